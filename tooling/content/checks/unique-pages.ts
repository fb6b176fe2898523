import type { Content, Entry } from '../content.ts';
import type { Check } from './check.ts';

type Page = Entry<{ readonly title: string; readonly description: string }>;

/** Every page has a title and a description of its own; services and categories have a name of their own. */
export const checkUniquePages: Check = (content, report) => {
  const pages = allPages(content);
  for (const field of ['title', 'description', 'name']) {
    const first = new Map<unknown, Page>();
    for (const page of pages) {
      const value: unknown = Reflect.get(page.fields, field);
      const other = value === undefined ? undefined : first.get(value);
      if (other) report(page, [field], `is the same as in ${other.source.file}; every page needs its own`);
      else first.set(value, page);
    }
  }
};

const allPages = (content: Content): readonly Page[] => [
  ...content.categories,
  ...content.services,
  ...content.topics,
  ...content.articles,
  ...content.pages,
  content.home,
];
