import { isAsset } from '#tooling/content/asset-name.ts';
import type { ListedFile } from '../contract.ts';

/** Kinds whose files are a page each. */
const pageKinds: ReadonlySet<string> = new Set(['services', 'categories', 'topics', 'articles', 'pages', 'decisions']);

/** What a file is called, by its path below content/: as the list has it, or, where it has no form of its own, by its page or its name. */
export function titleIn(files: readonly ListedFile[], file: string): string {
  const listed = files.find(({ name }) => name === file);
  if (listed) return listed.label;
  const page = askedPage(file);
  const owner = files.find(({ kind, address }) => address === page && pageKinds.has(kind));
  if (page !== undefined) return `Ways to ask: ${owner?.label ?? page}`;
  return isAsset(file) ? `${file.endsWith('.pdf') ? 'PDF' : 'Picture'} ${file.split('/').at(-1) ?? file}` : file;
}

/** The address of the page to which a file has the ways to ask; undefined of any other file. */
export const askedPage = (file: string) => /^guide\/asked(\/.+)\.jsonl$/.exec(file)?.[1];
