import type { Page } from '@playwright/test';

import { kinds } from '#tooling/shots/kinds.ts';

import { settled } from './support/audit.ts';
import { expect, test } from './support/site.ts';

/** Controls smaller than a finger, links in a line of words apart: there the words around them keep others away. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      element.closest('.visually-hidden, .skip-link') === null;
    const target = (element: Element) =>
      element.matches('input[type="radio"], input[type="checkbox"]') ? (element.closest('label') ?? element) : element;
    return [...document.querySelectorAll('button, input, select, textarea, summary, a')]
      .filter((element) => isSeen(element) && !(element.matches('a') && getComputedStyle(element).display === 'inline'))
      .map((element) => ({ element, box: target(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.round(box.height) < least)
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()} "${[element.textContent.trim(), element.getAttribute('aria-label'), element.id].find((text) => text)?.slice(0, 40) ?? ''}" is ${Math.round(box.height)} high`,
      );
  }, 44);
}

/** What hangs over the edge of the page, and words that are cut off. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const overhang = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll('h1, h2, h3, p, li, dd, dt, td, th, label, button, a, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ checkVisibilityCSS: true }) &&
          element.closest('.visually-hidden') === null &&
          getComputedStyle(element).overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => `"${element.textContent.trim().slice(0, 40)}" is cut off`);
    return [...(overhang > 0 ? [`the page is ${overhang} pixels too wide`] : []), ...cut];
  });
}

for (const { name, address, only, prepare } of kinds) {
  if (only === 'wide') continue;
  test(`on a phone every control of ${name} is large enough for a finger, and text of twice the size stays whole`, async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await prepare?.(page);
    await settled(page);
    expect(await tooSmall(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await settled(page);
    expect(await cutOff(page)).toEqual([]);
  });
}
