import type { Page } from '@playwright/test';

import { settled } from './support/audit.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';

/** Web Vitals calls a shift of up to 0.1 good. A line that breaks elsewhere in the stand-in font moves what is below it by less than this. */
const mostShift = 0.05;

const notFound = ['/nowhere', '/services/nothing', '/services/registrations/nothing'];

/** Holds fonts back from `hold` to `release`. */
async function fontGate(page: Page): Promise<{ readonly hold: () => void; readonly release: () => void }> {
  let held: (() => void)[] | undefined;
  await page.route('**/*.woff2', async (route) => {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const release = () => {
    held?.forEach((letGo) => { letGo(); });
    held = undefined;
  };
  return { hold: () => { release(); held = []; }, release };
}

/** Writes down how far the page moves under the visitor's eyes, by the measure of Web Vitals. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { readonly moved?: { readonly sum: number } }).moved?.sum ?? NaN);
}

for (const width of [320, 1280]) {
  test(`no page, ${width} wide, scrolls sideways or moves when its font comes late`, async ({ page, request, consoleMessages }) => {
    test.setTimeout(180_000);
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
      if (!(shift <= mostShift)) found.push(`${address}: moved by ${shift.toFixed(4)}`);
    }
    expect(found).toEqual([]);
  });
}
