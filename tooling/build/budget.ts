import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { brotli } from './compress.ts';
import { chunksOf } from './chunks.ts';

/** What every page loads: what takes the page over, and what that rests on. */
const entry = 'src/app/main.tsx';
const guideEntry = 'src/guide/view/GuidePanel.tsx';
const limits = { home: 101, guide: 76.5, styles: 15.5, whole: 150, visit: 160 };
/** A service more makes the index a little larger; that is told and ends no build. */
const tolerance = 1.05;

/**
 * What the home page and the first opening of the guide cost in kilobytes (brotli, fonts and pictures as they are), against their limits.
 * `later` are the files that a first visit fetches once its page stands.
 */
export function budgetReport(
  dist: string,
  manifest: Manifest,
  homeModules: readonly string[],
  later: readonly string[],
): { readonly text: string; readonly isWithin: boolean } {
  const home = chunksOf(manifest, [entry, ...homeModules]);
  const guide = chunksOf(manifest, [guideEntry]).filter((file) => !home.includes(file));
  const shown = filesNamedBy(readFileSync(join(dist, 'index.html'), 'utf8'), dist);
  const styles = shown.filter((file) => file.endsWith('.css'));
  const counted = new Set(['index.html', ...home, ...guide, ...shown, ...later]);
  const sizes = new Map([...counted].map((file) => [file, sentSize(dist, file)]));
  const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  const lines = [
    { name: 'home page', size: kilobytes(home), limit: limits.home, of: 'JavaScript' },
    { name: "guide's first opening", size: kilobytes(guide), limit: limits.guide, of: 'JavaScript' },
    { name: 'every page', size: kilobytes(styles), limit: limits.styles, of: 'CSS' },
    {
      name: 'home page',
      size: kilobytes([...new Set(['index.html', ...home, ...shown])]),
      limit: limits.whole,
      of: 'in all',
    },
    {
      name: 'first visit, with what is kept for offline use',
      size: kilobytes([...new Set(['index.html', ...home, ...shown, ...later])]),
      limit: limits.visit,
      of: 'in all',
    },
  ];
  return {
    text: lines
      .map(
        ({ name, size, limit, of }) => `${name}: ${size.toFixed(1)} of ${limit} kB ${of}, brotli${remark(size, limit)}`,
      )
      .join('\n'),
    isWithin: lines.every(({ size, limit }) => size <= limit * tolerance),
  };
}

function remark(size: number, limit: number): string {
  if (size <= limit) return '';
  return size <= limit * tolerance ? ': more than it should be' : ': too much';
}

/** The files of the site that a document loads or shows: scripts, styles, fonts, pictures. Nobody's first visit fetches the feed, or the icon of a home screen. */
function filesNamedBy(html: string, dist: string): readonly string[] {
  const named = [
    ...html.matchAll(
      /<(?:script|img|source|link(?! rel="(?:canonical|alternate|apple-touch-icon)"))\b[^>]*?\s(?:src|href)="\/([^"]+)"/g,
    ),
  ].map(([, file = '']) => file);
  return [...new Set(named)].filter((file) => existsSync(join(dist, file)));
}

/** Pictures of dots and fonts are compressed already. */
function sentSize(dist: string, file: string): number {
  const content = readFileSync(join(dist, file));
  return /\.(woff2|png|jpe?g|webp|avif)$/.test(file) ? content.length : brotli(content).length;
}
