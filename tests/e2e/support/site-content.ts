import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Fields } from '#src/collections/registry.ts';
import type { ServicePage } from '#src/collections/types.ts';

import { contentFolder } from './built.ts';

interface SiteContent {
  readonly decisions: Readonly<Record<string, Fields<'decisions'>>>;
  readonly decisionWords: Fields<'decisionWords'>;
  readonly searchWords: Fields<'searchWords'>;
  readonly layoutWords: Fields<'layoutWords'>;
  readonly wording: Fields<'wording'>;
  readonly services: readonly ServicePage[];
}

/** Where the process that finds the tests leaves the content for those that run them: reading all of it takes seconds. */
const place = 'E2E_SITE_CONTENT';

/** What the guide learns from, which no page shows: a third of all there is to read. */
const taught = /^guide\/(?:asked|examples|talks)\//;

/** The content of the site under test, with the figures of the law filled in. */
export const siteContent = await readOnce();

async function readOnce(): Promise<SiteContent> {
  const left = process.env[place];
  if (left !== undefined) return JSON.parse(readFileSync(left, 'utf8')) as SiteContent;
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const content = await readAll();
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  process.env[place] = file;
  return content;
}

async function readAll(): Promise<SiteContent> {
  // Only the process that reads the content loads what reads it.
  const [{ readContentFiles }, { readContent }, { servicePage }] = await Promise.all([
    import('#tooling/content/files.ts'),
    import('#tooling/content/load.ts'),
    import('#tooling/content/compile.ts'),
  ]);
  const content = readContent(new Map([...readContentFiles(contentFolder)].filter(([name]) => !taught.test(name))));
  return {
    decisions: Object.fromEntries(content.decisions.map(({ id, fields }) => [id, fields])),
    decisionWords: content.decisionWords.fields,
    searchWords: content.searchWords.fields,
    layoutWords: content.layoutWords.fields,
    wording: content.wording.fields,
    services: content.services.map((service) => servicePage(content, service)),
  };
}
