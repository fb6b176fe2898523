import type { Page } from '@playwright/test';

import { open, shown } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

const mark = (page: Page) => page.evaluate(() => { Object.assign(window, { marker: 'the same document' }); });
const marker = (page: Page) => page.evaluate(() => (window as Window & { readonly marker?: string }).marker);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const categories = [
  'Registrations', 'Licenses', 'Audit Services', 'Returns Filing', 'Compliances', 'Certifications', 'Bank Related Services',
  'Digital Signature Services', 'Application Services', 'Subsidy Services', 'Other Services',
];

test('a link changes title, canonical address and heading without loading a new document', async ({ page }) => {
  await open(page, '/');
  await mark(page);
  await navigation(page).getByRole('link', { name: 'Contact' }).click();

  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^(?!Home).+ \| CA Services - Professional Business Solutions$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${practice.domain}/contact`);
  await expect(page.locator('title')).toHaveCount(1);
  expect(await marker(page)).toBe('the same document');

  const byClick = await page.title();
  const heads = await page.locator('head meta:is([name], [property]):not([data-of-page])').evaluateAll((all) => all.map((meta) => meta.outerHTML).sort());
  await open(page, '/contact');
  expect(await page.title()).toBe(byClick);
  expect(await page.locator('head meta:is([name], [property]):not([data-of-page])').evaluateAll((all) => all.map((meta) => meta.outerHTML).sort())).toEqual(heads);
});

test('a new page begins at the top, and going back returns to the place one left', async ({ page }) => {
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
});

test('an unknown address inside the site shows its not-found page without a new document', async ({ page }) => {
  await open(page, '/services');
  await mark(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/services/nothing';
    link.textContent = 'Old bookmark';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Old bookmark' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(await marker(page)).toBe('the same document');
});

test('a link opened with the control key leaves this page alone', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await navigation(page).getByRole('link', { name: 'Contact' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  expect(shown(page)).toBe('/');
});

test('the Services list opens by pointing and closes on leaving', async ({ page }) => {
  await open(page, '/');
  const list = navigation(page).getByRole('link', { name: 'Registrations', exact: true });
  await expect(list).toBeHidden();
  await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(list).toBeVisible();
  await expect(navigation(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation(page).getByRole('listitem').filter({ has: page.getByRole('button') }).getByRole('link')).toHaveText(['Services', ...categories]);
  await page.mouse.move(640, 650);
  await expect(list).toBeHidden();
});

test('a category chosen from the Services list opens, and the list closes', async ({ page }) => {
  await open(page, '/');
  await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await navigation(page).getByRole('link', { name: 'Bank Related Services' }).click();
  await expect(page).toHaveURL('/services/bank-related-services');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${practice.domain}/services/bank-related`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank Related Services');
  await expect(navigation(page).getByRole('link', { name: 'Bank Related Services' })).toBeHidden();
});

test('the Services list works by keyboard, and Escape gives focus back to its button', async ({ page }) => {
  await open(page, '/');
  const button = navigation(page).getByRole('button');
  await navigation(page).getByRole('link', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'Registrations', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(navigation(page).getByRole('link', { name: 'Registrations', exact: true })).toBeHidden();

  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await navigation(page).getByRole('link', { name: 'Contact' }).focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the page one is on is marked in the navigation', async ({ page }) => {
  await open(page, '/contact');
  const current = navigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Contact']);
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  await expect(current).toHaveText(['Home']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens by its button and closes once a link is chosen', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation(page)).toBeHidden();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await navigation(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('choosing the page one is on closes the menu too', async ({ page }) => {
    await open(page, '/contact');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await button.tap();
    await navigation(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('tapping Services opens the categories in the menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).tap();
    const services = navigation(page).getByRole('button');
    await services.tap();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await services.tap();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await services.tap();
    await navigation(page).getByRole('link', { name: 'Registrations', exact: true }).tap();
    await expect(page).toHaveURL('/services/registrations');
    await expect(navigation(page)).toBeHidden();
  });

  test('Escape closes the menu and gives focus back to its button', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await button.tap();
    await navigation(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });
});

test('an address with a place on the page opens at that place', async ({ page }) => {
  await open(page, '/contact#offices');
  await expect(page.locator('#offices')).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('a link to a place on another page leads to that place', async ({ page }) => {
  await open(page, '/');
  await mark(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contact#offices';
    link.textContent = 'Where we are';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Where we are' }).click();
  await expect(page).toHaveURL('/contact#offices');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('#offices')).toBeInViewport();
  expect(await marker(page)).toBe('the same document');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a closing slash leads to the one address of the page', async ({ page, request }) => {
  const answer = await request.get('/contact/?from=mail', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/contact?from=mail']);
  await page.goto('/services/registrations/');
  await expect(page).toHaveURL('/services/registrations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrations');
});
