import { memoizeByText } from './memoize-by-text.ts';
import type { Span } from './traced-text.ts';

/** A word of a text as words are compared: small letters, without a plural s, with its place. */
export interface ComparableWord extends Span {
  readonly word: string;
}

/** Takes any text and returns its words and numbers in order, ready to be compared with others. Never throws. */
export const comparableWords = memoizeByText((text: string): readonly ComparableWord[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/gu)].map(({ 0: found, index }) => ({
    word: bare(found),
    start: index,
    end: index + found.length,
  })),
);

const bare = (word: string) => {
  const plain = word.replace(/['’]/g, '');
  return plain.length > 3 && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
};

/** Every place at which a phrase of content stands among words, as a stretch of the text. Takes the words of the text and the phrase as it is written. */
export function placesOf(words: readonly ComparableWord[], phrase: string): readonly Span[] {
  const sought = wordsOfPhrase(phrase);
  const [first] = sought;
  if (first === undefined || !words.some(({ word }) => word === first)) return [];
  return words.flatMap(({ start }, at) => {
    const last = words[at + sought.length - 1];
    const isHere = sought.every((word, offset) => words[at + offset]?.word === word);
    return isHere && last ? [{ start, end: last.end }] : [];
  });
}

/** Whether one of some phrases of content stands among words. Takes the words of the text and the phrases as they are written. */
export const hasAny = (words: readonly ComparableWord[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => placesOf(words, phrase).length > 0);

const known = new Map<string, readonly string[]>();

/** The words of a phrase, read once: every message is held against all phrases of content. */
function wordsOfPhrase(phrase: string): readonly string[] {
  const words = known.get(phrase) ?? comparableWords(phrase).map(({ word }) => word);
  known.set(phrase, words);
  return words;
}
