import type { Content, Entry } from '../content.ts';
import type { Check } from './check.ts';
import { originalFirst } from './copies.ts';

type Page = Entry<{ readonly title: string; readonly description: string; readonly updated: string }>;

/** Every page has a title and a description of its own; services and categories have a name of their own. */
export const checkUniquePages: Check = (content, report) => {
  const pages = allPages(content);
  const shared = new Map<string, { readonly copy: Page; readonly original: Page; readonly fields: string[] }>();
  for (const field of ['title', 'description', 'name']) {
    const first = new Map<unknown, Page>();
    for (const page of pages) {
      const value: unknown = Reflect.get(page.fields, field);
      if (value === undefined) continue;
      const other = first.get(value);
      if (!other) {
        first.set(value, page);
        continue;
      }
      const known = shared.get(keyOf(other, page)) ?? shared.get(keyOf(page, other));
      const [original, copy] = known
        ? [known.original, known.copy]
        : originalFirst([other, page], typeof value === 'string' ? value : '', dayOf);
      first.set(value, original);
      const key = keyOf(original, copy);
      const pair = shared.get(key) ?? { copy, original, fields: [] };
      pair.fields.push(field);
      shared.set(key, pair);
    }
  }
  for (const { copy, original, fields } of shared.values()) {
    const others = fields.slice(1).map((field) => ` and its ${field}`);
    report(
      copy,
      fields.slice(0, 1),
      `${others.length > 0 ? `this${others.join('')} are` : 'is'} the same as in ${original.source.file}; every page needs its own`,
    );
  }
};

const keyOf = (original: Page, copy: Page) => `${original.source.file} ${copy.source.file}`;

const allPages = (content: Content): readonly Page[] => [
  ...content.categories,
  ...content.services,
  ...content.topics,
  ...content.articles,
  ...content.pages,
  content.home,
];

/** The day on which a page appeared, or else the day of its last check. */
const dayOf = ({ fields }: Page) => String(Reflect.get(fields, 'published') ?? fields.updated);
