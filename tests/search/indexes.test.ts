import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry } from '#src/collections/types.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { packIndex } from '#src/search/packed-index.ts';

/** A page with a question of its own and two terms, a page that lends one of its words, and a page of one question alone. */
const entries: readonly KnowledgeEntry[] = [
  { kind: 'service', href: '/bread', name: 'Rye Bread', names: ['loaf', 'loaf'], words: 'oven yeast rye' },
  { kind: 'question', href: '/bread#question-1', name: 'Freeze loaf', names: [], words: '' },
  { kind: 'question', href: '/bread', name: 'Crumb', names: [], words: 'inside' },
  { kind: 'question', href: '/bread', name: 'Crust', names: [], words: '' },
  { kind: 'page', href: '/shop', name: 'Shop', names: ['oven'], words: 'bread yeast' },
  { kind: 'question', href: '/faq', name: 'Sunday', names: ['rest day'], words: 'freeze' },
];
const forward = forwardIndex(entries);
const number = (word: string) => forward.vocabulary.indexOf(word);

describe('what stands where', () => {
  it('is taken down page by page, each name once, and a question behind its page goes without', () => {
    const built = forwardIndex(entries);
    expect(built.vocabulary).toEqual([...built.vocabulary].sort());
    const words = (numbers: readonly number[]) => numbers.map((at) => built.vocabulary[at]);
    expect(
      built.pages.map(({ address, entries: those, bodyTerms }) => [
        address,
        words(bodyTerms),
        those.map(({ entry, phrases }) => [entry, phrases.map(words)]),
      ]),
    ).toEqual([
      [
        '/bread',
        ['inside', 'oven', 'rye', 'yeast'],
        [
          [{ kind: 'service', href: '/bread', name: 'Rye Bread' }, [['bread', 'rye'], ['loaf']]],
          [{ kind: 'question', href: '/bread#question-1', name: '' }, [['freeze', 'loaf']]],
          [{ kind: 'question', href: '/bread', name: '' }, [['crumb']]],
          [{ kind: 'question', href: '/bread', name: '' }, [['crust']]],
        ],
      ],
      ['/shop', ['bread', 'yeast'], [[{ kind: 'page', href: '/shop', name: 'Shop' }, [['shop'], ['oven']]]]],
      ['/faq', ['freeze'], [[{ kind: 'question', href: '/faq', name: 'Sunday' }, [['sunday'], ['day', 'rest']]]]],
    ]);
  });
});

describe('the same turned round', () => {
  it('tells on which pages a word stands, and how prominently at most', () => {
    const { postings, vocabulary } = invertedIndex(forward);
    const of = (word: string) => postings[vocabulary.get(word) ?? -1];
    expect(
      ['rye', 'loaf', 'bread', 'freeze', 'oven', 'yeast', 'sunday', 'rest'].map((word) => [word, of(word)]),
    ).toEqual([
      ['rye', { pages: [0], prominence: [1] }],
      ['loaf', { pages: [0], prominence: [0.66] }],
      ['bread', { pages: [0, 1], prominence: [1, 0.38] }],
      ['freeze', { pages: [0, 2], prominence: [0.65, 0.38] }],
      ['oven', { pages: [0, 1], prominence: [0.38, 0.66] }],
      ['yeast', { pages: [0, 1], prominence: [0.38, 0.38] }],
      ['sunday', { pages: [2], prominence: [0.65] }],
      ['rest', { pages: [2], prominence: [0.66] }],
    ]);
  });

  it('finds a word more telling the fewer pages have it and the more it names', () => {
    const { rarity } = invertedIndex(forward);
    const seldom = (pages: number) => Math.log(1 + (3 - pages + 0.5) / (pages + 0.5));
    expect(['rye', 'bread', 'oven', 'freeze', 'yeast'].map((word) => rarity[number(word)])).toEqual([
      seldom(1) * 1.3,
      seldom(2) * 1.3,
      seldom(2),
      seldom(2) * 0.8,
      seldom(2) * 0.55,
    ]);
  });

  it('keeps each name of a page as a whole, with what its words tell together', () => {
    const { phrasesOfPage, entriesOfPage, pages, rarity } = invertedIndex(forward);
    const mass = (...words: string[]) => words.reduce((sum, word) => sum + (rarity[number(word)] ?? 0), 0);
    expect(pages).toEqual(['/bread', '/shop', '/faq']);
    expect(entriesOfPage).toEqual([[0, 1, 2, 3], [4], [5]]);
    expect(phrasesOfPage).toEqual([
      [
        { entry: 0, page: 0, words: [number('bread'), number('rye')], isQuestion: false, mass: mass('bread', 'rye') },
        { entry: 0, page: 0, words: [number('loaf')], isQuestion: false, mass: mass('loaf') },
        {
          entry: 1,
          page: 0,
          words: [number('freeze'), number('loaf')],
          isQuestion: true,
          mass: mass('freeze', 'loaf'),
        },
        { entry: 2, page: 0, words: [number('crumb')], isQuestion: true, mass: mass('crumb') },
        { entry: 3, page: 0, words: [number('crust')], isQuestion: true, mass: mass('crust') },
      ],
      [
        { entry: 4, page: 1, words: [number('shop')], isQuestion: false, mass: mass('shop') },
        { entry: 4, page: 1, words: [number('oven')], isQuestion: false, mass: mass('oven') },
      ],
      [
        { entry: 5, page: 2, words: [number('sunday')], isQuestion: true, mass: mass('sunday') },
        { entry: 5, page: 2, words: [number('day'), number('rest')], isQuestion: true, mass: mass('day', 'rest') },
      ],
    ]);
  });

  it('keeps the entries in their order', () => {
    const { entries: all } = invertedIndex(forward);
    expect(all.map(({ href }) => href)).toEqual(['/bread', '/bread#question-1', '/bread', '/bread', '/shop', '/faq']);
  });
});

it('packed, a word has only what it does not share with the one before, and a name stands only where none can be read elsewhere', () => {
  const { vocabulary, names, entries: signs, pages } = packIndex(forward);
  expect({ names, signs, pages }).toEqual({
    names: ['Rye Bread', 'Shop', 'Sunday'],
    signs: 'snqq p q',
    pages: '/bread /shop /faq',
  });
  expect(vocabulary.match(/[A-Z][^A-Z]*/g)).toHaveLength(forward.vocabulary.length);
  const alike = packIndex({ vocabulary: ['a'.repeat(30), `${'a'.repeat(30)}b`, 'ab', 'abc', 'abc'], pages: [] });
  expect(alike.vocabulary).toBe(`A${'a'.repeat(30)}ZaaaaabBbCcD`);
});
