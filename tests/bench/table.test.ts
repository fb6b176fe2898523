import { describe, expect, it } from 'vitest';
import { summary, type AuditedPage } from '#tooling/bench/lighthouse.ts';
import { median } from '#tooling/bench/limits.ts';
import type { LighthouseResult, Measurements, PageMeasurement } from '#tooling/bench/measurements.ts';
import { report, verdicts } from '#tooling/bench/table.ts';
import { withoutScripts } from '#tooling/bench/without-scripts.ts';

const full: LighthouseResult = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1234,
  blockingTime: 12.4,
  layoutShift: 0.0004,
  lostOn: [],
};
const home: PageMeasurement = {
  name: 'Home',
  path: '/',
  weight: { html: 6_040, scripts: 87_700, styles: 8_000, fonts: 28_900, images: 0, rest: 360, requests: 11 },
  mobile: full,
  desktop: { ...full, largestPaint: 400 },
};
const measured: Measurements = {
  date: '2026-11-21',
  machine: 'two cores',
  versions: 'Node 20',
  pages: [home],
  visit: { first: 131_000, further: 8_040, guide: 95_700 },
  homePaint: { withScripts: 1350, withoutScripts: 1500 },
  steps: [{ name: 'Home to a category', milliseconds: 61.6 }],
};
const broken = (changes: Partial<Measurements>) => verdicts({ ...measured, ...changes }).filter(({ holds }) => !holds);
const withHome = (changes: Partial<PageMeasurement>) => broken({ pages: [{ ...home, ...changes }] });

describe('the limits', () => {
  it('hold for a page that keeps to all of them, at their very edge too', () => {
    const atTheEdge = {
      weight: { html: 10_000, scripts: 95_000, styles: 5_000, fonts: 50_000, images: 5_000, rest: 5_000, requests: 12 },
      mobile: { ...full, performance: 98, blockingTime: 30 },
    };
    expect([
      broken({}),
      withHome(atTheEdge),
      broken({ homePaint: { withScripts: 950, withoutScripts: 1000 } }),
      broken({ steps: [{ name: 'Home to a category', milliseconds: 120 }] }),
    ]).toEqual([[], [], [], []]);
  });

  it.each([
    [
      'performance on a phone',
      { mobile: { ...full, performance: 97 } },
      'Home: Lighthouse performance, mobile',
      '97',
      'at least 98',
    ],
    [
      'another score on a phone',
      { mobile: { ...full, seo: 99 } },
      'Home: the lowest of the other three scores, mobile',
      '99',
      'at least 100',
    ],
    [
      'any score on a desktop',
      { desktop: { ...full, performance: 99 } },
      'Home: the lowest of the four scores, desktop',
      '99',
      'at least 100',
    ],
    [
      'blocking time',
      { mobile: { ...full, blockingTime: 31 } },
      'Home: total blocking time, mobile',
      '31 ms',
      'at most 30 ms',
    ],
    ['JavaScript', { weight: { ...home.weight, scripts: 96_100 } }, 'Home: JavaScript', '96.1 kB', 'at most 96 kB'],
    ['weight', { weight: { ...home.weight, images: 60_000 } }, 'Home: everything', '191.0 kB', 'at most 170 kB'],
    ['requests', { weight: { ...home.weight, requests: 19 } }, 'Home: requests', '19', 'at most 18'],
  ])('break by %s', (_, changes, what, found, limit) => {
    expect(withHome(changes)).toEqual([{ what, found, limit, holds: false }]);
  });

  it('break when scripts delay the first screen', () => {
    expect(broken({ homePaint: { withScripts: 1200, withoutScripts: 1000 } }).map(({ found }) => found)).toEqual([
      '1.20',
    ]);
  });

  it('break when the next page keeps a tap waiting', () => {
    expect(broken({ steps: [{ name: 'Home to a category', milliseconds: 121 }] })).toEqual([
      {
        what: 'Home to a category: from the tap to the next heading',
        found: '121 ms',
        limit: 'at most 120 ms',
        holds: false,
      },
    ]);
  });

  it('cannot be held against a run without the home page, nor a score that is not there', () => {
    expect(() => broken({ pages: [] })).toThrow('The home page was not measured.');
    expect(withHome({ mobile: { ...full, performance: Number.NaN } }).map(({ found }) => found)).toEqual(['NaN']);
  });
});

