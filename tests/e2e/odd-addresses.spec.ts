import { load } from './support/html.ts';
import { open } from './support/opened.ts';
import { practice, titleEnd } from './support/words.ts';
import { expect, test } from './support/site.ts';

/** How the server reads addresses, tests/tooling/site.test.ts holds, and a broken place on a page passages.spec.ts; here is what the page makes of them. */
test('an odd address shows its page, with a guide that opens, on this host, and so does a link to one', async ({
  page,
  baseURL,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404|could not be decoded/);
  for (const [asked, shown, heading] of [
    ['//contact%20?ask=%E0%A4%A', '/contact', 'Contact'],
    ['//evil.example/?guide=%', '/evil.example', 'Page Not Found'],
    ['/%E0%A4%A', '/%E0%A4%A', 'Page Not Found'],
  ] as const)
    await test.step(asked, async () => {
      await page.goto('about:blank');
      await page.goto(`${String(baseURL)}${asked}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (!/[?&](?:ask|guide)=/.test(asked)) await page.getByRole('button', { name: /^Ask the guide/ }).click();
      await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
      await expect(page).toHaveURL(`${String(baseURL)}${shown}`);
    });

  // A page that has not been taken over would be drawn anew, without the link.
  await open(page, '/');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', `<a href="${window.location.origin}//contact">Slashes</a>`);
  });
  await page.getByRole('link', { name: 'Slashes' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

const unknown = [
  {
    address: '/FAQ',
    heading: 'Page Not Found',
    text: 'The page you are looking for may have been removed, renamed, or is temporarily unavailable.',
    way: ['Go to Home', '/'],
  },
  {
    address: '/services/nothing',
    heading: 'Service Not Found',
    text: 'The requested service category could not be found.',
    way: ['Back to Services', '/services'],
  },
  {
    address: '/services/registrations/nothing',
    heading: 'Service not found',
    text: 'There is no service at this address. It may have been renamed, or a letter of the address is wrong.',
    way: ['Back to Services', '/services'],
  },
] as const;

test('what is not there is said to be none, with and without script, with a way on', async ({
  page,
  request,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 404/);
  for (const { address, heading, text, way } of unknown) {
    const { status, title, meta, canonical } = await load(request, address);
    expect({ status, title, robots: meta.robots, image: meta['og:image'], canonical }, address).toEqual({
      status: 404,
      title: heading + titleEnd,
      robots: 'noindex, follow',
      image: `${practice.domain}/share/home.png`,
      canonical: [],
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: way[0] }).click();
    await expect(page).toHaveURL(way[1]);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  }
});
