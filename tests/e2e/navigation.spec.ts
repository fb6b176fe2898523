import type { Page } from '@playwright/test';

import { heldBack } from './support/held-back.ts';
import { open, shown } from './support/opened.ts';
import { practice, titleEnd } from './support/words.ts';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marker: 'the same document' });
  });
const marker = (page: Page) => page.evaluate(() => (window as Window & { readonly marker?: string }).marker);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Puts a link to an address of the site before the text of the page. */
const addLink = (page: Page, address: string, words: string) =>
  page.evaluate(
    ([href, text]) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: text });
      document.querySelector('main')?.prepend(link);
    },
    [address, words] as const,
  );

test('a link changes title, canonical address, share image, heading and the mark in the navigation without loading a new document, and takes away what was told machines about the last page; a place and an unknown address too', async ({
  page,
}) => {
  const toldMachines = page.locator('head [data-of-page]');
  await open(page, '/');
  await expect(toldMachines).not.toHaveCount(0);
  await mark(page);
  await navigation(page).getByRole('link', { name: 'Contact' }).click();

  await expect(page).toHaveURL('/contact');
  await expect(toldMachines).toHaveCount(0);
  const image = page.locator('head meta[property="og:image"]');
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('content', `${practice.domain}/share/contact.png`);
  expect(await page.title()).toMatch(/^(?!Home)./);
  expect((await page.title()).endsWith(titleEnd)).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${practice.domain}/contact`);
  await expect(page.locator('title')).toHaveCount(1);
  expect(await marker(page)).toBe('the same document');

  const current = navigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Contact']);
  const byClick = await page.title();
  const heads = await page
    .locator('head meta:is([name], [property]):not([data-of-page])')
    .evaluateAll((all) => all.map((meta) => meta.outerHTML).sort());
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  await expect(current).toHaveText(['Home']);

  await addLink(page, '/contact#offices', 'Where we are');
  await page.getByRole('link', { name: 'Where we are' }).click();
  await expect(page).toHaveURL('/contact#offices');
  await expect(page.locator('#offices')).toBeFocused();
  await expect(page.locator('#offices')).toBeInViewport();
  expect(await marker(page)).toBe('the same document');

  await addLink(page, '/services/nothing', 'Old bookmark');
  await page.getByRole('link', { name: 'Old bookmark' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(await marker(page)).toBe('the same document');

  await open(page, '/contact#offices');
  await expect(page.locator('#offices')).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
  expect(await page.title()).toBe(byClick);
  expect(
    await page
      .locator('head meta:is([name], [property]):not([data-of-page])')
      .evaluateAll((all) => all.map((meta) => meta.outerHTML).sort()),
  ).toEqual(heads);
});

test('the heading of the next page comes before its sections, the address changes together with the page, and of two links the last one wins', async ({
  page,
}) => {
  await open(page, '/services');
  const whenHeaded = page.evaluate(
    () =>
      new Promise<{ readonly sections: number; readonly isFootInSight: boolean }>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          resolve({
            sections: document.querySelectorAll('main section').length,
            isFootInSight: (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) < window.innerHeight,
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  expect(await whenHeaded).toEqual({ sections: 0, isFootInSight: false });
  await expect(page.locator('main section')).not.toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('style', /min-height/);

  await page.goBack();
  await expect(page.locator('main section')).not.toHaveCount(0);

  await open(page, '/services');
  const ofFaq = /\/FaqPage-[^/]+\.js$/;
  const send = await heldBack(page, ofFaq);
  const links = page.getByRole('contentinfo');
  const isAskedFor = page.waitForRequest(ofFaq);
  await links.getByRole('link', { name: 'FAQ' }).click();
  await isAskedFor;
  await expect(page).toHaveURL('/services');

  await navigation(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  send();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/FaqPage-')),
  );
  await links.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a new page begins at the top, going back returns to the place one left, a click with the control key is left to the browser, and the skip link is the first stop', async ({
  page,
}) => {
  await open(page, '/services');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await navigation(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(300);

  // Chromium without windows loses some of the tabs that such a click opens, so the click is looked at and stopped here.
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('click', (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        });
      }),
  );
  await navigation(page)
    .getByRole('link', { name: 'Home' })
    .click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeftToBrowser).toBe(true);
  expect(shown(page)).toBe('/contact');

  await open(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
