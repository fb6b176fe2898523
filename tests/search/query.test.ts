import { describe, expect, it } from 'vitest';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { queryReader } from '#src/search/query.ts';
import { rank } from '#src/search/rank.ts';
import { spelling } from '#src/search/spelling.ts';
import { smallSiteReader } from '../support/small-search.ts';
import { knowledge, language } from '../support/small-site.ts';

const { index, words, reader } = smallSiteReader();

/** What a question names: each part as written, and its readings. */
function namedIn(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    reader
      .read(text)
      .units.map((unit) => [
        unit.written,
        unit.readings.map((reading) => reading.words.map((word) => words[word]).join(' ')),
      ]),
  );
}

describe('taking a question apart', () => {
  it('leaves out stop words and says each part once', () => {
    expect(namedIn('please I want the bread, bread for me')).toEqual({ bread: ['bread'] });
  });

  it.each([
    ['a misspelt word', 'weding', { weding: ['wedding'] }],
    ['two words run together', 'breadoven', { breadoven: ['bread oven'] }],
    ['a synonym of several words', 'double roti', { 'double roti': ['bread'] }],
    ['a synonym with two meanings', 'certi', { certi: ['birth certificate', 'charge certificate'] }],
    ['words of one stem', 'gardener', { gardener: ['garden', 'gardening'] }],
    ['a word nobody knows', 'zzyzx', { zzyzx: [] }],
    ['a subject out of scope', 'passport', { passport: [] }],
  ])('reads %s', (_, text, units) => {
    expect(namedIn(text)).toEqual(units);
  });

  it('takes two small words beside each other for no word of the pages', () => {
    const withTodo = knowledge.map((entry, at) => (at === 0 ? { ...entry, words: `${entry.words} todo` } : entry));
    const known = invertedIndex(forwardIndex(withTodo));
    const units = (text: string) => queryReader(known, lexicon(language), spelling(known)).read(text).units;
    expect([units('to do').length, units('todo').length]).toEqual([0, 1]);
  });

  it('notes what is wanted of the subject, and subjects of others', () => {
    const { aspects, outOfScope } = reader.read('how long and what price, and the cricket score');
    expect(aspects).toEqual([
      { aspect: 'time', written: 'how long' },
      { aspect: 'fees', written: 'price' },
    ]);
    expect(outOfScope).toBe('cricket score');
  });

  it('takes a subject of others for told aside in the middle of a story, and not at its ends', () => {
    const told = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
    const outOfScope = (text: string) => reader.read(text).outOfScope;
    expect(
      [`${told} passport ${told}`, `${told} ${told} passport`, `passport ${told} ${told}`].map(outOfScope),
    ).toEqual([undefined, 'passport', 'passport']);
    expect(outOfScope('bread oven passport sourdough')).toBe('passport');
  });

  it('takes nothing from nothing', () => {
    expect(reader.read(' ?! ')).toEqual({ units: [], aspects: [], outOfScope: undefined });
    expect(rank(index, reader.read(' ?! '))).toEqual([]);
  });
});

describe('ranking pages', () => {
  const ranked = (text: string) => rank(index, reader.read(text)).map(({ page }) => index.pages[page]);

  it('puts pages first that name more of what was said', () => {
    expect(ranked('certificate')).toEqual(['/papers/charge-certificate', '/papers/birth-certificate']);
  });

  it('leaves out pages that fall far behind the one that is named in full', () => {
    expect(ranked('certificate of birth')).toEqual(['/papers/birth-certificate']);
  });

  it('lets a last word on the score decide, such as where the visitor stands', () => {
    const lawnFirst = (page: number, score: number) => score + (index.pages[page] === '/garden/lawn' ? 1 : 0);
    expect(rank(index, reader.read('compost'), lawnFirst).map(({ page }) => index.pages[page])).toEqual([
      '/garden/lawn',
    ]);
    expect(ranked('compost')).toEqual(['/garden/roses', '/garden/lawn']);
  });

  it('puts a page before others whose rarer word was said', () => {
    expect(ranked('loaf cake')).toEqual(['/bakery/cake', '/bakery/bread']);
    expect(ranked('sourdough icing')).toEqual(['/bakery/bread', '/bakery/cake']);
  });

  it('leaves out a page that has the words of the question in its text alone where another goes by them', () => {
    expect(ranked('oven candle')).toEqual(['/bakery/cake']);
  });

  it('counts the questions of a page to the page', () => {
    expect(ranked('freeze')).toEqual(['/bakery/bread']);
  });

  it('leaves out pages that have nothing of the question', () => {
    expect(ranked('zzyzx')).toEqual([]);
  });
});
