import words from 'content:vocabulary-numbers';
import { englishBelowTwenty, englishTens } from '#src/domain/english-numbers.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** A word that stands for a number. Words of other tongues are also everyday words, so alone they prove nothing. */
export interface NumberWord {
  readonly value: number;
  readonly english: boolean;
}

const english: readonly (readonly [string, number])[] = [
  ...englishBelowTwenty.map((word, value) => [word, value] as const),
  ...englishTens.map((word, index) => [word, (index + 2) * 10] as const),
];

const written = (rows: typeof words.hindi, isEnglish: boolean) =>
  rows.flatMap((row) => row.words.split('|').map((word) => [word, { value: row.number, english: isEnglish }] as const));

const numberWords: ReadonlyMap<string, NumberWord> = new Map([
  ...written(words.telugu, false),
  ...written(words.hindi, false),
  ...written(words.misspelt, true),
  ...english.map(([word, value]) => [word, { value, english: true }] as const),
]);

/** The digits as a telephone number is spoken. */
export const spokenDigits: readonly string[] = [...numberWords].flatMap(([word, { value }]) =>
  value < 10 ? [word] : [],
);

const repeatedDigit = new RegExp(
  `(?<!\\p{L})(?:(${anyOf(words.twice)})|${anyOf(words.thrice)})\\s+(${anyOf(...spokenDigits)}|\\d)(?!\\p{L})`,
  'gu',
);
const spokenDigit = new RegExp(anyWord(...spokenDigits), 'gu');

/** A pattern piece for what a digit that is said more than once begins with. */
export const repeating = anyOf(words.twice, words.thrice);

/** Takes text in small letters and returns it with the digits of a spoken number in figures: "double nine" as "9 9". */
export const digitsAsFigures = (text: string): string =>
  text
    .replace(repeatedDigit, (_, double: string | undefined, digit: string) =>
      Array<string>(double === undefined ? 3 : 2)
        .fill(digit)
        .join(' '),
    )
    .replace(spokenDigit, (word) => String(numberWord(word)?.value ?? word));

/** Endings with which a number word counts a half more: "rendunnara". */
const halfEnding = new RegExp(`${anyOf(words.halfEndings)}$`, 'u');

/**
 * Takes one word from `plainText` and returns the number from 0 to 90 it stands for in English,
 * Hindi or Telugu (romanised or in its own script), or undefined.
 */
export function numberWord(word: string): NumberWord | undefined {
  return numberWords.get(word);
}

/** Takes a word that says a number and a half in one, such as "rendunnara". Returns the whole number, or undefined for any other word. */
export function numberAndHalf(word: string): NumberWord | undefined {
  return halfEnding.test(word) ? numberWord(word.replace(halfEnding, '')) : undefined;
}

/** What a word does to the number behind it, counted in hundredths: what it means right before a scale, and what it adds. */
export interface Shift {
  readonly alone: bigint | null;
  readonly added: bigint | null;
}

const shifts: ReadonlyMap<string, Shift> = new Map(
  (
    [
      [words.oneAndHalf, 150n, null],
      [words.twoAndHalf, 250n, null],
      [words.halfMore, null, 50n],
      [words.quarterMore, 125n, 25n],
      [words.quarterLess, 75n, -25n],
    ] as const
  ).flatMap(([role, alone, added]) => role.split('|').map((word) => [word, { alone, added }] as const)),
);

/** Takes one word from `plainText`. Returns what it does to the number behind it ("sadhe", "dedh"), or undefined. */
export function numberShift(word: string): Shift | undefined {
  return shifts.get(word);
}
