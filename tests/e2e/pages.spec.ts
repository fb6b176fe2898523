import { load } from './support/html.ts';
import { oneOfEachKind, readSitemap } from './support/sitemap.ts';
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

test('every page of the sitemap introduces itself to search engines under a title of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { loc, address } of await readSitemap(request)) {
    const { title, meta, canonical } = await load(request, address);
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

test('what leaves the site goes to another host over a safe line, or to phone, mail and calendar', async ({
  request,
}) => {
  for (const address of oneOfEachKind(await readSitemap(request))) {
    const { links } = await load(request, address);
    expect(
      links.filter((link) => !/^([/?#]|https:\/\/|webcal:\/\/|tel:|mailto:)/.test(link)),
      address,
    ).toEqual([]);
  }
});

test("robots.txt names the sitemap on the practice's domain", async ({ request }) => {
  const [first] = await readSitemap(request);
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${new URL(first?.loc ?? '').origin}/sitemap.xml`);
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

for (const { addresses, heading, text, link, to } of unknown) {
  test(`${addresses.join(' and ')}: not found, and said so with and without script`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    for (const address of addresses) {
      const sent = await load(request, address);
      expect({ status: sent.status, title: sent.title, robots: sent.meta.robots, canonical: sent.canonical }).toEqual({
        status: 404,
        title: heading + titleEnd,
        robots: 'noindex, follow',
        canonical: [],
      });
    }
    await page.goto(addresses[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  });
}
