import type { KnowledgeEntry, PackedIndex } from '#src/collections/types.ts';
import { atOnce, type Stepwise } from '#src/domain/stepwise.ts';
import type { ForwardIndex, IndexedEntry, IndexedPage } from './forward-index.ts';
import { packRising, unpackRising } from './packed-numbers.ts';

/** A question that stands on its page is `n`; one of the FAQ, and a term, is `q`, and goes by the address of its page. */
const signs = { service: 's', category: 'c', topic: 't', article: 'a', page: 'p', question: 'q' } as const;
const onPage = 'n';
const kinds = new Map(Object.entries(signs).map(([kind, sign]) => [sign as string, kind as KnowledgeEntry['kind']]));

/**
 * Writes an index so that it compresses well: words share their beginnings, numbers are the gaps to the ones before, and the words of a
 * phrase are counted among the words that name something on its page, the commonest first. Questions on a page must be numbered from 1.
 */
export function packIndex({ vocabulary, pages }: ForwardIndex): PackedIndex {
  const namedBy = turned(
    pages.map((page) => [...new Set(page.entries.flatMap(({ phrases }) => phrases.flat()))]),
    vocabulary.length,
  );
  const places = localWords(namedBy, pages.length).map((words) => new Map(words.map((word, place) => [word, place])));
  return {
    vocabulary: vocabulary.map((word, at) => sharedStart(word, vocabulary[at - 1] ?? '')).join(''),
    pages: pages.map(({ address }) => address).join(' '),
    entries: pages.map((page) => page.entries.map(signOf).join('')).join(' '),
    names: pages.flatMap((page) => page.entries.filter(isNamed).map(({ entry }) => entry.name)),
    nameTerms: namedBy.map(packRising).join(' '),
    bodyTerms: turned(
      pages.map(({ bodyTerms }) => bodyTerms),
      vocabulary.length,
    )
      .map(packRising)
      .join(' '),
    phrases: pages
      .flatMap((page, number) => page.entries.map((entry) => packedPhrases(entry, places[number])))
      .join('!'),
  };
}

const isNamed = ({ entry: { kind } }: IndexedEntry, place: number) => place === 0 || kind !== 'question';

function packedPhrases({ phrases }: IndexedEntry, places: ReadonlyMap<number, number> | undefined): string {
  return phrases.map((words) => packRising(inRisingOrder(words.map((word) => places?.get(word) ?? 0)))).join(' ');
}

/** Reads what `packIndex` wrote. Throws where the text ends too early. */
export const unpackIndex = (packed: PackedIndex): ForwardIndex => atOnce(unpackIndexStepwise(packed));

/** Reads what `packIndex` wrote, in steps. Throws where the text ends too early. */
export function* unpackIndexStepwise(packed: PackedIndex): Stepwise<ForwardIndex> {
  const addresses = listed(packed.pages);
  const signsOf = listed(packed.entries);
  const names = packed.names.values();
  const phrases = packed.phrases.split('!').values();
  const namedBy = packed.nameTerms.split(' ').map(unpackRising);
  yield;
  const local = localWords(namedBy, addresses.length);
  yield;
  const bodyTerms = turned(packed.bodyTerms.split(' ').map(unpackRising), addresses.length);
  yield;
  const vocabulary = wholeWords(packed.vocabulary);

  const pages: IndexedPage[] = [];
  for (const [number, address] of addresses.entries()) {
    if (number % pagesOfStep === 0) yield;
    let asked = 0;
    const pageSigns = signsOf[number] ?? '';
    const entries = Array.from(pageSigns, (sign, place): IndexedEntry => {
      const kind = kinds.get(sign) ?? 'question';
      const entry = {
        href: sign === onPage ? questionAddress(address, (asked += 1)) : address,
        kind,
        name: place === 0 || kind !== 'question' ? next(names) : '',
      };
      return {
        entry,
        phrases: next(phrases)
          .split(' ')
          .map((text) => inRisingOrder(unpackRising(text).map((place) => local[number]?.[place] ?? 0))),
      };
    });
    pages.push({ address, entries, bodyTerms: bodyTerms[number] ?? [] });
  }
  return { vocabulary, pages };
}

const pagesOfStep = 30;

const questionAddress = (page: string, number: number) => `${page}#question-${number}`;

const signOf = ({ entry: { kind, href } }: IndexedEntry): string =>
  kind === 'question' && href.includes('#') ? onPage : signs[kind];

const listed = (text: string) => (text === '' ? [] : text.split(' '));
const inRisingOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

function next(texts: Iterator<string, undefined>): string {
  const { value } = texts.next();
  if (value === undefined) throw new Error('the packed index ends too early');
  return value;
}

/** How many letters a word shares with the one before it, as a capital letter, and the rest of it. */
function sharedStart(word: string, before: string): string {
  let shared = 0;
  while (shared < 25 && shared < before.length && before[shared] === word[shared]) shared += 1;
  return String.fromCharCode(65 + shared) + word.slice(shared);
}

function wholeWords(text: string): string[] {
  let last = '';
  return [...text.matchAll(/([A-Z])([^A-Z]*)/g)].map(
    ([, shared = 'A', rest = '']) => (last = last.slice(0, shared.charCodeAt(0) - 65) + rest),
  );
}

/** The words that name something on each page, the ones that name most pages first. */
function localWords(namedBy: readonly (readonly number[])[], pages: number): readonly (readonly number[])[] {
  const lists = Array.from({ length: pages }, (): number[] => []);
  [...namedBy.entries()]
    .sort(([, those], [, others]) => others.length - those.length)
    .forEach(([word, those]) => {
      those.forEach((page) => lists[page]?.push(word));
    });
  return lists;
}

/** Rows of column numbers, read by column: which rows have it, in rising order. */
function turned(rows: readonly (readonly number[])[], columns: number): number[][] {
  const lists = Array.from({ length: columns }, (): number[] => []);
  rows.forEach((row, number) => {
    row.forEach((column) => lists[column]?.push(number));
  });
  return lists;
}
