import words from 'content:vocabulary-amounts';
import numbers from 'content:vocabulary-numbers';
import small from 'content:vocabulary-small';
import { numberPart, partsPerRupee, type NumberPart } from './amount-value.ts';
import { nearestWord } from '#src/text/edit-distance.ts';
import { numberShift } from '../number/number-words.ts';
import { wordSet } from '#src/text/word-lists.ts';

/** What a word other than a number tells about an amount. */
export type AmountMark =
  | 'currency'
  | 'month'
  | 'year'
  | 'otherPeriod'
  | 'otherMoney'
  | 'below'
  | 'limit'
  | 'subject'
  | 'article'
  | 'noun'
  | 'denied'
  | 'filler'
  | 'nothing'
  | 'unknown';

const sizes = {
  billion: 1_000_000_000n,
  crore: 10_000_000n,
  million: 1_000_000n,
  lakh: 100_000n,
  thousand: 1000n,
  hundred: 100n,
} as const;

type Scale = readonly [size: bigint, meansOne: boolean];

const scaleRows = (roles: Readonly<Partial<Record<keyof typeof sizes, string>>>, meansOne: boolean) =>
  (Object.keys(roles) as (keyof typeof sizes)[]).flatMap((name) =>
    (roles[name] ?? '').split('|').map((word) => [word, [sizes[name], meansOne] as Scale] as const),
  );

const scales: ReadonlyMap<string, Scale> = new Map([
  ...scaleRows({ ...words.scales, lakh: `${words.scales.lakh}|l|lpa|lpm` }, false),
  ...scaleRows(words.single, true),
]);

const halves = wordSet(numbers.halves);
const point = wordSet(numbers.point);

/** The words of each mark; before them, those that `amount-tokens` writes in place of signs and abbreviations. */
const rows: readonly (readonly [AmountMark, ...(readonly string[])])[] = [
  ['filler', small, words.besides],
  ['currency', 'rs|inr', words.currency],
  ['month', 'month|pm', words.month, words.everyMonth],
  ['year', 'pa', words.year],
  ['otherPeriod', 'quarter', words.otherPeriod],
  ['otherMoney', 'dollars', words.otherMoney],
  ['below', words.below],
  ['below', words.minus],
  ['limit', words.limit],
  ['subject', words.otherSubjects],
  ['subject', words.ages],
  ['subject', words.share],
  ['article', 'a|an'],
  ['noun', words.incomes, words.rents, words.purposes],
  ['denied', words.denied],
  ['nothing', words.nothing],
];

const marks: ReadonlyMap<string, AmountMark> = new Map(
  rows.flatMap(([mark, ...roles]) => [...wordSet(...roles)].map((word) => [word, mark] as const)),
);

const knownLongFillers = [...marks].flatMap(([word, mark]) =>
  (mark === 'filler' || mark === 'noun') && word.length >= 5 ? [word] : [],
);
const knownLongScales = ['lakhs', 'lakh', 'crore', 'crores', 'thousand', 'hundred'];

/**
 * Takes a word from `plainText` and whether it stands right behind a number. Returns the piece
 * of a number it is ('lakh', 'twelve', 'dedh', 'half'), or undefined. Behind a number a
 * misspelt 'lakh' still counts.
 */
export function amountPart(word: string, afterNumber: boolean): NumberPart | undefined {
  const scale = scales.get(word) ?? scaleTypo(word, afterNumber);
  if (scale !== undefined) return { kind: 'scale', size: scale[0], meansOne: scale[1] };
  const shift = numberShift(word);
  if (shift !== undefined) {
    const inParts = (hundredths: bigint | null) => hundredths && (partsPerRupee / 100n) * hundredths;
    return { kind: 'shift', alone: inParts(shift.alone), added: inParts(shift.added) };
  }
  if (halves.has(word)) return { kind: 'half' };
  return point.has(word) ? { kind: 'point' } : numberPart(word);
}

function scaleTypo(word: string, afterNumber: boolean): readonly [bigint, boolean] | undefined {
  if (!afterNumber || marks.has(word) || numberPart(word) !== undefined) return undefined;
  const meant = nearestWord(word, knownLongScales);
  return meant === undefined ? undefined : scales.get(meant);
}

/** Takes a word that is no piece of a number and returns what it tells about the amount. */
export function amountMark(word: string): AmountMark {
  const known = marks.get(word);
  if (known !== undefined) return known;
  return nearestWord(word, knownLongFillers) === undefined ? 'unknown' : 'filler';
}
