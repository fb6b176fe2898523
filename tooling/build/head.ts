import type { Graph } from 'schema-dts';
import type { Practice } from '#src/collections/types.ts';
import type { Colours } from '#tooling/identity/tokens.ts';
import { escaped } from './escaped.ts';
import { feedAddress } from './feed.ts';
import { policyWithin } from '#tooling/server/headers.ts';

/** Head elements that are the same on every page: icons, manifest, the colours of the browser's own bars, the feed. */
export function siteHead(
  { name, editor }: Practice,
  { light, dark }: { readonly light: Colours; readonly dark: Colours },
): string {
  return [
    ...(editor ? [`<meta http-equiv="Content-Security-Policy" content="${policyWithin.visitors}">`] : []),
    ...(
      [
        ['light', light],
        ['dark', dark],
      ] as const
    ).map(
      ([scheme, { paper }]) =>
        `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${paper}">`,
    ),
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${escaped(name)}" href="${feedAddress}">`,
  ].join('');
}

/** Head elements of one page that only machines read: what it says in schema.org's terms. They are marked, since they go when another page is shown. */
export function machineHead(graph: Graph | undefined): string {
  // A "<" in the data could end the script element.
  return graph
    ? `<script type="application/ld+json" data-of-page>${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
    : '';
}
