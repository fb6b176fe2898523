import type { Page } from '@playwright/test';

import { kinds } from './support/kinds.ts';

import { builtPage } from './support/built.ts';
import { letterhead, printed, sheet } from './support/printed.ts';
import { brokenNames, brokenWords } from './support/reach.ts';
import { shortenLists } from './support/short-lists.ts';
import { kindOf, oneOfEachKind, readSitemap, type Listed } from './support/sitemap.ts';
import { sizeOfText } from './support/size-of-text.ts';
import { expect, test } from './support/site.ts';

const notFound = ['/nowhere', '/services/nothing', '/services/registrations/nothing'];
/** Pages that no sitemap lists. */
const unlisted = [...notFound, '/search'];

/** Pages that look different though their address is of the same form as another's. */
const lookDifferent = [
  ...new Set(kinds.flatMap(({ address, prepare, part }) => ((prepare ?? part) ? [] : [address]))),
].filter((address) => !unlisted.includes(address));

/** One of each kind, and those that look different. */
function lookedAtAlone(listed: readonly Listed[]): readonly string[] {
  const isShown = new Set(lookDifferent.map(kindOf));
  return [...lookDifferent, ...oneOfEachKind(listed).filter((address) => !isShown.has(kindOf(address))), ...unlisted];
}

/** Leaves the page to the fonts of the device, as where its own come too late. */
const takeFonts = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = sheet.cssRules[at];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(at);
      }
  });

/** Puts the main parts of other pages, one under the other, in the place of that which is shown, whose style sheet and fonts are there. */
const put = (page: Page, sent: readonly string[]) =>
  page.evaluate(async (all) => {
    const parts = all.map((html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main'));
    const [first, ...others] = document.querySelectorAll('main');
    first?.replaceWith(...parts.filter((part) => part !== null));
    others.forEach((other) => {
      other.remove();
    });
    await document.fonts.ready;
  }, sent);

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

test.describe('without scripts and whatever the font', () => {
  // What a page shows without scripts it shows with them: hydration.spec.ts holds that they change nothing.
  test.use({ javaScriptEnabled: false });

  /** What is broken, too wide or cut short on a page in windows of some widths. */
  const faultsOf = async (page: Page, address: string, widths: readonly number[]): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of await brokenNames(page)) found.push(`${address}, ${width} wide: ${name} is broken`);
      for (const misfit of await misfits(page)) found.push(`${address}, ${width} wide: ${misfit}`);
    }
    return found;
  };

  test('no page scrolls sideways, breaks the name of a form or cuts a text short on the narrowest screen', async ({
    page,
    request,
  }) => {
    // A word or a table that is too long shows there; on wider ones a page differs by its kind.
    const found: string[] = [];
    await page.goto('/');
    const listed = await readSitemap(request);
    const alone = new Set(lookedAtAlone(listed));
    const others = listed.map(({ address }) => address).filter((address) => !alone.has(address));
    for (let at = 0; at < others.length; at += 10) {
      const some = others.slice(at, at + 10);
      await put(page, some.map(builtPage));
      found.push(...(await faultsOf(page, `one of ${some.join(' ')}`, [320])));
    }
    expect(found).toEqual([]);
  });

  for (const part of [0, 1, 2])
    test(`every kind of page fits every width, also in the fonts of the device, breaks no word and no name of a form in text of 24 pixels, and is headed on paper by the practice and by nothing of the screen, with its text as wide as a sheet that lies across: part ${part + 1} of 3`, async ({
      page,
      request,
      consoleMessages,
    }) => {
      consoleMessages.allow(/status of 404/);
      const found: string[] = [];
      const addresses = lookedAtAlone(await readSitemap(request));
      for (const address of addresses.filter((_, at) => at % 3 === part)) {
        await page.setViewportSize({ width: 360, height: 740 });
        await sizeOfText(page, 24);
        // Without scripts nothing else waits for the style sheet.
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        found.push(
          ...[...(await brokenWords(page)), ...(await brokenNames(page))].map(
            (word) => `${address}, in large text: ${word} is broken`,
          ),
        );
        await sizeOfText(page, 16);
        found.push(...(await faultsOf(page, address, [320])));
        // A word or a table that is too long has shown by now. Each further width and medium lays the whole page out again.
        await shortenLists(page);
        found.push(...(await faultsOf(page, address, [768, 1280])));
        await page.setViewportSize(sheet);
        expect.soft(await printed(page), address).toEqual({ head: letterhead(), isWide: true });
        await page.emulateMedia({ media: null });
        // The fonts of a device are as wide as the site's own: what of a page they could cut short goes by its kind, and is cut where there is least room.
        await takeFonts(page);
        found.push(...(await faultsOf(page, address, [320])));
      }
      expect(found).toEqual([]);
    });
});
