import { pagesWithView } from '#src/collections/pages-with-view.ts';
import type { DerivedModules } from '#src/collections/types.ts';
import { secondAddresses } from '#src/paths.ts';
import type { Content } from './content.ts';

const withView: ReadonlySet<string> = new Set(pagesWithView);

/** The names by which addresses are told to be pages, without what leads to the text of each. */
export function pageIds({
  services,
  topics,
  pages,
}: Pick<Content, 'services' | 'topics' | 'pages'>): DerivedModules['page-ids'] {
  const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  const existing = new Set(ids(services));
  return {
    topics: ids(topics),
    texts: ids(pages).filter((id) => !withView.has(id)),
    secondServices: Object.entries(secondAddresses).flatMap(([address, id]) => (existing.has(id) ? [address] : [])),
  };
}
