import { caching, hashedFolder, securityHeaders, transportSecurity } from '#tooling/server/headers.ts';
import { foldersWithNotFound, type SiteAddresses } from './addresses.ts';

/**
 * The text of `_headers` for Netlify and Cloudflare Pages. `files` are the addresses of the files at the root that are no pages.
 * Where two rules fit an address both hosts join the values of a header they share, so no two rules that overlap name the same one:
 * pages get their caching by the first part of their address, which keeps well within Cloudflare's 100 rules.
 */
export function headersFile({ pages, hasEditor = false }: SiteAddresses, files: readonly string[]): string {
  const everywhere = { ...securityHeaders({ hasEditor }), [transportSecurity.name]: transportSecurity.value };
  const parts = new Set(pages.map(firstPart));
  const unhashed = [...parts].flatMap((part) =>
    pages.some((page) => page.startsWith(`${part}/`) && part !== '/') ? [part, `${part}/*`] : [part],
  );
  return [
    rule('/*', everywhere),
    rule(`${hashedFolder}*`, { 'Cache-Control': caching.hashed }),
    ...[...unhashed, ...files].map((address) => rule(address, { 'Cache-Control': caching.other })),
  ].join('\n');
}

/**
 * The text of `_redirects` for Netlify and Cloudflare Pages: `index.html` leads to the clean address,
 * and an unknown address gets the 404 page of its folder. Cloudflare looks for that page by itself and passes over the lines with 404.
 * A closing slash is not spoken of: both hosts take it away by themselves, and on Netlify a rule of ours would lead to itself.
 */
export function redirectsFile(addresses: SiteAddresses): string {
  const deepest = Math.max(...addresses.pages.map((page) => page.split('/').length - 1));
  const folders = Array.from({ length: deepest }, (_, index) =>
    Array.from({ length: index + 1 }, (__, part) => `/:part${part + 1}`).join(''),
  );
  return [
    '/index.html / 308',
    ...folders.map((folder) => `${folder}/index.html ${folder} 308`),
    ...foldersWithNotFound(addresses).map((folder) => `${folder}/* ${folder}/404.html 404`),
    '',
  ].join('\n');
}

const firstPart = (address: string) => `/${address.split('/')[1] ?? ''}`;

const rule = (address: string, headers: Readonly<Record<string, string>>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
