import type { Page } from '@playwright/test';

import { open } from './support/opened.ts';
import { categories, practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the Services list opens by pointing and closes on leaving', async ({ page }) => {
  await open(page, '/');
  const list = navigation(page).getByRole('link', { name: 'Registrations', exact: true });
  await expect(list).toBeHidden();
  await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(list).toBeVisible();
  await expect(navigation(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(
    navigation(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .getByRole('link'),
  ).toHaveText(['Services', ...categories.map(({ name }) => name)]);
  await page.mouse.move(640, 650);
  await expect(list).toBeHidden();
});

test('a category chosen from the Services list opens, and the list closes', async ({ page }) => {
  await open(page, '/');
  await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await navigation(page).getByRole('link', { name: 'Bank Related Services' }).click();
  await expect(page).toHaveURL('/services/bank-related-services');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${practice.domain}/services/bank-related`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank Related Services');
  await expect(navigation(page).getByRole('link', { name: 'Bank Related Services' })).toBeHidden();
});

test('each category in the Services list says what it is for, and that line leads there too', async ({ page }) => {
  await open(page, '/');
  await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
  const items = page.locator('#services-list li:has(p)');
  await expect(items).toHaveText(categories.map(({ name, purpose }) => `${name}${purpose}`));
  const line = await items.first().locator('p').boundingBox();
  await page.mouse.click((line?.x ?? 0) + 4, (line?.y ?? 0) + 4);
  await expect(page).toHaveURL('/services/registrations');
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

test('on a tablet the name of the practice keeps to one line, and the ways through the site wait behind the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  const name = page.getByRole('banner').getByText(practice.name, { exact: true });
  expect((await name.boundingBox())?.height).toBeLessThan(40);
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await navigation(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('in the narrowest bar that holds the ways through the site they stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, '/');
  const items = navigation(page).locator('ul').first().locator('> li');
  const boxes = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect()).filter(({ width }) => width > 0),
  );
  expect(boxes).toHaveLength(7);
  const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? Number.NaN));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
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

  test('the ways to the office stay within reach below the open menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).tap();
    await navigation(page).getByRole('button').tap();
    const ways = page.getByRole('navigation', { name: 'Reach the practice' });
    for (const way of [/^Call /, 'WhatsApp']) {
      const link = ways.getByRole('link', { name: way });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap({ trial: true });
    }
    await navigation(page).getByRole('link', { name: 'Book Consultation' }).tap({ trial: true });
  });

  test('the page behind the open menu stays where it is', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await button.tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await button.tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
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
