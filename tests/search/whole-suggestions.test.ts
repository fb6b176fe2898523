import { expect, it } from 'vitest';
import type { SuggestionIndex } from '#src/collections/types.ts';
import { makeSuggest } from '#src/search/suggest.ts';

const index: SuggestionIndex = {
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
};
const words = {
  papers: 'Papers for {service}',
  kinds: { service: 'Service', papers: 'List', question: 'Asked in {page}', page: 'Page' },
};

/** All that is offered, best first: the marked letters in brackets, a whole page with a stroke behind it. */
it.each<readonly [typed: string, offered: readonly string[]]>([
  ['fair', ['[Fair] Tax Returns /', 'Who must register a [fair]?', 'Papers for [Fair] Tax Returns']],
  ['mela', ['Fair Tax Returns /', 'Papers for Fair Tax Returns']],
  ['shop', ['[Shop] Audit /', '[Shop] Licence /', 'Papers for [Shop] Audit', 'Papers for [Shop] Licence']],
  [
    's',
    [
      '[S]hop Audit /',
      '[S]hop Licence /',
      'Papers for [S]hop Audit',
      'Papers for [S]hop Licence',
      'Do you work on [S]undays?',
    ],
  ],
  ['shp', []],
  ['shpo', ['[Shop] Audit /', '[Shop] Licence /', 'Papers for [Shop] Audit', 'Papers for [Shop] Licence']],
  ['shop fair', ['[Shop] Audit /', '[Shop] Licence /', 'Papers for [Shop] Audit', 'Papers for [Shop] Licence']],
  ['paper', ['[Papers] for Shop Audit', '[Papers] for Shop Licence', '[Papers] for Fair Tax Returns']],
  ['paper tax', ['[Papers] for Fair [Tax] Returns']],
  ['fair paper', ['[Papers] for [Fair] Tax Returns']],
  ['audit paper', ['[Papers] for Shop [Audit]', 'Shop [Audit] /']],
  ['work', ['Do you [work] on Sundays?']],
  ['fee', ['What is the late [fee] for FTR-3B?']],
  ['fee late', ['What is the [late] [fee] for FTR-3B?']],
  ['ftr-3b', ['What is the late fee for [FTR-3B]?']],
  ['3b', ['What is the late fee for FTR-[3B]?']],
  ['ftr-3a', ['What is the late fee for [FTR]-3B?']],
  ['retruns', []],
  ['returned', ['Fair Tax [Returns] /', 'Papers for Fair Tax [Returns]']],
  ['licence licence', ['Shop [Licence] /', 'Papers for Shop [Licence]']],
  ['lice audi', []],
  ['questions', ['[Questions] /']],
  ['que', ['[Que]stions /']],
  ['who must register', ['[Who] [must] [register] a fair?']],
  ['dukan paper audit', ['[Papers] for Shop [Audit]', '[Papers] for Shop Licence']],
  ['fairtax', []],
  ['sunday work fair', ['Do you [work] on [Sundays]?']],
  ['aud tax shop lic', []],
  ['on', ['Do you work [on] Sundays?']],
  ['do you', ['[Do] [you] work on Sundays?']],
  ['shop zzzz', ['[Shop] Audit /', '[Shop] Licence /', 'Papers for [Shop] Audit', 'Papers for [Shop] Licence']],
  ['zzzz yyyy shop', ['[Shop] Audit /', '[Shop] Licence /', 'Papers for [Shop] Audit', 'Papers for [Shop] Licence']],
])('offers for %j', (typed, offered) => {
  const marked = makeSuggest(index, words)(typed, 8).map(({ name, href, marks }) => {
    const text = marks.reduceRight(
      (whole, [from, to]) => `${whole.slice(0, from)}[${whole.slice(from, to)}]${whole.slice(to)}`,
      name,
    );
    return href.includes('#') ? text : `${text} /`;
  });
  expect(marked).toEqual(offered);
});
