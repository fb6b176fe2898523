import { paths } from '#src/paths.ts';
import type { Content } from './load.ts';

/** Every address that content may point to. */
export function addressesOf(content: Content): ReadonlySet<string> {
  return new Set([
    paths.home,
    ...content.pages.map((page) => `/${page.id}`),
    ...content.categories.map((category) => paths.category(category.id)),
    ...content.services.map((service) => paths.service(service.id)),
  ]);
}
