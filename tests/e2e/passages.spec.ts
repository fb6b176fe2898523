import type { Page } from '@playwright/test';
import { Guide } from './support/guide.ts';
import { inCharge, open, shown } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const full = siteContent.services.find(
  ({ facts, dates, process }) => facts.length > 1 && dates !== undefined && process.length > 1,
);
const address = `/services/${full?.id}`;

/** What is marked on the page, and what has focus. */
const arrivedAt = (page: Page) =>
  page.evaluate(() => ({
    marked: [...document.querySelectorAll('main [data-arrived]')].map(({ id }) => id),
    inFocus: document.activeElement?.id,
  }));

/** How far below the header the place begins; less than nothing when the header lies over it. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((place) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(place)?.getBoundingClientRect().top ?? -1) - header;
  }, id);

test.beforeEach(() => {
  test.skip(full === undefined, 'no service of this practice has two rules and a date');
});

test('the address of a passage brings it into view, in focus and marked, and opens a question; a broken one shows the page', async ({
  page,
}) => {
  // Where things move, a place moves while the page comes to it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [at, id] of ['who-1', 'step-2', 'document-1-1', 'date-1', 'question-1'].entries())
    await test.step(id, async () => {
      // From elsewhere, as a visitor comes to it; what the address brings about is the same for all, so to the others by the address alone.
      if (at === 0) {
        await page.goto('about:blank');
        await open(page, `${address}#${id}`);
      } else
        await page.evaluate((place) => {
          window.location.hash = place;
        }, id);
      await expect(page.locator(`#${id}`)).toBeFocused();
      expect(await arrivedAt(page)).toEqual({ marked: [id], inFocus: id });
      await expect(page.locator(`#${id}`)).toBeInViewport();
      expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0);
    });

  const isOpen = (id: string) => page.locator(`#${id}`).evaluate((one) => one.hasAttribute('open'));
  expect([await isOpen('question-1'), await isOpen('question-2')]).toEqual([true, false]);

  await page.goto('about:blank');
  await page.goto(`${address}#%E0%A4%A`);
  await inCharge(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full?.name ?? '');
  expect((await arrivedAt(page)).marked).toEqual([]);
});

test('a link of the page, of another page and of the guide moves focus and mark to its place without a page load, and what is marked stands out by day and at night', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => {
    Object.assign(window, { marker: 'the same document' });
  });
  await page.evaluate((href) => {
    document.querySelector('main h1')?.insertAdjacentHTML('afterend', `<a id="probe" href="${href}">Rule</a>`);
  }, `${address}#fact-2`);
  await page.locator('#probe').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full?.name ?? '');
  await expect.poll(() => arrivedAt(page)).toEqual({ marked: ['fact-2'], inFocus: 'fact-2' });
  await expect(page.locator('#fact-2')).toBeInViewport();
  expect(await belowHeader(page, 'fact-2')).toBeGreaterThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { background, around } = await page.locator('#fact-2').evaluate((place) => ({
      background: getComputedStyle(place).backgroundColor,
      around: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(background, colorScheme).not.toBe(around);
  }

  await page.getByRole('complementary').getByRole('link', { name: 'Steps' }).press('Enter');
  expect(shown(page)).toBe(`${address}#process`);
  await expect.poll(() => arrivedAt(page)).toEqual({ marked: ['process'], inFocus: 'process' });
  expect(await belowHeader(page, 'process')).toBeGreaterThanOrEqual(0);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(async () => (await arrivedAt(page)).marked).toEqual([]);
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);

  await page.setViewportSize({ width: 360, height: 740 });
  const guide = new Guide(page);
  await guide.openOn(address);
  await guide.log.evaluate((log, href) => {
    log.insertAdjacentHTML('beforeend', `<a id="probe" href="${href}">Rule</a>`);
  }, `${address}#fact-2`);
  await page.locator('#probe').click();
  await expect(guide.panel).toBeHidden();
  await expect.poll(() => arrivedAt(page)).toEqual({ marked: ['fact-2'], inFocus: 'fact-2' });
  await expect(page.locator('#fact-2')).toBeInViewport();
});
