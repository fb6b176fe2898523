import type { APIRequestContext } from '@playwright/test';

import { builtPage } from './support/built.ts';
import { open } from './support/opened.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';
import { practice } from './support/words.ts';

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly { readonly '@type': string }[];
}

interface Described {
  readonly graphs: readonly Graph[];
  /** The text of the page, as a reader without script has it, open and closed questions alike. */
  readonly text: string;
  readonly hasTrail: boolean;
}

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '');

/** What every page of the sitemap tells search engines, and the text that stands beside it. */
async function everyPage(request: APIRequestContext): Promise<ReadonlyMap<string, Described>> {
  const pages = new Map<string, Described>();
  for (const { address } of await readSitemap(request)) {
    const html = builtPage(address);
    const graphs = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Graph,
    );
    const body = html.slice(html.indexOf('<body'));
    expect(
      graphs.map((graph) => [graph['@context'], Object.keys(graph)]),
      address,
    ).toEqual(graphs.map(() => ['https://schema.org', ['@context', '@graph']]));
    pages.set(address, {
      graphs,
      // A span parts no words, any other element does.
      text: plain(body.replace(/<\/?span\b[^>]*>/g, '').replace(/<(?!!--)[^>]*>/g, '\n')),
      hasTrail: html.includes('<nav aria-label="Breadcrumb"'),
    });
  }
  return pages;
}

/** Every value below a graph with the name it stands under. */
function valuesIn(value: unknown, name = ''): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return [[name, value] as const, ...Object.entries(value).flatMap(([key, below]) => valuesIn(below, key))];
}

const typed = (graphs: readonly Graph[], type: string) =>
  valuesIn(graphs)
    .map(([, value]) => value)
    .filter(
      (value): value is Readonly<Record<string, unknown>> =>
        typeof value === 'object' && value !== null && '@type' in value && value['@type'] === type,
    );

/** That it fits schema.org's types, the compiler holds where it is made, in tooling/structured-data. */
test('what pages tell search engines names absolute addresses that are there, and stands on the page', async ({
  request,
}) => {
  const pages = await everyPage(request);
  expect([...pages.values()].filter(({ graphs }) => graphs.length > 0).length).toBeGreaterThan(100);

  const own = new Set((await readSitemap(request)).map(({ loc }) => loc));
  const files = new Set<string>();
  const broken: string[] = [];
  for (const [address, { graphs }] of pages) {
    for (const [name, value] of valuesIn(graphs)) {
      if (
        typeof value !== 'string' ||
        !['@id', 'url', 'item', 'image', 'hasMap', 'sameAs', 'mainEntityOfPage'].includes(name)
      )
        continue;
      const bare = value.replace(/#.*/, '');
      if (!value.startsWith('https://')) broken.push(`${address}: ${name} ${value}`);
      else if (!value.startsWith(practice.domain) || own.has(bare)) continue;
      else if (name === 'image') files.add(new URL(bare).pathname);
      else broken.push(`${address}: ${name} ${value}`);
    }
  }
  expect(broken).toEqual([]);
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200);

  for (const [address, { graphs, text, hasTrail }] of pages) {
    const said = typed(graphs, 'Question').flatMap(({ name, acceptedAnswer }) => [
      String(name),
      ...valuesIn(acceptedAnswer, '')
        .filter(([key]) => key === 'text')
        .map(([, answer]) => String(answer)),
    ]);
    expect(
      said.filter((words) => !text.includes(words)),
      address,
    ).toEqual([]);
    const steps = typed(graphs, 'ListItem').map(({ name }) => String(name));
    expect(
      steps.filter((step) => !text.includes(step)),
      address,
    ).toEqual([]);
    expect(typed(graphs, 'BreadcrumbList').length, address).toBe(hasTrail ? 1 : 0);
  }
});

test('what was written for machines about one page is gone when another is shown, whose share image takes the place of the last; a page that is not there has one too', async ({
  page,
  request,
}) => {
  const told = page.locator('head [data-of-page]');
  const image = page.locator('head meta[property="og:image"]');
  await open(page, '/faq');
  await expect(told).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  await expect(told).toHaveCount(0);
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('content', `${practice.domain}/share/disclaimer.png`);
  for (const address of ['/nothing-here', '/services/nothing-here', '/services/registrations/nothing-here']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain(`<meta property="og:image" content="${practice.domain}/share/home.png"/>`);
  }
});

test('manifest, icons and feed are sent as what they are', async ({ request }) => {
  const types = {
    '/manifest.webmanifest': 'application/manifest+json',
    '/favicon.svg': 'image/svg+xml',
    '/favicon-32.png': 'image/png',
    '/apple-touch-icon.png': 'image/png',
    '/blog/feed.xml': 'xml',
  };
  const named = [
    ...builtPage('/').matchAll(
      /<link\b(?=[^>]*(?:rel="(?:[^"]*\bicon|apple-touch-icon|manifest)"|atom\+xml))[^>]*\bhref="([^"]+)"/g,
    ),
  ].map(([, href]) => href);
  expect(named.sort()).toEqual(Object.keys(types).sort());
  for (const [address, type] of Object.entries(types)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain(type);
  }
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});

test('the feed is well-formed and leads to every article', async ({ request, page }) => {
  const text = await (await request.get('/blog/feed.xml')).text();
  const links = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    return feed.querySelector('parsererror')
      ? []
      : [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'));
  }, text);
  const articles = (await readSitemap(request)).map(({ loc }) => loc).filter((loc) => loc.includes('/blog/'));
  expect(links.sort()).toEqual(articles.sort());
});
