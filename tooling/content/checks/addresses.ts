import { paths } from '#src/paths.ts';
import { namesByAddress } from '../addresses.ts';
import { allEntries } from '../content.ts';
import type { Check } from './check.ts';
import { nearest } from './nearest.ts';

/** Every field that holds an address inside the site leads to a page. */
export const checkAddresses: Check = (content, report) => {
  const addresses = new Set(namesByAddress(content).keys());
  // Menus name pages that may be switched off, and then leave them out.
  const inMenus = new Set([...addresses, paths.testimonials, paths.gallery]);
  for (const entry of allEntries(content)) {
    const known = entry === content.layoutWords ? inMenus : addresses;
    for (const [path, link] of addressesIn(entry.fields, [])) {
      if (!known.has(link.split('#')[0] ?? ''))
        report(entry, path, `"${link}" is no page of the site; ${nearest(link, known)}`);
    }
  }
};

type Path = readonly PropertyKey[];

function addressesIn(value: unknown, path: Path): readonly (readonly [Path, string])[] {
  if (typeof value === 'string') return /^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/.test(value) ? [[path, value]] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, field]) =>
        addressesIn(field, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [];
}
