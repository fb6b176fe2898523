import type { KnowledgeEntry } from '#src/collections/types.ts';
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
  readonly entries: readonly KnowledgeEntry[];
  /** Addresses without hash; each is a page that can be found. */
  readonly pages: readonly string[];
  readonly entriesOfPage: readonly (readonly number[])[];
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly postings: readonly Postings[];
  readonly phrases: readonly Phrase[];
  /** How telling each word is: high for words that few pages have, higher for words that name a page than for words that merely stand on one. */
  readonly rarity: readonly number[];
}

/** Builds the index over everything the guide knows. Entries of one page (a service and its questions) count as one. */
export function invertedIndex(entries: readonly KnowledgeEntry[]): InvertedIndex {
  const vocabulary = new Map<string, number>();
  const postings: Postings[] = [];
  const phrases: Phrase[] = [];
  const pages: string[] = [];
  const pageNumbers = new Map<string, number>();
  const entriesOfPage: number[][] = [];

  const numberOf = (word: string): number => {
    const known = vocabulary.get(word);
    if (known !== undefined) return known;
    vocabulary.set(word, postings.length);
    postings.push({ pages: new Map(), phrases: [] });
    return postings.length - 1;
  };
  const note = (text: string, page: number, weight: number): number[] =>
    wordsIn(text).map((word) => {
      const number = numberOf(word);
      const places = postings[number]?.pages;
      if ((places?.get(page) ?? 0) < weight) places?.set(page, weight);
      return number;
    });

  entries.forEach((entry, number) => {
    const address = entry.href.split('#')[0] ?? entry.href;
    const page = pageNumbers.get(address) ?? pages.push(address) - 1;
    pageNumbers.set(address, page);
    (entriesOfPage[page] ??= []).push(number);

    const addPhrase = (text: string, weight: number) => {
      const words = [...new Set(note(text, page, weight))];
      const place = phrases.push({ entry: number, page, words, isQuestion: entry.kind === 'question' }) - 1;
      for (const word of words) postings[word]?.phrases.push(place);
    };
    addPhrase(entry.name, entry.kind === 'question' ? weights.answer : weights.name);
    for (const name of entry.names) addPhrase(name, weights.alias);
    note(entry.answer, page, entry.kind === 'question' ? weights.words : weights.answer);
    note(entry.words, page, weights.words);
  });

  const rarity = postings.map(({ pages: places }) => {
    const seldom = Math.log(1 + (pages.length - places.size + 0.5) / (places.size + 0.5));
    return seldom * naming(Math.max(...places.values()));
  });
  return { entries, pages, entriesOfPage, vocabulary, postings, phrases, rarity };
}
