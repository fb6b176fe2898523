import { nearestWord } from '#src/text/edit-distance.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/**
 * A short message with its misspelt words put right where they stand, as far as they lie near to words of the intents or to `others`: "bok an
 * apointment". Words that our pages or the guide know stay. Undefined when nothing had to be put right.
 */
export function putRight(
  text: string,
  { intents, isEveryday, isSubject, isCue }: Knowledge,
  others: readonly string[] = [],
): string | undefined {
  if (wordsIn(text).length > longestMessage) return undefined;
  const ours = byInitial(intents.vocabulary);
  const right = text.replace(/(?<![^\s,.!?])\p{L}+(?![^\s,.!?])/gu, (written) => {
    const [word = ''] = wordsIn(written);
    if (isEveryday(word) || isSubject(word) || isCue(word) || others.includes(word)) return written;
    const initial = word.slice(0, 1);
    const alike = [
      ...(ours.get(initial) ?? []),
      ...others.filter((one) => one.startsWith(initial) && !intents.vocabulary.has(one)),
    ].filter((one) => isNearInLength(one, word));
    return (word.length === 3 ? oneLetterShort(word, alike) : nearestWord(word, alike)) ?? written;
  });
  return right === text ? undefined : right;
}

const longestMessage = 12;

const known = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

/** The words of a list by their first letter, in which slips are seldom. */
function byInitial(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const made = known.get(words);
  if (made) return made;
  const lists = new Map<string, string[]>();
  for (const word of words) lists.set(word.slice(0, 1), [...(lists.get(word.slice(0, 1)) ?? []), word]);
  known.set(words, lists);
  return lists;
}

/** A slip changes the length by two at most. */
const isNearInLength = (one: string, word: string) => Math.abs(one.length - word.length) <= 2;

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
