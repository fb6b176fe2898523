import type { IndexEntry, KnowledgeEntry } from '#src/collections/types.ts';
import { wordsIn } from './words.ts';

/** What stands where: everything a search needs to know of the content, worked out when the site is built. Words go by their numbers. */
export interface ForwardIndex {
  /** The words of names and pages, in the order of the alphabet. */
  readonly vocabulary: readonly string[];
  readonly pages: readonly IndexedPage[];
}

export interface IndexedPage {
  /** Its address without hash. */
  readonly address: string;
  readonly entries: readonly IndexedEntry[];
  /** The words that merely stand on it, in rising order. */
  readonly bodyTerms: readonly number[];
}

export interface IndexedEntry {
  readonly entry: IndexEntry;
  /** The words of its name, then those of each other name; each once and in rising order. */
  readonly phrases: readonly (readonly number[])[];
}

/** Takes down what stands where in everything the guide knows. Entries of one page (a service and its questions) are put together. */
export function forwardIndex(knowledge: readonly KnowledgeEntry[]): ForwardIndex {
  const vocabulary = [
    ...new Set(knowledge.flatMap(({ name, names, words }) => [name, ...names, words].flatMap(wordsIn))),
  ].sort();
  const numbers = new Map(vocabulary.map((word, number) => [word, number]));
  // Across two texts no word is made: "10" and "b" are no "10b".
  const numbered = (...texts: readonly string[]) =>
    [...new Set(texts.flatMap(wordsIn).map((word) => numbers.get(word) ?? -1))].sort((one, other) => one - other);
  const indexed = ({ href, kind, name, names }: KnowledgeEntry, place: number): IndexedEntry => ({
    entry: {
      href,
      kind,
      // A page goes by its first entry. A question behind it needs no name: the page says it in full.
      name: place > 0 && kind === 'question' ? '' : name,
    },
    phrases: [numbered(name), ...distinct(names.map((one) => numbered(one)))],
  });
  const pages = [...byPage(knowledge)].map(([address, those]) => ({
    address,
    entries: those.map(indexed),
    bodyTerms: numbered(...those.map(({ words }) => words)),
  }));
  return { vocabulary, pages };
}

function byPage(knowledge: readonly KnowledgeEntry[]): ReadonlyMap<string, readonly KnowledgeEntry[]> {
  const pages = new Map<string, KnowledgeEntry[]>();
  for (const entry of knowledge) {
    const address = entry.href.split('#')[0] ?? entry.href;
    const known = pages.get(address);
    if (known) known.push(entry);
    else pages.set(address, [entry]);
  }
  return pages;
}

const distinct = (phrases: readonly (readonly number[])[]) => [
  ...new Map(phrases.map((words) => [words.join(' '), words])).values(),
];