describe('the report', () => {
  const lines = report(measured).split('\n');

  it('has what a page sends by kind, its scores and its times', () => {
    for (const line of [
      '| Home | 6.0 | 87.7 | 8.0 | 28.9 | 0.0 | 0.4 | 131.0 | 11 |',
      '| Home | 100 | 100 | 100 | 100 | 1.23 s | 12 ms | 0.000 |',
      '| Home to a category | 62 ms |',
      '| Home: JavaScript | 87.7 kB | at most 96 kB | yes |',
      'No audit cost a point.',
    ])
      expect(lines).toContain(line);
  });

  it('has what a visit sends', () => {
    expect(report(measured)).toContain(
      'to 3 more pages: 131.0 kB for the first, 8.0 kB for each further one on average, and 95.7 kB when the guide is opened.',
    );
  });

  it('says which audit cost a point, and which limit is broken', () => {
    const worse = {
      ...home,
      mobile: { ...full, seo: 92, lostOn: ['seo: Document has a meta description (meta-description)'] },
    };
    const text = report({ ...measured, pages: [worse] });
    expect(text).toContain(
      'Audits that cost points:\n\n- Home, mobile: seo: Document has a meta description (meta-description)\n',
    );
    expect(text).toContain('| Home: the lowest of the other three scores, mobile | 92 | at least 100 | **no** |');
  });
});

describe('several runs of Lighthouse', () => {
  const run = (performance: number, speed: number, contrast: number): AuditedPage => ({
    categories: {
      performance: {
        score: performance,
        auditRefs: [
          { id: 'speed-index', weight: 10 },
          { id: 'unused', weight: 0 },
        ],
      },
      accessibility: { score: contrast, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
      'best-practices': { score: 1, auditRefs: [] },
      seo: { score: 1, auditRefs: [{ id: 'not-for-this-page', weight: 1 }] },
    },
    audits: {
      'speed-index': { title: 'Speed Index', score: speed },
      unused: { title: 'Unused', score: 0 },
      'color-contrast': { title: 'Contrast', score: contrast },
      'not-for-this-page': { title: 'Not for this page', score: null },
      'largest-contentful-paint': { title: 'Largest paint', score: 1, numericValue: 1000 * performance },
      'total-blocking-time': { title: 'Blocking', score: 1, numericValue: 10 },
      'cumulative-layout-shift': { title: 'Shift', score: 1, numericValue: 0 },
    },
  });

  it('come to the medians, and to the audits that cost points', () => {
    expect(summary([run(0.97, 0.8, 1), run(1, 1, 1), run(0.99, 0.9, 1)])).toEqual({
      performance: 99,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      largestPaint: 990,
      blockingTime: 10,
      layoutShift: 0,
      lostOn: ['performance: Speed Index (speed-index)'],
    });
  });

  it('name no audit of a category that is full', () => {
    expect(summary([run(1, 0.9, 1)]).lostOn).toEqual([]);
  });
});

it('takes the middle of an odd number of values, and refuses an even one', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(() => median([1, 2])).toThrow('A median needs an odd number of runs, and there are 2.');
});

it('takes scripts and their preloads out of a page, and leaves styles, fonts and data for search engines', () => {
  const kept =
    '<link rel="stylesheet" crossorigin href="/a.css"><link rel="preload" href="/f.woff2" as="font"><script type="application/ld+json">{}</script><h1>Home</h1>';
  expect(
    withoutScripts(
      `<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">${kept}`,
    ),
  ).toBe(kept);
});
