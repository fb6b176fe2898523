import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { clockTime, hoursAbroad, openingHours } from '#src/domain/hours-abroad.ts';

import { builtPage, siteFolder } from './support/built.ts';
import { load, writtenIn } from './support/html.ts';
import { readSitemap } from './support/sitemap.ts';
import { practice, titleEnd } from './support/words.ts';
import { expect, test } from './support/site.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu and the lists of services stand open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Registrations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrations');
  });
});

test('every page of the sitemap introduces itself to search engines under a title and with a share image of its own, of the size it names', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const images = new Map<string, string>();
  for (const { loc, address } of await readSitemap(request)) {
    const { title, meta, canonical } = writtenIn(builtPage(address));
    expect(title, address).toMatch(/^\S/);
    expect(title.endsWith(titleEnd), `${title} of ${address}`).toBe(true);
    expect(titles.get(title), `${address} has a title of its own`).toBe(undefined);
    titles.set(title, address);

    const {
      description = '',
      keywords = '',
      robots,
      author,
      'revisit-after': revisit,
      'twitter:card': card,
      'og:image': image = '',
    } = meta;
    expect(description.length, `${address} has a description`).toBeGreaterThan(30);
    expect(descriptions.get(description), `${address} has a description of its own`).toBe(undefined);
    descriptions.set(description, address);
    expect(keywords.split(', ').length, `${address} has keywords`).toBeGreaterThan(1);
    expect({ robots, author, revisit, card }, address).toEqual({
      robots: 'index, follow',
      author: practice.name,
      revisit: '7 days',
      card: 'summary_large_image',
    });
    expect(
      canonical.map((href) => new URL(href).href),
      address,
    ).toEqual([new URL(loc).href]);
    expect(new URL(image).origin, `${address} has a share image on the practice's domain`).toBe(new URL(loc).origin);

    const { pathname } = new URL(image);
    expect(images.get(pathname), `${address} has an image of its own`).toBe(undefined);
    images.set(pathname, address);
    expect(meta['twitter:image'], address).toBe(image);
    expect(meta['og:image:alt'], address).toBe(`${meta['og:title']?.split(' | ')[0] ?? ''}, ${practice.name}`);
    const png = readFileSync(join(siteFolder, pathname));
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
    expect(size, address).toEqual([meta['og:image:width'], meta['og:image:height']]);
    expect(png.length, `the image of ${address} is small`).toBeLessThan(30_000);
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

test('following the links from the home page leads to every page of the sitemap and to no dead end', async ({
  request,
}) => {
  const found = new Map<string, Awaited<ReturnType<typeof load>>>();
  const waiting = ['/'];
  const wanted: { readonly from: string; readonly to: string; readonly place: string }[] = [];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const document = await load(request, address);
    found.set(address, document);
    for (const link of document.links) {
      const { origin, pathname, hash } = new URL(link, `http://site.invalid${address}`);
      if (origin !== 'http://site.invalid') continue;
      wanted.push({ from: address, to: pathname, place: decodeURIComponent(hash.slice(1)) });
      waiting.push(pathname);
    }
  }
  const dead = wanted.filter(
    ({ to, place }) => found.get(to)?.status !== 200 || (place !== '' && found.get(to)?.ids.includes(place) !== true),
  );
  expect(dead).toEqual([]);
  const listed = (await readSitemap(request)).map(({ address }) => address);
  expect(listed.filter((address) => !found.has(address))).toEqual([]);
});

test('the drawings of a page come from files that are there', async ({ request }) => {
  for (const address of ['/services', '/solutions/startups', '/contact', '/nowhere']) {
    const html = await (await request.get(address)).text();
    const files = [...html.matchAll(/<use href="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length, address).toBeGreaterThan(0);
    for (const file of new Set(files)) {
      const [path = '', id = ''] = file.split('#');
      const sheet = await request.get(path);
      expect([sheet.status(), (await sheet.text()).includes(`id="${id}"`)], file).toEqual([200, true]);
    }
  }
});

test('a visitor in New York reads the hours of the practice on the clock there', async ({ request }) => {
  const html = await (await request.get('/solutions/nris')).text();
  const [here] = openingHours(practice.hours[0]?.time ?? '');
  if (!here) throw new Error('the first row of the hours has no hours');
  const there = hoursAbroad(here, -5);
  const span = (from: number, to: number) => `${clockTime(from)} to ${clockTime(to)}`;
  const clocks = [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replace(/<[^>]*>/g, ''));
  expect(clocks).toContain(`${practice.offices[0]?.town ?? ''}${span(here.from, here.to)}`);
  expect(clocks).toContain(`New York, winter${span(there.at(-1)?.from ?? 0, there[0]?.to ?? 0)}`);
});

const noPage = {
  heading: 'Page Not Found',
  text: 'The page you are looking for may have been removed, renamed, or is temporarily unavailable.',
  link: 'Go to Home',
  to: '/',
};
const noCategory = {
  heading: 'Service Not Found',
  text: 'The requested service category could not be found.',
  link: 'Back to Services',
  to: '/services',
};
const noService = {
  heading: 'Service not found',
  text: 'There is no service at this address. It may have been renamed, or a letter of the address is wrong.',
  link: 'Back to Services',
  to: '/services',
};
const unknown = [
  { addresses: ['/nowhere', '/nowhere/at/all', '/FAQ'], ...noPage },
  { addresses: ['/services/nothing', '/services/nothing/at-all'], ...noCategory },
  { addresses: ['/services/registrations/nothing'], ...noService },
];

test('what is not there is said to be none, with and without script, with a way on', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404/);
  for (const { addresses, heading, text, link, to } of unknown)
    await test.step(heading, async () => {
      for (const address of addresses) {
        const sent = await load(request, address);
        expect({ status: sent.status, title: sent.title, robots: sent.meta.robots, canonical: sent.canonical }).toEqual(
          {
            status: 404,
            title: heading + titleEnd,
            robots: 'noindex, follow',
            canonical: [],
          },
        );
      }
      await page.goto(addresses[0] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    });
});
