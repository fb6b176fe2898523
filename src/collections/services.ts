import { categories } from 'content:categories-chunks';
import { services } from 'content:services-chunks';
import categoryNames from 'content:navigation';
import type { CategoryPage, ServicePage } from './types.ts';

export const serviceIds: readonly string[] = Object.keys(services);

/** Second addresses of categories, by alias. */
export const categoryAliases: ReadonlyMap<string, string> = new Map(
  categoryNames.flatMap(({ id, alias }) => (alias === undefined ? [] : [[alias, id] as const])),
);

/** Loads one category by its folder name; null when there is none of that name. */
export async function loadCategory(id: string): Promise<CategoryPage | null> {
  return Object.hasOwn(categories, id) ? ((await categories[id]?.())?.default ?? null) : null;
}

/** Loads one sub-service by `category/service`; null when there is none of that name. */
export async function loadService(id: string): Promise<ServicePage | null> {
  return Object.hasOwn(services, id) ? ((await services[id]?.())?.default ?? null) : null;
}
