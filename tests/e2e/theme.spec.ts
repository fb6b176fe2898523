import type { Page } from '@playwright/test';

import { open } from './support/opened.ts';
import { expect, test } from './support/site.ts';

const paper = { light: 'rgb(250, 246, 236)', dark: 'rgb(23, 22, 17)' };

const isDrawnIn = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveCSS('background-color', paper[theme]);
const choice = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const bars = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).media));

test("without a choice the pages follow the device; a choice is shown, said and kept, known before the site's own script is there, and not printed; the switch in the phone's menu and the one at the foot agree, and so do two tabs", async ({
  page,
  context,
  consoleMessages,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/faq');
  await isDrawnIn(page, 'dark');
  await expect(choice(page, 'Device')).toHaveAttribute('aria-pressed', 'true');
  expect(await bars(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  await page.emulateMedia({ colorScheme: 'light' });
  await isDrawnIn(page, 'light');

  await choice(page, 'Dark').click();
  await isDrawnIn(page, 'dark');
  await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, 'Device')).toHaveAttribute('aria-pressed', 'false');
  expect(await bars(page)).toEqual(['not all', 'all']);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await isDrawnIn(page, 'light');
  await page.emulateMedia({ media: null, colorScheme: 'light' });

  consoleMessages.allow(/ERR_FAILED/);
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await isDrawnIn(page, 'dark');
  await page.unroute('**/assets/site-*.js');

  await open(page, '/about');
  await choice(page, 'Device').click();
  await isDrawnIn(page, 'light');
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);

  const other = await context.newPage();
  await open(other, '/faq');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await isDrawnIn(other, 'dark');
  await expect(choice(other, 'Dark')).toHaveAttribute('aria-pressed', 'true');
});
