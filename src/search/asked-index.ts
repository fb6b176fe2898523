import type { PackedAsked, PagePassages } from '#src/collections/types.ts';
import { spreadNumber } from '#src/text/text-number.ts';
import { candidatesOf, type Candidate } from './passage-candidates.ts';
import { heardIn } from './heard-words.ts';
import { packNumbers, packRising, unpackNumbers, unpackRising } from './packed-numbers.ts';

/**
 * By which words the passages of all pages are asked. A word is kept as a number, so that neither the words nor the phrases travel; two words in a hundred
 * share theirs with another.
 */
export interface AskedIndex {
  readonly pages: readonly string[];
  /** The page of each passage, by the number of that. */
  readonly pageOf: readonly number[];
  /** The kind of each passage. */
  readonly kindOf: readonly Candidate['kind'][];
  /** In how many of the messages that are not ours each word stands, and how many there are. */
  readonly outside: { readonly held: ReadonlyMap<number, number>; readonly all: number };
  /** The passages that are asked by a word: in their numbers, with how many in ten of their phrases have it. */
  readonly postings: ReadonlyMap<number, { readonly passages: readonly number[]; readonly shares: readonly number[] }>;
}

const firstKind = 'a'.charCodeAt(0);
const kindNames: readonly Candidate['kind'][] = [
  'question',
  'fact',
  'date',
  'step',
  'time',
  'fee',
  'point',
  'paragraph',
  'line',
  'row',
  'definition',
  'lead',
  'section',
  'process',
  'who-list',
  'includes-list',
  'documents',
  'dates',
];

const wordBits = 18;
const mostShare = 3;

/** The number that stands for a word. */
export const wordNumber = (word: string): number => spreadNumber(word, wordBits);

/** The words by which each passage of a page is asked, with the share of its phrases that have each: its question counts as one. */
function askedWords(page: PagePassages, href: string): readonly ReadonlyMap<string, number>[] {
  return candidatesOf(page, href).map(({ title }, number) => wordShares(phrasesOf(page, number, title).map(heardIn)));
}

/** The words of phrases, with the share of the phrases that have each. */
export function wordShares(phrases: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const phrase of phrases)
    for (const word of new Set(phrase)) shares.set(word, (shares.get(word) ?? 0) + 1 / phrases.length);
  return shares;
}

/** What a passage is asked: its own question or heading, and the phrases of content/guide/asked. */
export const phrasesOf = ({ asked }: PagePassages, number: number, title: string): readonly string[] =>
  [title, ...(asked[number] ?? '').split('|')].filter((phrase) => phrase !== '');

/** Packs by which words the passages of all pages are asked. Takes what the pages say, by address, and what people say that is not ours. */
export function packAsked(pages: ReadonlyMap<string, PagePassages>, outside: readonly string[]): PackedAsked {
  const words = new Map<number, { passages: number[]; shares: number[] }>();
  const counts: number[] = [];
  let kinds = '';
  let passage = 0;
  for (const [href, page] of pages) {
    kinds += candidatesOf(page, href)
      .map(({ kind }) => String.fromCharCode(firstKind + kindNames.indexOf(kind)))
      .join('');
    const asked = askedWords(page, href);
    counts.push(asked.length);
    for (const one of asked) {
      const shares = new Map<number, number>();
      for (const [word, share] of one) shares.set(wordNumber(word), Math.max(shares.get(wordNumber(word)) ?? 0, share));
      for (const [word, share] of shares) {
        const held = words.get(word) ?? { passages: [], shares: [] };
        words.set(word, held);
        held.passages.push(passage);
        held.shares.push(Math.min(mostShare, Math.floor(share * (mostShare + 1))));
      }
      passage += 1;
    }
  }
  const others = new Map<number, number>();
  for (const said of outside)
    for (const word of new Set(heardIn(said).map(wordNumber))) others.set(word, (others.get(word) ?? 0) + 1);
  const sortedOthers = [...others].sort(([one], [other]) => one - other);
  const sorted = [...words].sort(([one], [other]) => one - other);
  return {
    pages: [...pages.keys()].join(' '),
    counts: packNumbers(counts),
    kinds,
    words: packRising(sorted.map(([word]) => word)),
    held: packNumbers(sorted.map(([, { passages }]) => passages.length)),
    passages: sorted.map(([, { passages }]) => packRising(passages)).join(''),
    outside: outside.length,
    outsideWords: packRising(sortedOthers.map(([word]) => word)),
    outsideHeld: packNumbers(sortedOthers.map(([, count]) => count)),
    shares: sorted.map(([, { shares }]) => shares.join('')).join(''),
  };
}

/** Reads what `packAsked` wrote. */
export function unpackAsked(packed: PackedAsked): AskedIndex {
  const { pages, counts, kinds, words, held, passages, shares } = packed;
  const lengths = unpackNumbers(held);
  const gaps = unpackNumbers(passages);
  let at = 0;
  const postings = unpackRising(words).map((word, number) => {
    const length = lengths[number] ?? 0;
    let last = -1;
    const own = gaps.slice(at, at + length).map((gap) => (last += gap + 1));
    const shareOf = Array.from(shares.slice(at, at + length), (share) => (Number(share) + 1) / (mostShare + 1));
    at += length;
    return [word, { passages: own, shares: shareOf }] as const;
  });
  const others = unpackNumbers(packed.outsideHeld);
  return {
    pages: pages.split(' '),
    pageOf: unpackNumbers(counts).flatMap((count, page) => Array.from({ length: count }, () => page)),
    outside: {
      held: new Map(unpackRising(packed.outsideWords).map((word, at) => [word, others[at] ?? 0])),
      all: packed.outside,
    },
    kindOf: Array.from(kinds, (sign) => kindNames[sign.charCodeAt(0) - firstKind] ?? 'paragraph'),
    postings: new Map(postings),
  };
}
