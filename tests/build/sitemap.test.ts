import { expect, it } from 'vitest';
import { robots, sitemap } from '#tooling/build/sitemap.ts';

const domain = 'https://ca.example';

it('lists each address with the day it was last checked, as the page itself names it', () => {
  expect(
    sitemap(domain, [
      { address: '/', updated: '2026-11-20' },
      { address: '/services/licenses', updated: '2026-11-21' },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://ca.example/</loc><lastmod>2026-11-20</lastmod></url>
  <url><loc>https://ca.example/services/licenses</loc><lastmod>2026-11-21</lastmod></url>
</urlset>
`);
});

it('lets crawlers read everything and names the sitemap', () => {
  expect(robots(domain)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://ca.example/sitemap.xml\n');
});
