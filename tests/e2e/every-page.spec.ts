import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { siteFolder } from './support/built.ts';
import { settled } from './support/audit.ts';
import { oneOfEachKind, readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';

const notFound = ['/nowhere', '/services/nothing', '/services/registrations/nothing'];

/** Leaves the page to the fonts of the device, as where its own come too late. */
const takeFonts = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = sheet.cssRules[at];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(at);
      }
  });

/** What of the page is too wide or cut short, apart from the texts of cards, of which three lines show. */
async function misfits(page: Page): Promise<readonly string[]> {
  const { overhang, cut, over } = await page.evaluate(() => ({
    overhang: document.documentElement.scrollWidth - window.innerWidth,
    cut: [...document.querySelectorAll('main p')].filter(
      (text) =>
        text.checkVisibility() &&
        text.scrollHeight > text.clientHeight + 1 &&
        getComputedStyle(text).webkitLineClamp === 'none',
    ).length,
    // What is fixed to the window makes no page wider.
    over: [...document.querySelectorAll('#root > :is(header, nav) :is(a, button)')]
      .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
      .filter((control) => control.getBoundingClientRect().right > window.innerWidth - 8)
      .map((control) => control.textContent.trim()),
  }));
  return [
    ...(overhang > 0 ? [`${overhang} pixels too wide`] : []),
    ...(cut > 0 ? [`${cut} texts cut short`] : []),
    ...over.map((control) => `"${control}" hangs over the edge`),
  ];
}

test.describe('whatever the font', () => {
  // What a page shows without scripts it shows with them: hydration.spec.ts holds that they change nothing.
  test.use({ javaScriptEnabled: false });

  test('no page scrolls sideways or cuts a text short', async ({ page, request, consoleMessages }) => {
    test.setTimeout(900_000);
    consoleMessages.allow(/status of 404/);
    const listed = await readSitemap(request);
    const eachKind = new Set([...oneOfEachKind(listed), ...notFound]);
    const found = new Set<string>();
    const look = async (address: string) => {
      // A word or a table that is too long shows on the narrowest screen; on wider ones a page differs by its kind.
      for (const width of eachKind.has(address) ? [1280, 768, 320] : [320]) {
        await page.setViewportSize({ width, height: 800 });
        for (const misfit of await misfits(page)) found.add(`${address}, ${width} wide: ${misfit}`);
      }
    };
    for (const address of [...listed.map((one) => one.address), ...notFound]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await look(address);
      await takeFonts(page);
      await look(address);
    }
    expect([...found]).toEqual([]);
  });
});

test('no kind of page moves when its font comes late', async ({ page, request, consoleMessages }) => {
  consoleMessages.allow(/status of 404/);
  await page.setViewportSize({ width: 320, height: 800 });
  const fonts = await fontGate(page);
  const shifted = await watchShifts(page);
  const found: string[] = [];
  for (const address of [...oneOfEachKind(await readSitemap(request)), ...notFound]) {
    fonts.hold();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await settled(page);
    fonts.release();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await settled(page);
    const shift = await shifted();
    if (shift !== 0) found.push(`${address}: moved by ${shift.toFixed(4)}`);
  }
  expect(found).toEqual([]);
});

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

test('the page of components is for development: the built site neither serves it nor carries it', async ({
  request,
}) => {
  expect((await request.get('/__ui')).status()).toBe(404);
  const carried = readdirSync(`${siteFolder}/assets`).filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(`${siteFolder}/assets/${name}`, 'utf8').includes('as long as a line of words is on a page'),
  );
  expect(carried).toEqual([]);
});
