import type { Page } from '@playwright/test';

import { open } from './support/opened.ts';
import { sizeOfText } from './support/size-of-text.ts';
import { categories, layoutWords, practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the Services list opens by pointing, says what each category is for, closes on leaving and once one is chosen, works by keyboard, and gives focus back to its button by Escape', async ({
  page,
}) => {
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

  await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
  const items = page.locator('#services-list li:has(p)');
  await expect(items).toHaveText(categories.map(({ name, purpose }) => `${name}${purpose}`));
  const line = await items.first().locator('p').boundingBox();
  await page.mouse.click((line?.x ?? 0) + 4, (line?.y ?? 0) + 4);
  await expect(page).toHaveURL('/services/registrations');
  await expect(list).toBeHidden();

  await page.mouse.move(640, 650);
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

test('from 768 pixels on the bar holds every way through the site on one line, the list of services opens within the window, and in text of twice the size the menu button takes the place of the bar', async ({
  page,
}) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  const list = page.locator('#services-list');
  for (const width of [768, 992]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.getByRole('button', { name: /menu/i })).toBeHidden();
    const parts = await banner
      .locator('a, nav button')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((part) => {
          const { left, right } = part.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents([...part.querySelectorAll('span')].at(-1) ?? part);
          const lines = new Set([...words.getClientRects()].map(({ bottom }) => bottom)).size;
          return { name: part.getAttribute('aria-label') ?? words.toString(), left, right, lines };
        }),
      );
    const gaps = parts.slice(1).map(({ left }, at) => left - (parts[at]?.right ?? Number.NaN));
    expect({
      names: parts.map(({ name }) => name).filter((name) => name !== layoutWords.search.button),
      // A long name of a practice takes two lines.
      broken: parts.filter(({ name, lines }) => lines > (name === practice.name ? 2 : 1)),
      overlapping: gaps.filter((gap) => gap < 0),
      isWithin: (parts.at(-1)?.right ?? Number.NaN) < width,
    }).toEqual({
      names: [
        practice.name,
        'Home',
        'About',
        'Services',
        layoutWords.menu.showServices,
        'Solutions',
        'Testimonials',
        'Contact',
        'Book Consultation',
      ],
      broken: [],
      overlapping: [],
      isWithin: true,
    });
    await navigation(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(list).toBeVisible();
    const { x = Number.NaN, width: wide = Number.NaN } = (await list.boundingBox()) ?? {};
    expect([x >= 0, x + wide <= width]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.mouse.move(20, 700);
    await expect(list).toBeHidden();
  }

  await page.setViewportSize({ width: 768, height: 1024 });
  await sizeOfText(page, 32);
  const button = banner.getByRole('button', { name: /menu/i });
  await expect(navigation(page)).toBeHidden();
  await button.press('Enter');
  await expect(navigation(page).getByRole('link', { name: 'Book Consultation' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu holds the ways of the bar and the other links apart, keeps the page behind it still and the office within reach, gives focus back by Escape, opens the categories of Services, and closes once a link is chosen, also to the page one is on', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation(page)).toBeHidden();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(navigation(page).locator('ul').first().locator('> li > a, > li > div > button')).toHaveText([
      'Home',
      'About',
      /^Services/,
      'Solutions',
      'Testimonials',
      'Contact',
      'Book Consultation',
    ]);
    const { furtherHeading, further } = layoutWords.menu;
    await expect(page.getByRole('banner').getByRole('heading', { name: furtherHeading })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: furtherHeading }).getByRole('link').filter({ visible: true }),
    ).toHaveText(further.map(({ name }) => name));
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await button.tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');

    await button.tap();
    const services = navigation(page).getByRole('button');
    await services.tap();
    const ways = page.getByRole('navigation', { name: 'Reach the practice' });
    for (const way of [/^Call /, 'WhatsApp']) {
      const link = ways.getByRole('link', { name: way });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap({ trial: true });
    }
    await navigation(page).getByRole('link', { name: 'Book Consultation' }).tap({ trial: true });

    await navigation(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();

    await button.tap();
    await services.tap();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await navigation(page).getByRole('link', { name: 'Registrations', exact: true }).tap();
    await expect(page).toHaveURL('/services/registrations');
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
    await button.tap();
    await navigation(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation(page)).toBeHidden();
  });
});
