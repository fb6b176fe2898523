import type { IndexEntry } from '#src/collections/types.ts';
import type { ForwardIndex } from './forward-index.ts';
import { wordsIn } from './words.ts';

/** How much a word counts by where it stands. */
const weights = { name: 1, alias: 0.95, answer: 0.7, words: 0.38 } as const;

/** What a word is worth by the most prominent place it has anywhere. */
function naming(prominence: number): number {
  if (prominence >= weights.name) return 1.3;
  if (prominence >= weights.alias) return 1;
  return prominence >= weights.answer ? 0.8 : 0.55;
}

/** A name, another name or a question of an entry, by the numbers of its words. */
export interface Phrase {
  readonly entry: number;
  readonly page: number;
  readonly words: readonly number[];
  readonly isQuestion: boolean;
}

/** Where a word stands: on which pages, how prominently at most, and in which phrases. */
export interface Postings {
  readonly pages: Map<number, number>;
  readonly phrases: number[];
}

export interface InvertedIndex {
  readonly entries: readonly IndexEntry[];
  /** Addresses without hash; each is a page that can be found. */
  readonly pages: readonly string[];
  readonly entriesOfPage: readonly (readonly number[])[];
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly postings: readonly Postings[];
  readonly phrases: readonly Phrase[];
  /** How telling each word is: high for words that few pages have, higher for words that name a page than for words that merely stand on one. */
  readonly rarity: readonly number[];
}

/** Turns what stands where round: from words to pages and phrases. Entries of one page count as one. Takes a few milliseconds; make it once. */
export function invertedIndex({ vocabulary: words, pages }: ForwardIndex): InvertedIndex {
  const vocabulary = new Map(words.map((word, number) => [word, number]));
  const postings = words.map((): Postings => ({ pages: new Map(), phrases: [] }));
  const phrases: Phrase[] = [];
  const entries: IndexEntry[] = [];

  const numberOf = (word: string): number => {
    const known = vocabulary.get(word);
    if (known !== undefined) return known;
    vocabulary.set(word, postings.length);
    return postings.push({ pages: new Map(), phrases: [] }) - 1;
  };
  const note = (numbers: readonly number[], page: number, weight: number) => {
    for (const number of numbers) {
      const places = postings[number]?.pages;
      if ((places?.get(page) ?? 0) < weight) places?.set(page, weight);
    }
  };

  const entriesOfPage = pages.map(({ entries: those, said }, page) => {
    const numbers = those.map(({ entry, phrases: names }) => {
      const number = entries.push(entry) - 1;
      const isQuestion = entry.kind === 'question';
      names.forEach((name, at) => {
        note(name, page, at > 0 ? weights.alias : isQuestion ? weights.answer : weights.name);
        const place = phrases.push({ entry: number, page, words: name, isQuestion }) - 1;
        for (const word of name) postings[word]?.phrases.push(place);
      });
      note(wordsIn(entry.answer).map(numberOf), page, isQuestion ? weights.words : weights.answer);
      return number;
    });
    note(said, page, weights.words);
    return numbers;
  });

  const rarity = postings.map(({ pages: places }) => {
    const seldom = Math.log(1 + (pages.length - places.size + 0.5) / (places.size + 0.5));
    return seldom * naming(Math.max(...places.values()));
  });
  return { entries, pages: pages.map(({ address }) => address), entriesOfPage, vocabulary, postings, phrases, rarity };
}
