import { expect, it } from 'vitest';
import { machineHead, siteHead } from '#tooling/build/head.ts';
import { readColours } from '#tooling/identity/colours.ts';
import { siteContent } from '../content/site-content.ts';

it('carries the data for search engines so that no text in it can end the element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Answer', text: '</script><p>' }] } as const;
  const [, data = ''] =
    /<script type="application\/ld\+json" data-of-page>(.*)<\/script>$/.exec(machineHead(graph)) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(graph);
});

it('says nothing where a page has nothing to tell', () => {
  expect(machineHead(undefined)).toBe('');
});

it('gives every page icons, manifest, feed and the colours of paper by day and by night', () => {
  const head = siteHead({ ...siteContent.practice.fields, name: 'A & B' }, readColours());
  expect([...head.matchAll(/(?:href|content|title|media)="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    '(prefers-color-scheme: light)',
    '#faf6ec',
    '(prefers-color-scheme: dark)',
    '#171611',
    '/favicon-32.png',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    'A &#38; B',
    '/blog/feed.xml',
  ]);
});
