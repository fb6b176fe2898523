import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { budgetReport } from '#tooling/build/budget.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'home.tsx': { file: 'home.js' },
  'src/guide/view/GuidePanel.tsx': { file: 'guide.js', imports: ['_shared.js'] },
};

/** Builds files of so many kilobytes that do not compress, and reports on them. */
function report(kilobytes: { main: number; shared: number; home: number; guide: number }) {
  const dist = mkdtempSync(join(tmpdir(), 'budget-'));
  onTestFinished(() => { rmSync(dist, { recursive: true }); });
  for (const [name, size] of Object.entries(kilobytes)) writeFileSync(join(dist, `${name}.js`), randomBytes(size * 1000));
  return budgetReport(dist, manifest, ['home.tsx']);
}

it('counts for the guide only what the home page has not brought already', () => {
  expect(report({ main: 40, shared: 50, home: 15, guide: 100 })).toEqual({
    text: "home page: 105.0 of 110 kB JavaScript, brotli\nguide's first opening: 100.0 of 110 kB JavaScript, brotli",
    isWithin: true,
  });
});

it('says when the home page costs too much', () => {
  expect(report({ main: 60, shared: 50, home: 1, guide: 1 })).toEqual({
    text: "home page: 111.0 of 110 kB JavaScript, brotli: too much\nguide's first opening: 1.0 of 110 kB JavaScript, brotli",
    isWithin: false,
  });
});

it('says when the guide costs too much', () => {
  expect(report({ main: 1, shared: 1, home: 1, guide: 112 })).toEqual({
    text: "home page: 3.0 of 110 kB JavaScript, brotli\nguide's first opening: 112.0 of 110 kB JavaScript, brotli: too much",
    isWithin: false,
  });
});
