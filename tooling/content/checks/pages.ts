import { pagesWithView } from '#src/collections/pages-with-view.ts';
import { paths } from '#src/paths.ts';
import { namesByAddress } from '../addresses.ts';
import type { Content, Entry } from '../content.ts';
import type { Check } from './check.ts';

/** Names that would make a file of the site which is something else already. */
const taken: ReadonlyMap<string, string> = new Map([
  ['/index', 'the file of the home page'],
  ['/home', 'the home page, whose words are in content/pages/home.yaml'],
  ['/404', 'the page for addresses that do not exist'],
  ['/assets', 'the folder of scripts and pictures'],
  ['/share', 'the folder of the pictures beside shared links'],
]);

/** Every page has an address of its own, and the pages that menus, forms and links in code lead to are there. */
export const checkPages: Check = (content, report) => {
  const first = new Map<string, Entry<unknown>>();
  for (const [address, entry, field] of addressed(content)) {
    const other = first.get(address);
    const use = taken.get(address);
    if (other)
      report(entry, [field], `its address ${address} is that of ${other.source.file} already; rename one of the files`);
    else if (use !== undefined)
      report(entry, [field], `cannot have the address ${address}, which is ${use}; rename the file`);
    else first.set(address, entry);
  }

  const ids = new Set(content.pages.map(({ id }) => id));
  for (const id of pagesWithView) {
    if (!ids.has(id)) report(`content/pages/${id}.md`, [], 'is missing; every site needs it');
  }
  const known = new Set([...namesByAddress(content).keys(), ...pagesWithView.map((id) => `/${id}`)]);
  for (const address of Object.values(paths)) {
    if (typeof address === 'string' && !known.has(address))
      report(
        `content/pages${address}.md`,
        [],
        `is missing, and so is content/topics${address}.md: the site leads to ${address}; put one of them back`,
      );
  }
};

/** Each page with its address, and a field by which its file can be shown. */
const addressed = (content: Content): readonly (readonly [string, Entry<unknown>, string])[] => [
  ...content.pages.map((entry) => [`/${entry.id}`, entry, 'title'] as const),
  ...content.topics.map((entry) => [`/${entry.id}`, entry, 'title'] as const),
  ...content.categories.flatMap((entry) => [
    [paths.category(entry.id), entry, 'name'] as const,
    ...(entry.fields.alias === undefined ? [] : [[paths.category(entry.fields.alias), entry, 'alias'] as const]),
  ]),
  ...content.services.map((entry) => [paths.service(entry.id), entry, 'name'] as const),
  ...content.decisions.map((entry) => [paths.check(entry.id), entry, 'heading'] as const),
  ...content.articles.map((entry) => [paths.article(entry.id), entry, 'title'] as const),
];
