import { open } from './support/opened.ts';
import { oneOfEachKind, readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';
import { practice } from './support/words.ts';
import { fixTime } from './support/clock.ts';

const places = practice.offices.map(({ address, postcode }) => `${address.join(', ')} ${postcode}`);
const reached = `${practice.phone} · ${practice.email}`;
const letterhead = (printed = '') => [[practice.name, ...places].join(' · '), reached + printed];

for (const part of [0, 1])
  test(`every kind of page is headed on paper by the practice and the day of printing, and by nothing of the screen, and its text takes the width of a sheet that lies across: part ${part + 1} of 2`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    await page.setViewportSize({ width: 1040, height: 720 });
    await fixTime(page, new Date('2026-12-01T20:00:00Z'));
    const heads = new Map<string, readonly string[]>();
    const all = [...oneOfEachKind(await readSitemap(request)), '/nowhere', '/search'];
    const addresses = all.filter((_, at) => at % 2 === part);
    for (const address of addresses) {
      await page.emulateMedia({ media: 'screen' });
      await open(page, address);
      const parts = page.locator('#root > *').filter({ visible: true });
      await expect(page.getByText(/Printed on \d/)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/Printed on \d/)).toBeVisible();
      await expect(parts.filter({ hasNot: page.getByRole('heading', { level: 1 }) })).toHaveCount(1);
      heads.set(address, (await parts.first().innerText()).split(/\n+/));
      const texts = page.locator('main section > div').filter({ visible: true });
      const widths = await texts.evaluateAll((all) =>
        all.map((text) => Math.round(text.getBoundingClientRect().width)),
      );
      expect(Math.min(1040, ...widths), address).toBeGreaterThan(500);
    }
    expect([...heads]).toEqual(addresses.map((address) => [address, letterhead(' · Printed on 2 December 2026')]));
  });

test('without scripts the head stands on paper without a day', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('#root > *').filter({ visible: true }).first();
  expect((await head.innerText()).split(/\n+/)).toEqual(letterhead());
  await context.close();
});

for (const address of ['/blog/due-dates-of-the-year', '/book-appointment', '/privacy-policy'])
  test(`what stays in sight beside the text of ${address} is printed whole, though it scrolls on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '40px';
    });
    const cut = () =>
      page
        .locator('main *')
        .filter({ visible: true })
        .evaluateAll(
          (all) =>
            all.filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto')
              .length,
        );
    expect(await cut()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toBe(0);
  });

test('on paper the heading of a page stands clear of the head of the sheet', async ({ page }) => {
  await open(page, '/services/licenses/trade-license');
  await page.emulateMedia({ media: 'print' });
  const head = await page.locator('#root > *').filter({ visible: true }).first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((heading?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test('a list of documents is printed without the place of its stamp until all are ready', async ({ page }) => {
  await open(page, '/services/licenses/trade-license');
  const list = page.getByRole('region', { name: 'Documents for the trade licence' });
  const place = list.locator('div:has(> [aria-live])').filter({ hasText: /ready$/ });
  await expect(place).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(place).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const box of await list.getByRole('checkbox').all()) await box.check();
  await page.emulateMedia({ media: 'print' });
  await expect(place).toBeVisible();
});

test('the table of a category stands on paper without its ways on', async ({ page }) => {
  await open(page, '/services/registrations');
  const ways = page.getByRole('main').getByRole('link', { name: /^Learn More/ });
  await expect(ways).toHaveCount(7);
  await page.emulateMedia({ media: 'print' });
  await expect(ways).toHaveCount(0);
});

for (const [address, heading] of [
  ['/contact', 'Write to us'],
  ['/book-appointment', 'Your request'],
  ['/services/licenses/trade-license', 'Ask about it'],
] as const)
  test(`the heading over the form of ${address} is not printed, for the form is not`, async ({ page }) => {
    await open(page, address);
    const ofForm = page.getByRole('heading', { name: heading });
    await expect(ofForm).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(ofForm).toBeHidden();
  });

test('the calculator is printed without the sheets that nothing stands on yet, and its text begins below the heading', async ({
  page,
}) => {
  await open(page, '/tax-calculator');
  const blank = page.getByRole('main').getByText(/^(?:Your comparison|Your tax estimate)\b/);
  await expect(blank).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(blank.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const sheets = (await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
