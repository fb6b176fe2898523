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

/** Words of which one line has the beginning and the next the rest, without a hyphen between them. Addresses of sites have to break somewhere. */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (
        element?.checkVisibility({ checkVisibilityCSS: true }) !== true ||
        element.closest('.visually-hidden, [aria-hidden="true"], script')
      )
        continue;
      if (getComputedStyle(element).hyphens === 'auto') continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<![\w][./][\w./]*)[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Names of forms, sections and years, such as GSTR-3B, of which one line has the beginning and the next the rest. */
export async function brokenNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility({ checkVisibilityCSS: true }) !== true) continue;
      for (const { 0: name, index } of (text.nodeValue ?? '').matchAll(
        /(?<![\w/.-])[A-Z\d]+-[A-Z\d]+(?![\w/.-]*[\w/])/g,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + name.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(name);
      }
    }
    return broken;
  });
}

/** The controls that the bar with the guide lies over once they are scrolled to, and the last line where it lies over that. */
export async function coveredByBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = '#root > nav, #root > button';
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary), footer :is(a[href], button)',
    );
    const covered = [...controls].flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const isCovered = [top + height / 2, Math.min(top + height, window.innerHeight) - 2].some((at) =>
        document.elementFromPoint(left + width / 2, at)?.closest(bar),
      );
      return control.checkVisibility() && isCovered ? [control.textContent || control.id] : [];
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = [...document.querySelectorAll('footer p')].at(-1)?.getBoundingClientRect();
    const [topOfBar] = [...document.querySelectorAll(bar)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top);
    const isLastCovered = last === undefined || topOfBar === undefined || last.bottom > topOfBar;
    window.scrollTo(0, 0);
    return isLastCovered ? [...covered, 'the last line of the page'] : covered;
  });
}
