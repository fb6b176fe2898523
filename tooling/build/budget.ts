import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { brotli } from './compress.ts';
import { chunksOf } from './chunks.ts';

const entry = 'index.html';
const guideEntry = 'src/guide/view/GuidePanel.tsx';
const limits = { home: 95, guide: 90 };

/** What the home page and the first opening of the guide cost in kilobytes of JavaScript (brotli), against their limits. */
export function budgetReport(dist: string, manifest: Manifest, homeModules: readonly string[]): { readonly text: string; readonly isWithin: boolean } {
  const home = chunksOf(manifest, [entry, ...homeModules]);
  const guide = chunksOf(manifest, [guideEntry]).filter((file) => !home.includes(file));
  const sizes = { home: kilobytes(dist, home), guide: kilobytes(dist, guide) };
  const line = (name: string, size: number, limit: number) => `${name}: ${size.toFixed(1)} of ${limit} kB JavaScript, brotli${size > limit ? ': too much' : ''}`;
  return {
    text: [line('home page', sizes.home, limits.home), line("guide's first opening", sizes.guide, limits.guide)].join('\n'),
    isWithin: sizes.home <= limits.home && sizes.guide <= limits.guide,
  };
}

function kilobytes(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotli(readFileSync(join(dist, file))).length, 0) / 1000;
}
