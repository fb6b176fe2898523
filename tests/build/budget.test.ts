import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { budgetReport } from '#tooling/build/budget.ts';

const manifest = {
  'index.html': { file: 'start.js', dynamicImports: ['src/app/main.tsx'] },
  'src/app/main.tsx': { file: 'main.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'home.tsx': { file: 'home.js' },
  'src/guide/view/GuidePanel.tsx': { file: 'guide.js', imports: ['_shared.js'] },
};

const files = {
  start: 'start.js',
  main: 'main.js',
  shared: 'shared.js',
  home: 'home.js',
  guide: 'guide.js',
  styles: 'style.css',
  font: 'font.woff2',
  form: 'form.js',
};

type Sizes = Readonly<Record<keyof typeof files, number>>;

const small: Sizes = { start: 0, main: 1, shared: 1, home: 1, guide: 1, styles: 1, font: 1, form: 1 };

/** Builds files of so many kilobytes that do not compress, and reports on them. */
function report(sizes: Partial<Sizes>) {
  const dist = mkdtempSync(join(tmpdir(), 'budget-'));
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  for (const [name, size] of Object.entries({ ...small, ...sizes }))
    writeFileSync(join(dist, files[name as keyof Sizes]), randomBytes(size * 1000));
  writeFileSync(
    join(dist, 'index.html'),
    '<link rel="canonical" href="/guide.js"><link rel="alternate" href="/guide.js"><link rel="apple-touch-icon" href="/guide.js"><link rel="preload" href="/font.woff2"><link rel="stylesheet" href="/style.css"><script src="/main.js"></script><a href="/guide.js">Guide</a>',
  );
  return budgetReport(dist, manifest, ['home.tsx'], ['main.js', 'form.js']);
}

it('counts for the guide only what the home page has not brought already, and for the page in all what it loads', () => {
  expect(report({ main: 34, shared: 45, home: 15, guide: 60, styles: 13, font: 31 })).toEqual({
    text: [
      'home page: 94.0 of 101 kB JavaScript, brotli',
      "guide's first opening: 60.0 of 76.5 kB JavaScript, brotli",
      'every page: 13.0 of 15.5 kB CSS, brotli',
      'home page: 138.1 of 150 kB in all, brotli',
      'first visit, with what is kept for offline use: 139.1 of 160 kB in all, brotli',
    ].join('\n'),
    isWithin: true,
  });
});

it.each([
  ['the scripts of the home page', { main: 60, shared: 50 }, 'home page: 111.0 of 101 kB JavaScript, brotli: too much'],
  ["the guide's first opening", { guide: 112 }, "guide's first opening: 112.0 of 76.5 kB JavaScript, brotli: too much"],
  ['the style sheet', { styles: 17 }, 'every page: 17.0 of 15.5 kB CSS, brotli: too much'],
  [
    'the first visit',
    { form: 170 },
    'first visit, with what is kept for offline use: 175.1 of 160 kB in all, brotli: too much',
  ],
  ['the home page in all', { main: 60, font: 100 }, 'home page: 163.1 of 150 kB in all, brotli: too much'],
])('says when %s costs too much', (_, sizes, line) => {
  const { text, isWithin } = report(sizes);
  expect({ tooMuch: text.split('\n').filter((one) => one.endsWith('too much')), isWithin }).toEqual({
    tooMuch: [line],
    isWithin: false,
  });
});

it('tells of what is a little over its limit, and lets it be', () => {
  const { text, isWithin } = report({ guide: 77 });
  expect([text.split('\n')[1], isWithin]).toEqual([
    "guide's first opening: 77.0 of 76.5 kB JavaScript, brotli: more than it should be",
    true,
  ]);
});
