import type { Parsed } from '#src/domain/parsed.ts';
import { amountPlaces } from './amount-reading.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { parseRupees } from './parse-rupees.ts';
import { tracedPlainText } from '#src/text/traced-plain-text.ts';
import type { Span } from '#src/text/traced-text.ts';

/** An amount that stands in a sentence, in whole rupees a year, or why it is none. */
export interface FoundAmount extends Span {
  readonly parsed: Parsed<number>;
  /** A bare small number: an amount only where one was asked for. */
  readonly weak: boolean;
}

const longestSentence = 2000;

/** Takes a sentence as typed and returns every amount in it with its place, in order. Never throws. */
export const findAmounts = memoizeByText((text: string): readonly FoundAmount[] =>
  amountPlaces(tracedPlainText(text.slice(0, longestSentence))).map(({ start, end, isWeak }) => ({
    start,
    end,
    parsed: parseRupees(text.slice(start, end)),
    weak: isWeak,
  })),
);
