import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { settled } from './support/audit.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';

const notFound = ['/nowhere', '/services/nothing', '/services/registrations/nothing'];

/** Holds fonts back from `hold` to `release`. */
async function fontGate(page: Page): Promise<{ readonly hold: () => void; readonly release: () => void }> {
  let held: (() => void)[] | undefined;
  await page.route('**/*.woff2', async (route) => {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const release = () => {
    held?.forEach((letGo) => {
      letGo();
    });
    held = undefined;
  };
  return {
    hold: () => {
      release();
      held = [];
    },
    release,
  };
}

/** Writes down how far the page moves under the visitor's eyes, by the measure of Web Vitals. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as Window & { readonly moved?: { readonly sum: number } }).moved?.sum ?? NaN);
}

for (const width of [320, 1280]) {
  test(`no page, ${width} wide, scrolls sideways or moves when its font comes late`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    test.setTimeout(240_000);
    consoleMessages.allow(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    const fonts = await fontGate(page);
    const shifted = await watchShifts(page);
    const found: string[] = [];
    const listed = (await readSitemap(request)).map(({ address }) => address);
    for (const address of [...listed, ...notFound]) {
      fonts.hold();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await settled(page);
      fonts.release();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await settled(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overhang > 0) found.push(`${address}: ${overhang} pixels too wide`);
      const shift = await shifted();
      if (shift !== 0) found.push(`${address}: moved by ${shift.toFixed(4)}`);
    }
    expect(found).toEqual([]);
  });
}

test('no card and no row of an index is cut short, 320 or 768 wide', async ({ page, request }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const listed = (await readSitemap(request))
    .map(({ address }) => address)
    .filter((address) => address.split('/').length <= 3);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of listed) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const cut = await page
        .getByRole('main')
        .getByRole('paragraph')
        .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);
      if (cut > 0) found.push(`${address}, ${width} wide: ${cut} texts`);
    }
  }
  expect(found).toEqual([]);
});

test('the page of components is for development: the built site neither serves it nor carries it', async ({
  request,
}) => {
  expect((await request.get('/__ui')).status()).toBe(404);
  const carried = readdirSync('dist/assets').filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(`dist/assets/${name}`, 'utf8').includes('as long as a line of words is on a page'),
  );
  expect(carried).toEqual([]);
});
