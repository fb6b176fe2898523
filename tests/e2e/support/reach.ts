import type { Page } from '@playwright/test';

/** Controls smaller than a finger, links in a line of words apart: there the words around them keep others away. */
export async function tooSmall(page: Page): Promise<readonly string[]> {
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
export async function cutOff(page: Page): Promise<readonly string[]> {
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
