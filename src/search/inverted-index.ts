import type { IndexEntry } from '#src/collections/types.ts';
import { atOnce, type Stepwise } from '#src/domain/stepwise.ts';
import type { ForwardIndex } from './forward-index.ts';

/**
 * How much a word counts for a page by where it stands there. A word out of another name counts little by itself:
 * another name is a whole, and as a whole it is compared with the question.
 */
const weights = { name: 1, alias: 0.66, answer: 0.65, words: 0.38 } as const;

/** Whether a word that stands on a page so prominently may be in one of its names or questions, rather than in its text alone. */
export const mayStandInPhrase = (prominence: number): boolean => prominence > weights.words;

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
  /** How telling its words are together. */
  readonly mass: number;
}

/** Where a word stands: on which pages, in rising order, and how prominently at most on each. */
export interface Postings {
  readonly pages: readonly number[];
  readonly prominence: readonly number[];
}

export interface InvertedIndex {
  readonly entries: readonly IndexEntry[];
  /** Addresses without hash; each is a page that can be found. */
  readonly pages: readonly string[];
  readonly entriesOfPage: readonly (readonly number[])[];
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly postings: readonly Postings[];
  readonly phrasesOfPage: readonly (readonly Phrase[])[];
  /** How telling each word is: high for words that few pages have, higher for words that name a page than for words that merely stand on one. */
  readonly rarity: readonly number[];
}

/** Turns what stands where round: from words to pages and phrases. Entries of one page count as one. Takes a few milliseconds; make it once. */
export const invertedIndex = (forward: ForwardIndex): InvertedIndex => atOnce(invertedIndexStepwise(forward));

/** Turns what stands where round, as `invertedIndex` does, in steps. */
export function* invertedIndexStepwise({ vocabulary: words, pages }: ForwardIndex): Stepwise<InvertedIndex> {
  const vocabulary = new Map(words.map((word, number) => [word, number]));
  const postings = words.map(emptyPostings);
  const entries: IndexEntry[] = [];

  const note = (numbers: readonly number[], page: number, weight: number) => {
    for (const number of numbers) {
      const { pages: places, prominence } = postings[number] ?? emptyPostings();
      const last = places.length - 1;
      if (places[last] === page) prominence[last] = Math.max(prominence[last] ?? 0, weight);
      else prominence[places.push(page) - 1] = weight;
    }
  };

  const entriesOfPage: (readonly number[])[] = [];
  for (const [page, { entries: those, bodyTerms }] of pages.entries()) {
    if (page % pagesOfStep === 0) yield;
    const numbers = those.map(({ entry, phrases }) => {
      const isQuestion = entry.kind === 'question';
      phrases.forEach((phrase, at) => {
        note(phrase, page, at > 0 ? weights.alias : isQuestion ? weights.answer : weights.name);
      });
      return entries.push(entry) - 1;
    });
    note(bodyTerms, page, weights.words);
    entriesOfPage.push(numbers);
  }

  yield;

  const rarity = postings.map(({ pages: places, prominence }) => {
    const seldom = Math.log(1 + (pages.length - places.length + 0.5) / (places.length + 0.5));
    return seldom * naming(Math.max(...prominence));
  });
  yield;
  const phrasesOfPage = pages.map(({ entries: those }, page) =>
    those.flatMap(({ entry, phrases }, at): Phrase[] =>
      phrases.map((phrase) => ({
        entry: entriesOfPage[page]?.[at] ?? 0,
        page,
        words: phrase,
        isQuestion: entry.kind === 'question',
        mass: phrase.reduce((sum, word) => sum + (rarity[word] ?? 0), 0),
      })),
    ),
  );
  return {
    entries,
    pages: pages.map(({ address }) => address),
    entriesOfPage,
    vocabulary,
    postings,
    phrasesOfPage,
    rarity,
  };
}

const pagesOfStep = 30;

const emptyPostings = (): { readonly pages: number[]; readonly prominence: number[] } => ({
  pages: [],
  prominence: [],
});
