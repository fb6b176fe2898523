import { expect, it } from 'vitest';
import { summary, type AuditedPage } from '#tooling/bench/lighthouse.ts';

/** A run in which one audit of a category decides over its score. */
const run = ({ performance = 1, seo = 1, blocking = 12.4 }): AuditedPage => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'paint', weight: 1 }] },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: seo, auditRefs: [{ id: 'title', weight: 1 }] },
  },
  audits: {
    paint: { title: 'First paint', score: performance },
    title: { title: 'Has a title', score: seo },
    'total-blocking-time': { title: '', score: 1, numericValue: blocking },
    'largest-contentful-paint': { title: '', score: 1, numericValue: 1234 },
    'cumulative-layout-shift': { title: '', score: 1, numericValue: 0.0004 },
  },
});

it('takes the median of the runs, and finds a page at the edge of its limits well', () => {
  const runs = [run({ performance: 0.5, blocking: 400 }), run({ performance: 0.98, blocking: 30 }), run({})];
  expect(summary(runs, 'mobile')).toEqual({ line: '98 | 100 | 100 | 100 | 1.23 s | 30 ms | 0.000', broken: [] });
});

it('names each limit that is broken, with the audits that cost the points', () => {
  const slow = run({ performance: 0.99, seo: 0.9, blocking: 31 });
  expect(summary([slow], 'desktop').broken).toEqual([
    'performance is 99, at least 100 is wanted: First paint (paint)',
    'seo is 90, at least 100 is wanted: Has a title (title)',
    'blocking time is 31 ms, at most 30 ms is wanted',
  ]);
});

it('takes a figure that Lighthouse did not find for a broken limit', () => {
  const nothing: AuditedPage = { categories: {}, audits: {} };
  expect(summary([nothing], 'mobile').broken.length).toBe(5);
});
