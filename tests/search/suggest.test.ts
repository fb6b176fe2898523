import { describe, expect, it } from 'vitest';
import { makeSuggest } from '#src/search/suggest.ts';

const suggest = makeSuggest(
  {
    papers: 'document paper kagaz',
    pages: [
      {
        kind: 'service',
        href: '/services/taxes/fair-tax',
        name: 'Fair Tax Returns',
        also: 'mela',
        questions: ['What is the late fee for FTR-3B?', 'Who must register a fair?'],
      },
      { kind: 'service', href: '/services/shops/shop-licence', name: 'Shop Licence', also: 'dukan', questions: [] },
      { kind: 'service', href: '/services/shops/shop-audit', name: 'Shop Audit', also: '', questions: [] },
      { kind: 'page', href: '/faq', name: 'Questions', also: 'fair', questions: ['Do you work on Sundays?'] },
    ],
  },
  {
    papers: 'Papers for {service}',
    kinds: { service: 'Service', papers: 'List', question: 'Asked in {page}', page: 'Page' },
  },
);

const names = (typed: string, most = 6) => suggest(typed, most).map(({ name }) => name);
/** The first name with its marked letters in brackets. */
const marked = (typed: string) => {
  const [first] = suggest(typed, 1);
  return first?.marks.reduceRight(
    (name, [from, to]) => `${name.slice(0, from)}[${name.slice(from, to)}]${name.slice(to)}`,
    first.name,
  );
};

describe('suggestions while typing', () => {
  it('lead to the page, the list of documents and the very question', () => {
    expect(suggest('fair tax', 2)).toEqual([
      {
        kind: 'service',
        href: '/services/taxes/fair-tax',
        name: 'Fair Tax Returns',
        about: 'Service',
        marks: [
          [0, 4],
          [5, 8],
        ],
      },
      {
        kind: 'papers',
        href: '/services/taxes/fair-tax#documents',
        name: 'Papers for Fair Tax Returns',
        about: 'List',
        marks: [
          [11, 15],
          [16, 19],
        ],
      },
    ]);
    expect(suggest('must register', 1)).toEqual([
      {
        kind: 'question',
        href: '/services/taxes/fair-tax#question-2',
        name: 'Who must register a fair?',
        about: 'Asked in Fair Tax Returns',
        marks: [
          [4, 8],
          [9, 17],
        ],
      },
    ]);
  });

  it.each([
    ['the beginning of a word', 'sho aud', '[Sho]p [Aud]it'],
    ['a slip', 'shpo audt', '[Shop] [Audit]'],
    ['another way of writing it', 'shop license', '[Shop] [Licence]'],
    ['a form without its hyphen', 'ftr3', 'What is the late fee for [FTR-3]B?'],
    ['a form in two words', 'ftr 3b', 'What is the late fee for [FTR]-[3B]?'],
    ['the plural', 'shops licences', '[Shop] [Licence]'],
    ['other letters and signs', '  SHOP, licence!', '[Shop] [Licence]'],
  ])('read %s', (_, typed, first) => {
    expect(marked(typed)).toBe(first);
  });

  it('find a page by what else it is called, and a list by any word for documents', () => {
    expect([names('dukan')[0], names('dukan kagaz')[0]]).toEqual(['Shop Licence', 'Papers for Shop Licence']);
  });

  it('put what is rare before what many have', () => {
    expect(names('shop audit', 1)).toEqual(['Shop Audit']);
    expect(names('late fee for shop', 1)).toEqual(['What is the late fee for FTR-3B?']);
  });

  it('are no more than were asked for', () => {
    expect([names('shop', 2).length, names('shop').length]).toEqual([2, 4]);
  });

  it.each(['', '   ', '?', 'trademark', 'sh0p', 'xx', '₹'])('are none for "%s"', (typed) => {
    expect(suggest(typed, 6)).toEqual([]);
  });
});
