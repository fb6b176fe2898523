import type { WithEditor } from '#tooling/server/headers.ts';

/** What the files for hosts are made from. */
export interface SiteAddresses extends WithEditor {
  /** Every address that has a page. */
  readonly pages: readonly string[];
  /** The not-found pages by the name of their file, without its ending: `/404`, `/services/404`. */
  readonly notFound: readonly string[];
}

/** The folders that have a not-found page of their own, the deepest first: `/services/licenses`, `/services`. The site's own is left out. */
export function foldersWithNotFound({ notFound }: SiteAddresses): readonly string[] {
  return notFound
    .map((file) => file.replace(/\/404$/, ''))
    .filter((folder) => folder !== '')
    .sort((one, other) => other.split('/').length - one.split('/').length);
}
