import { nearestWord } from '#src/language/edit-distance.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * A short message with its misspelt words put right, as far as they lie near to words of the intents: "bok an apointment". Words that our
 * pages or the guide know stay. Undefined when nothing had to be put right.
 */
export function putRight(text: string, { intents, isEveryday, isSubject, isCue }: Knowledge): string | undefined {
  const words = wordsIn(text);
  if (words.length > longestMessage) return undefined;
  const right = words.map((word) => {
    if (/\d/.test(word) || isEveryday(word) || isSubject(word) || isCue(word)) return word;
    const alike = [...intents.vocabulary].filter((one) => isAlike(one, word));
    return (word.length === 3 ? oneLetterShort(word, alike) : nearestWord(word, alike)) ?? word;
  });
  return right.every((word, at) => word === words[at]) ? undefined : right.join(' ');
}

const longestMessage = 12;

/** Slips are seldom in the first letter, and change the length by two at most. */
const isAlike = (one: string, word: string) =>
  one.startsWith(word.slice(0, 1)) && Math.abs(one.length - word.length) <= 2;

/** "bok" of "book": the only word of four letters that has these three in this order. */
function oneLetterShort(word: string, words: readonly string[]): string | undefined {
  const [, second = '', third = ''] = Array.from(word);
  const isLonger = (one: string) =>
    one.length === 4 &&
    one.indexOf(third, one.indexOf(second, 1) + 1) > one.indexOf(second, 1) &&
    one.indexOf(second, 1) > 0;
  const [only, another] = words.filter(isLonger);
  return another === undefined ? only : undefined;
}
