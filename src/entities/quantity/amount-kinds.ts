import figures from 'content:vocabulary-figures';
import words from 'content:vocabulary-kinds';
import { findQuantities } from './find-quantities.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { comparableWords, placesOf } from '#src/text/comparable-words.ts';
import { between, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

/** What an amount may be of: income, turnover, profit, the price of a house … */
export type AmountKind = keyof typeof words;

const kinds = (Object.keys(words) as readonly AmountKind[]).map((kind) => [kind, [...wordSet(words[kind])]] as const);

/**
 * What an amount in a sentence is of, by the nearest word in its clause that names such a thing, of two the one ahead of it, then the longer: the price, in "a flat of 85 lakh", and rent, in "rental income of 5 lakh". A word that only
 * tells more of the one before it names nothing: "gain on shares". Nor does what is worked out on the amount: "tax comes on 12 lakh". Takes the sentence and where the amount stands.
 * Returns undefined where its clause names nothing of the kind.
 */
export function amountKindAt(text: string, amount: Span): AmountKind | undefined {
  const clause = clauseAt(text, amount);
  const said = comparableWords(text).filter(({ start, end }) => clause.start <= start && end <= clause.end);
  const named = kinds.flatMap(([kind, phrases]) =>
    phrases
      .flatMap((phrase) => placesOf(said, phrase))
      .map((place) => ({ kind, ...place, distance: between(place, amount), length: place.end - place.start })),
  );
  const tellsMore = ({ start }: Span) => named.some(({ end }) => end < start && further.test(text.slice(end, start)));
  const isWorkedOut = ({ end }: Span) => workedOut.test(text.slice(end, amount.start));
  // "Shares 4.2 lakh profit": what was sold tells least, unless the word behind belongs to the next amount.
  const isBehind = ({ start, end, kind }: (typeof named)[number]) =>
    start > amount.start ? (ofNext.test(text.slice(end)) ? 3 : 1) : kind === 'price' ? 2 : 0;
  const [nearest] = named
    .filter((one) => !tellsMore(one) && !isWorkedOut(one))
    .toSorted(
      (one, other) => one.distance - other.distance || isBehind(one) - isBehind(other) || other.length - one.length,
    );
  // "I sell my shares, 2 lakh profit"
  return nearest?.kind === 'profit' && sells.test(text) && assets.test(text) ? 'gain' : nearest?.kind;
}

const ofNext = new RegExp(`^\\s*(?:${anyOf(figures.further)}\\s+)?₹?\\d`, 'iu');

const sells = new RegExp(anyWord(figures.selling), 'iu');
const assets = new RegExp(`(?<!\\p{L})${anyOf(words.price)}s?(?!\\p{L})`, 'iu');

const further = new RegExp(`^\\s+${anyOf(figures.further, figures.workedOut)}\\s+$`, 'iu');

const workedOut = new RegExp(`^\\s+${anyOf(figures.workedOut)}\\s+$`, 'iu');

/** Whether an amount of a text is of one of some kinds. */
export const tellsAmountOf = (text: string, wanted: ReadonlySet<AmountKind>): boolean =>
  findQuantities(text).some((amount) => {
    const kind = amountKindAt(text, amount);
    return kind !== undefined && wanted.has(kind);
  });

/** The kinds that words name. */
export const amountKindsOf = (phrases: readonly string[]): ReadonlySet<AmountKind> =>
  new Set(kinds.flatMap(([kind, own]) => (own.some((word) => phrases.includes(word)) ? [kind] : [])));
