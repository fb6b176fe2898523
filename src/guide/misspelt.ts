import { nearestWord } from '#src/language/edit-distance.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * A short message with its misspelt words put right, as far as they lie near to words of the intents: "bok an apointment". Words that our
 * pages or the guide know stay. Undefined when nothing had to be put right.
 */
export function putRight(text: string, { intents, isEveryday, isSubject, isCue }: Knowledge): string | undefined {
  const words = wordsIn(text);
  if (words.length === 0 || words.length > longestMessage) return undefined;
  const right = words.map((word) => {
    if (/\d/.test(word) || isEveryday(word) || isSubject(word) || isCue(word)) return word;
    return (
      (word.length === 3 ? oneLetterShort(word, intents.vocabulary) : nearestWord(word, intents.vocabulary)) ?? word
    );
  });
  return right.every((word, at) => word === words[at]) ? undefined : right.join(' ');
}

const longestMessage = 12;

/** "bok" of "book": the only word of four letters that has these three in this order. */
function oneLetterShort(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const [first = '', second = '', third = ''] = word;
  const [only, another] = [...vocabulary].filter(
    (one) =>
      one.length === 4 && new RegExp(`^${first}.?${second}.?${third}.?$`, 'u').test(one) && one.startsWith(first),
  );
  return another === undefined ? only : undefined;
}
