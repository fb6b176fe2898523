import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import type { Fact } from '#src/forms/fact.ts';
import { toldAmounts } from '#src/forms/told-amounts.ts';
import type { Reply } from '../model/reply.ts';
import { textBlock } from './blocks.ts';

/** Checks that are offered for figures, at most. */
const mostOffered = 3;

/**
 * What is said to a message that tells amounts and asks nothing: that they are noted, and which checks work with them. Takes the message, what was told before it, the last first, and
 * today. Undefined where it asks, names no amount, or no check takes what it tells. Never throws.
 */
export function notedFigures(text: string, facts: readonly Fact[], today: IstDate | undefined): Reply | undefined {
  const told = toldAmounts(text, decisions, facts, today);
  return (
    told && {
      outcome: 'answer',
      blocks: [textBlock(fillTemplate(words.noted, { figures: told.figures }))],
      links: [],
      chips: told.decisions.slice(0, mostOffered).map(({ heading }) => heading),
    }
  );
}
