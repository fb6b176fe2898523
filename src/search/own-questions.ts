import type { IndexEntry } from '#src/collections/types.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { Spelling } from './spelling.ts';
import { wordsIn } from './words.ts';

/** Makes what finds the questions of our pages that a text repeats: the same words in whatever order, slips of spelling aside. Make it once. */
export function ownQuestions(
  { vocabulary, phrasesOfPage, entries }: InvertedIndex,
  spelling: Spelling,
): (text: string) => readonly IndexEntry[] {
  const asked = new Map<string, IndexEntry[]>();
  const known = new Set<number>();
  for (const { entry: number, words, isQuestion } of phrasesOfPage.flat()) {
    const entry = entries[number];
    // What else a question is called says less than the question.
    if (!isQuestion || !entry || known.has(number) || words.length < fewestWords) continue;
    known.add(number);
    const key = words.join(' ');
    asked.set(key, [...(asked.get(key) ?? []), entry]);
  }
  const readings = (word: string): readonly number[] => {
    const number = vocabulary.get(word);
    return number === undefined ? spelling.nearest(word).map((near) => vocabulary.get(near) ?? -1) : [number];
  };
  return (text) => {
    const words = wordsIn(text);
    if (words.length < fewestWords || words.length > mostWords) return [];
    const read = words.map(readings);
    if (read.filter(({ length }) => length > 1).length > mostDoubtful) return [];
    const ways = read.reduce<readonly (readonly number[])[]>(
      (begun, numbers) => begun.flatMap((one) => numbers.map((number) => [...one, number])),
      [[]],
    );
    return ways.flatMap((numbers) => asked.get(keyOf(numbers)) ?? []);
  };
}

const fewestWords = 3;
const mostWords = 40;
const mostDoubtful = 3;

const keyOf = (words: readonly number[]) => [...new Set(words)].sort((one, other) => one - other).join(' ');
