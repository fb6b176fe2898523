import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotli } from '#tooling/build/compress.ts';

/** The same document without its scripts and without the preloads that fetch them. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g, '');

/** Copies a built site to a folder of its own in which the home page loads no script. */
export function siteWithoutScripts(dist: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  const home = withoutScripts(readFileSync(join(dist, 'index.html'), 'utf8'));
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'index.html.br'), brotli(Buffer.from(home)));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
