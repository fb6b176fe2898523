import { paths, secondAddresses } from '#src/paths.ts';
import type { Content } from './content.ts';

/** Every address that content may point to, with the name of the page there. What is switched off has no address. */
export function namesByAddress(content: Content): ReadonlyMap<string, string> {
  return new Map<string, string>([
    [paths.home, content.sharedWords.fields.breadcrumbs.home],
    [paths.search, content.searchWords.fields.heading],
    ...shownPages(content).map(({ id, fields }) => [`/${id}`, fields.heading] as const),
    ...content.topics.map(({ id, fields }) => [`/${id}`, fields.heading] as const),
    ...content.articles.map(({ id, fields }) => [paths.article(id), fields.heading] as const),
    ...content.decisions.map(({ id, fields }) => [paths.check(id), fields.heading] as const),
    ...content.categories.map(({ id, fields }) => [paths.category(id), fields.name] as const),
    ...content.services.map(({ id, fields }) => [paths.service(id), fields.name] as const),
    ...content.categories.flatMap(({ fields: { alias, name } }) =>
      alias === undefined ? [] : [[paths.category(alias), name] as const],
    ),
    ...content.services.flatMap(({ id, fields }) =>
      Object.entries(secondAddresses).flatMap(([address, service]) =>
        service === id ? [[address, fields.name] as const] : [],
      ),
    ),
  ]);
}

/** The ordinary pages that are not switched off. */
export function shownPages(content: Content): Content['pages'] {
  const { testimonials, gallery } = content.practice.fields.switches;
  return content.pages.filter(({ id }) => (id !== 'testimonials' || testimonials) && (id !== 'gallery' || gallery));
}
