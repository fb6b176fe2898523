import { paths } from '#src/paths.ts';
import { namesByAddress } from '../addresses.ts';
import { allEntries, type Content } from '../content.ts';
import { anchorsByAddress } from './anchors.ts';
import type { Check } from './check.ts';
import { nearest } from '../nearest.ts';
import { textsIn } from './texts-in.ts';

const address = /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/;

/** Every field that holds an address inside the site leads to a page, and to a place that is on it. */
export const checkAddresses: Check = (content, report) => {
  const addresses = linkable(content);
  // Menus name pages that may be switched off, and then leave them out.
  const inMenus = new Set([...addresses, paths.testimonials, paths.gallery]);
  const anchors = anchorsByAddress(content);
  for (const entry of allEntries(content)) {
    const known = entry === content.layoutWords ? inMenus : addresses;
    for (const { path, text } of textsIn(entry.fields)) {
      if (!address.test(text)) continue;
      const fault = addressFault(text, known, anchors);
      if (fault !== undefined) report(entry, path, fault);
    }
  }
};

/** The addresses that content may lead to. Of a page that every site needs only checkPages tells when it is missing. */
export const linkable = (content: Content): ReadonlySet<string> =>
  new Set<string>([
    ...namesByAddress(content).keys(),
    ...Object.values(paths).flatMap((path) => (typeof path === 'string' && !canBeOff.has(path) ? [path] : [])),
  ]);

const canBeOff: ReadonlySet<unknown> = new Set([paths.testimonials, paths.gallery]);

/** What is wrong with an address inside the site, such as /contact or /faq#question-1. Takes the pages there are and the anchors known on them. */
export function addressFault(
  written: string,
  addresses: ReadonlySet<string>,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const [page = '', anchor] = written.split('#');
  if (!addresses.has(page)) return `"${written}" is no page of the site; ${nearest(page, addresses)}`;
  const known = anchors.get(page);
  if (anchor === undefined || !known || known.has(anchor)) return undefined;
  const there = [...known].map((one) => `#${one}`).join(', ');
  return `${page} has no place "#${anchor}"; it has ${there === '' ? 'none' : there}`;
}
