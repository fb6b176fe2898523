import { expect, it } from 'vitest';
import { machineHead, siteHead } from '#tooling/build/head.ts';
import { readColours } from '#tooling/identity/colours.ts';
import { siteContent } from '../content/site-content.ts';

const image = { url: 'https://ca.example/assets/share/home-1.png', alt: 'Tax & "audit"' };

it('tells of the share image with its size and its words', () => {
  expect(machineHead(image, undefined)).toBe(
    '<meta property="og:image" content="https://ca.example/assets/share/home-1.png" data-of-page>' +
      '<meta property="og:image:type" content="image/png" data-of-page>' +
      '<meta property="og:image:width" content="1200" data-of-page>' +
      '<meta property="og:image:height" content="630" data-of-page>' +
      '<meta property="og:image:alt" content="Tax &#38; &#34;audit&#34;" data-of-page>' +
      '<meta name="twitter:image" content="https://ca.example/assets/share/home-1.png" data-of-page>' +
      '<meta name="twitter:image:alt" content="Tax &#38; &#34;audit&#34;" data-of-page>',
  );
});

it('carries the data for search engines so that no text in it can end the element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Answer', text: '</script><p>' }] } as const;
  const [, data = ''] =
    /<script type="application\/ld\+json" data-of-page>(.*)<\/script>$/.exec(machineHead(image, graph)) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(graph);
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
