import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Allowance } from './allowed.ts';
import { wordsInCode } from './in-code.ts';
import { wordListsInPatterns } from './in-patterns.ts';

/** Where code writes what visitors read. Schemas speak to those who edit content, the rest of tooling to those who run it. */
const places = [
  'src/app',
  'src/delivery',
  'src/domain',
  'src/forms',
  'src/guide',
  'src/text',
  'src/entities',
  'src/pages',
  'src/search',
  'src/service-worker',
  'src/ui',
  'tooling/build/document.ts',
  'tooling/build/feed.ts',
  'tooling/build/first-script.ts',
  'tooling/build/head.ts',
  'tooling/build/machine-heads.ts',
  'tooling/build/service-worker.ts',
  'tooling/build/sitemap.ts',
  'tooling/content/addresses.ts',
  'tooling/content/compile.ts',
  'tooling/content/knowledge.ts',
  'tooling/content/markdown.ts',
  'tooling/hosting',
  'tooling/identity',
  'tooling/share-image',
  'tooling/structured-data',
];

/** Reads every TypeScript file that may write what visitors read: its path and its text. */
export function codeForVisitors(): ReadonlyMap<string, string> {
  const files = places.flatMap((place) =>
    /\.tsx?$/.test(place)
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(place, name).replaceAll('\\', '/'),
        ),
  );
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/**
 * Takes files by their paths and what may stay in them. Returns a line for each text that a visitor could read and for each list of words
 * by which visitors are understood, as `file:line: text`, unless it is allowed; and a line for each allowance that nothing needs any more.
 */
export function strayWords(files: ReadonlyMap<string, string>, allowed: readonly Allowance[]): readonly string[] {
  const used = new Set<string>();
  const isAllowed = (file: string, text: string) =>
    allowed.some((allowance) => {
      const allows = allowance.file === file && (allowance.texts?.includes(text) ?? true);
      if (allows) used.add(keyOf(file, allowance.texts && text));
      return allows;
    });
  const stray = [...files].flatMap(([file, source]) =>
    [...(isShown(file) ? wordsInCode(file, source) : []), ...(isRead(file) ? wordListsInPatterns(file, source) : [])]
      .filter(({ text }) => !isAllowed(file, text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  const needless = allowed.flatMap(({ file, texts }) =>
    (texts ?? [undefined])
      .filter((text) => !used.has(keyOf(file, text)))
      .map(
        (text) =>
          `tooling/words/allowed.ts: nothing needs ${[file, text].filter((part) => part !== undefined).join(': ')}`,
      ),
  );
  return [...stray, ...needless];
}

/** What is written for the readers of messages is shown to nobody. */
const isShown = (file: string) => !/^src\/(?:text|entities)\//.test(file);

/** Where messages of visitors are read. */
const isRead = (file: string) => /^src\/(?:domain|entities|forms|guide|search|text)\//.test(file);

const keyOf = (file: string, text: string | undefined) => `${file}\n${text ?? ''}`;
