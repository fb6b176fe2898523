import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { makeSearch } from '#src/search/search.ts';
import { whyFound } from '#tooling/guide/why-found.ts';
import { smallSiteSearch } from '../support/small-search.ts';
import { knowledge, language } from '../support/small-site.ts';

const search = smallSiteSearch();
const found = (text: string, page = '/') => {
  const { outcome, results } = search.find(text, page);
  return { outcome, first: results[0]?.href };
};

describe('searching', () => {
  it.each([
    ['by its name', 'Bread baking', '/bakery/bread'],
    ['by another name', 'sourdough', '/bakery/bread'],
    ['in a sentence of stop words', 'please can I do the bread baking', '/bakery/bread'],
    ['in spite of a typo', 'weding cakes', '/bakery/cake'],
    ['by a synonym', 'gulab pruning', '/garden/roses'],
    ['in the plural', 'climbing roses', '/garden/roses'],
    ['by a word of the same stem', 'prune rose bushes', '/garden/roses'],
    ['in capitals and marks', '**LAWN-MOWING!!**', '/garden/lawn'],
  ])('finds a page %s', (_, text, href) => {
    expect(found(text)).toEqual({ outcome: 'answer', first: href });
  });

  it('answers with a question of the page when that is what was asked', () => {
    const [first] = search.find('can I freeze my sourdough loaf', '/').results;
    expect([first?.href, first?.title, first?.entry.href]).toEqual([
      '/bakery/bread',
      'Bread Baking',
      '/bakery/bread#question-1',
    ]);
  });

  it('calls a page of questions alone by its first question', () => {
    const [first] = search.find('open on Sunday', '/').results;
    expect([first?.href, first?.title, first?.entry.href]).toEqual(['/faq', 'Do you work on Sundays?', '/faq']);
  });

  it('offers choices when two pages fit alike', () => {
    const { outcome, results } = search.find('certificate', '/');
    expect([outcome, results.map(({ href }) => href).sort()]).toEqual([
      'choices',
      ['/papers/birth-certificate', '/papers/charge-certificate'],
    ]);
  });

  it('lets the page on which the visitor stands break a tie', () => {
    expect(found('certi', '/papers/charge-certificate').first).toBe('/papers/charge-certificate');
    expect(found('certi', '/papers/birth-certificate').first).toBe('/papers/birth-certificate');
    expect(found('wedding cakes', '/papers/birth-certificate').first).toBe('/bakery/cake');
  });

  it.each(['quantum chromodynamics', 'zzyzx', '', '?!', 'please I want to', '42'])('finds nothing for "%s"', (text) => {
    expect(search.find(text, '/').outcome).toBe('none');
  });

  it('only offers the page of a question that has much unknown in it', () => {
    expect([found('wedding cakes zanzibar'), found('wedding cakes zanzibar quokka')]).toEqual([
      { outcome: 'answer', first: '/bakery/cake' },
      { outcome: 'choices', first: '/bakery/cake' },
    ]);
  });

  it('keeps away from the subjects of others and names them', () => {
    const { outcome, outOfScope } = search.find('birth certificate for passport', '/');
    expect([outcome, outOfScope]).toEqual(['none', 'passport']);
  });
});

describe('what is wanted of a page', () => {
  it.each([
    ['how long is bread baking', 'time'],
    ['documents for the birth certificate', 'documents'],
    ['price and duration of rose pruning', 'fees'],
    ['bread baking', undefined],
    ['charge certificate', undefined],
    ['price of charge certificate', 'fees'],
  ])('in "%s" is %s', (text, aspect) => {
    expect(search.find(text, '/').aspect).toBe(aspect);
  });

  it('is told by a cue though a part of it is the name of a page', () => {
    const { isBare, aspect } = makeSearch(
      invertedIndex(
        forwardIndex([...knowledge, { href: '/papers/din', kind: 'service', name: 'Din', names: [], words: '' }]),
      ),
      lexicon({ ...language, aspects: { ...language.aspects, time: ['kitne din'] } }),
    ).find('kitne din', '/');
    expect([isBare, aspect]).toEqual([true, 'time']);
  });

  it('is answered from the page on which the visitor stands when nothing else is named', () => {
    const { outcome, aspect, results } = search.find('how long', '/garden/lawn');
    expect([outcome, aspect, results.map(({ href }) => href)]).toEqual(['answer', 'time', ['/garden/lawn']]);
    expect(found('how long', '/nowhere')).toEqual({ outcome: 'none', first: undefined });
  });
});

it('hands on the words that name the subject, without what is wanted of it', () => {
  expect(search.find('how long for double roti, price of zzyzx', '/').subjects).toEqual(['double', 'roti', 'zzyzx']);
});

describe('any text at all', () => {
  const odd = fc.constantFrom(
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '(',
    '[a-',
    '\\',
    '*+?',
    '\uD83D',
    '\0',
    'bread',
    'gulab',
    'how long',
    'passport',
    '9'.repeat(300),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(odd, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
  );

  it('is searched for without harm', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('/', '/bakery/bread', 'constructor', ''), (typed, page) => {
        const finding = search.find(typed, page);
        expect(finding.results.length).toBeLessThanOrEqual(3);
        expect(typeof whyFound(finding.trace).margin).toBe('number');
      }),
    );
  });

  it.each(['x', 'bread ', 'constructor ', 'ab', '🙏 ', '\u0301'])(
    'of 20,000 characters is searched for without harm (%s)',
    (piece) => {
      expect(search.find(piece.repeat(20_000).slice(0, 20_000), '/').results.length).toBeLessThanOrEqual(3);
    },
  );

  it('finds nothing in a site of nothing', () => {
    expect(makeSearch(invertedIndex(forwardIndex([])), lexicon(language)).find('bread', '/').outcome).toBe('none');
  });
});
