import { describe, expect, it } from 'vitest';
import { isHeld, percentile, row } from '#tooling/bench/guide/figures.ts';
import { manifold, varying } from '#tooling/bench/guide/varied-content.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { readContent } from '#tooling/content/load.ts';

import { sampleContent, sampleText } from '../../content/sample-content.ts';

const values = Array.from({ length: 20 }, (_, at) => 20 - at);

describe('a figure', () => {
  it('has the value that most samples do not exceed', () => {
    expect([0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([10, 19, 20]);
    expect(percentile([], 0.95)).toBe(0);
  });

  it.each([
    ['p95', 19, true, 'held'],
    ['p95', 18.9, false, 'BROKEN'],
    ['max', 20, true, 'held'],
    ['max', 19, false, 'BROKEN'],
  ] as const)('whose %s may be %s', (of, most, held, word) => {
    const figure = { name: 'Reply', values, unit: 'ms', limit: { of, most } };
    expect([isHeld(figure), row(figure)]).toEqual([
      held,
      `| Reply | 20 | 10.0 | 19.0 | 20.0 | ms | ${of} at most ${most}: ${word} |`,
    ]);
  });

  it('without a limit cannot break it', () => {
    expect([isHeld({ name: 'x', values, unit: 'ms' }), row({ name: 'x', values, unit: 'ms' })]).toEqual([
      true,
      '| x | 20 | 10.0 | 19.0 | 20.0 | ms |  |',
    ]);
  });
});

describe('more content than there is', () => {
  const page = sampleText('pages/disclaimer.md').replace('heading: Disclaimer', 'heading: Notes of a firm');
  const notes = Array.from({ length: 11 }, (_, at) => [`pages/note-${at}.md`, page] as const);
  const content = readContent(sampleContent(Object.fromEntries(notes)));
  const once = knowledge(content);
  const thrice = knowledge(manifold(content, 3));

  it('has so many times the entries, each page at its own address, and begins with the content itself', () => {
    expect([thrice.length, new Set(pagesOf(thrice)).size, pagesOf(thrice).length]).toEqual([
      3 * once.length,
      3 * pagesOf(once).length,
      3 * pagesOf(once).length,
    ]);
    expect(thrice.filter(({ href }) => href === '/services/registrations/company').map(({ name }) => name)).toEqual([
      'Company',
    ]);
  });

  it('shares the words of the trade and has telling words of its own, the same each time', () => {
    const [copies = [], again] = [varying(content), varying(content)].map((vary) =>
      [0, 1, 2].map((copy) => vary('Disclaimer of a company, a trust and a firm with testimonials', copy)),
    );
    expect(again).toEqual(copies);
    expect([copies[0], new Set(copies).size]).toEqual([
      'Disclaimer of a company, a trust and a firm with testimonials',
      3,
    ]);
    expect(copies.filter((text) => text.includes(' firm '))).toEqual(copies);
  });
});

/** The addresses of all entries that are pages of their own. */
function pagesOf(entries: ReturnType<typeof knowledge>): readonly string[] {
  return entries.filter(({ kind }) => kind !== 'question').map(({ href }) => href);
}
