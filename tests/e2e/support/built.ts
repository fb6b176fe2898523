import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the content that the site under test was built from, and the folder it was built into; npm run check:particulars names others. */
export const contentFolder = process.env.SITE_CONTENT ?? 'content';
export const siteFolder = process.env.SITE_OUT ?? 'dist';

/** The page of an address as the build has written it, which is what the server sends. */
export const builtPage = (address: string): string =>
  readFileSync(join(siteFolder, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
