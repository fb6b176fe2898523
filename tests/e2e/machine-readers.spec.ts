import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { builtPage, siteFolder } from './support/built.ts';
import { load, writtenIn } from './support/html.ts';
import { readSitemap } from './support/sitemap.ts';
import { practice, titleEnd } from './support/words.ts';
import { expect, test } from './support/site.ts';

/** The names under which data for search engines have addresses. */
const addresses = new Set(['@id', 'url', 'item', 'image', 'hasMap', 'sameAs', 'mainEntityOfPage']);

/** Every value below a graph with the name it stands under. */
function valuesIn(value: unknown, name = ''): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return [[name, value] as const, ...Object.entries(value).flatMap(([key, below]) => valuesIn(below, key))];
}

/** What the graphs of a page say in words of one type of thing, under some of its names. */
const wordsOf = (graphs: unknown, type: string, names: readonly string[]): readonly string[] =>
  valuesIn(graphs)
    .filter(([, thing]) => typeof thing === 'object' && thing !== null && '@type' in thing && thing['@type'] === type)
    .flatMap(([, thing]) => valuesIn(thing))
    .flatMap(([name, value]) => (names.includes(name) && typeof value === 'string' ? [value] : []));

/** What a reader without script has of a page. A span parts no words, any other element does. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<\/?span\b[^>]*>|<!-- -->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const hasFile = (address: string) => existsSync(join(siteFolder, address));

/** Dead links, missing places and titles that two pages share end the build, as tests/build/check-pages.test.ts holds. */
test('every page of the sitemap is linked by another, can be read without script, introduces itself by a description and a share image of its own, and tells search engines only what it says, with addresses that are there', async ({
  request,
}) => {
  const listed = await readSitemap(request);
  const own = new Set(listed.map(({ loc }) => loc));
  const linked = new Set(['/']);
  const introduced = new Set<string>();
  for (const { loc, address } of listed) {
    const html = builtPage(address);
    const { title, meta, canonical, links } = writtenIn(html);
    for (const link of links) linked.add(link.replace(/[?#].*/, ''));
    const { description = '', keywords = '', robots, author, 'twitter:card': card, 'og:image': image = '' } = meta;
    expect(title.endsWith(titleEnd), `${title} of ${address}`).toBe(true);
    expect(description.length, `${address} has a description`).toBeGreaterThan(30);
    expect(keywords.split(', ').length, `${address} has keywords`).toBeGreaterThan(1);
    expect({ robots, author, revisit: meta['revisit-after'], card, canonical }, address).toEqual({
      robots: 'index, follow',
      author: practice.name,
      revisit: '7 days',
      card: 'summary_large_image',
      canonical: [canonical[0] ?? ''],
    });
    expect(new URL(canonical[0] ?? '').href, address).toBe(new URL(loc).href);
    for (const its of [description, image]) {
      expect(introduced.has(its), `${its} is of ${address} alone`).toBe(false);
      introduced.add(its);
    }
    expect(meta['twitter:image'], address).toBe(image);
    expect(meta['og:image:alt'], address).toBe(`${meta['og:title']?.split(' | ')[0] ?? ''}, ${practice.name}`);
    expect(image.startsWith(practice.domain) && hasFile(new URL(image).pathname), `${image} is there`).toBe(true);

    const graphs = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']): unknown => JSON.parse(json),
    );
    const broken = valuesIn(graphs).filter(([name, value]) => {
      if (!addresses.has(name) || typeof value !== 'string') return false;
      if (!value.startsWith(practice.domain)) return !value.startsWith('https://');
      const bare = value.replace(/#.*/, '');
      return !own.has(bare) && !(name === 'image' && hasFile(new URL(bare).pathname));
    });
    expect(broken, `${address} tells addresses that are there`).toEqual([]);
    const text = textOf(html);
    expect(text.length, `${address} can be read without script`).toBeGreaterThan(1000);
    const told = [...wordsOf(graphs, 'Question', ['name', 'text']), ...wordsOf(graphs, 'ListItem', ['name'])];
    expect(
      told.filter((words) => !text.includes(words)),
      `${address} says what it tells`,
    ).toEqual([]);
    const trails = html.includes('<nav aria-label="Breadcrumb"') ? ['BreadcrumbList'] : [];
    expect(
      wordsOf(graphs, 'BreadcrumbList', ['@type']).filter((type) => type === 'BreadcrumbList'),
      address,
    ).toEqual(trails);
  }
  expect(listed.filter(({ address }) => !linked.has(address))).toEqual([]);
});

test('the drawings of a page come from files that are there, which have them', async ({ request }) => {
  for (const address of ['/services', '/solutions/startups', '/contact', '/nowhere']) {
    const html = await (await request.get(address)).text();
    const drawings = new Set([...html.matchAll(/<use href="([^"]+)"/g)].map(([, file = '']) => file));
    expect(drawings.size, address).toBeGreaterThan(0);
    for (const drawing of drawings) {
      const [path = '', id = ''] = drawing.split('#');
      const sheet = await request.get(path);
      expect([sheet.status(), sheet.headers()['content-type']], drawing).toEqual([200, 'image/svg+xml']);
      expect(await sheet.text(), drawing).toContain(`id="${id}"`);
    }
  }
});

test('a page with a second address names its first one as its own', async ({ request }) => {
  for (const [second, first] of [
    ['/services/bank-related-services', '/services/bank-related'],
    ['/services/digital-signature-services', '/services/digital-signature'],
    ['/services/application-services', '/services/application'],
    ['/services/subsidy-services', '/services/subsidy'],
    ['/services/other-services', '/services/other'],
    ['/services/gst-registration', '/services/registrations/gst-registration'],
  ] as const) {
    const [at, own] = [await load(request, second), await load(request, first)];
    expect({ ...at, links: [] }, second).toEqual({ ...own, links: [] });
    expect(at.canonical.map((href) => new URL(href).pathname)).toEqual([first]);
  }
});

/** Which of them a page links, tests/build/head.test.ts holds. */
test('manifest, icons and feed are sent as what they are', async ({ request }) => {
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  for (const [address, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon-32.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/blog/feed.xml', 'xml'],
    ...icons.map(({ src, type: named }) => [src, named] as const),
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain(type);
  }
});
