import type { Page } from '@playwright/test';
import { guideOn } from './support/guide.ts';
import { open } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

/** Texts that have too little contrast with their ground, 4.5 to 1 at least, with both colours. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isSeen = (colour: string) => (channels(colour)[3] ?? 1) > 0.5;
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isSeen(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
    };
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return high / low;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const isText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
      if (!isText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { color } = getComputedStyle(element);
      const ground = groundOf(element);
      const isDrawn = element.closest('svg') !== null;
      return isDrawn || contrast(color, ground) >= 4.5
        ? []
        : [`${element.tagName} "${element.textContent.trim().slice(0, 30)}": ${color} on ${ground}`];
    });
  });

const { services, layoutWords } = siteContent;
const begun = services[0]?.name.slice(0, -2) ?? '';

test.use({ forcedColors: 'active', colorScheme: 'dark' });

test('in forced colours marked letters and all other text can be read, and what is in the guide keeps its edges and its focus', async ({
  page,
}) => {
  const found: Record<string, readonly string[]> = {};
  await open(page, `/search?q=${encodeURIComponent(begun)}`);
  await page.getByRole('combobox', { name: layoutWords.search.name, exact: true }).fill(begun);
  await expect(page.locator('mark')).not.toHaveCount(0);
  await page.getByRole('option').first().hover();
  found.search = await unreadable(page);
  const guide = await guideOn(page);
  await guide.input.fill(begun);
  await expect(guide.panel.locator('mark')).not.toHaveCount(0);
  await guide.input.press('ArrowDown');
  found.guide = await unreadable(page);
  await guide.input.press('Escape');
  await guide.say('calculate my tax');
  const edges = await Promise.all(
    [guide.panel, guide.log.locator('[data-from="visitor"]'), guide.chip('Cancel'), guide.input].map((part) =>
      part.evaluate((element) => getComputedStyle(element).borderTopStyle),
    ),
  );
  expect(edges).toEqual(['solid', 'solid', 'solid', 'solid']);
  await guide.toChip('Cancel');
  expect(await guide.chip('Cancel').evaluate((chip) => getComputedStyle(chip).outlineStyle)).not.toBe('none');
  for (const address of ['/book-appointment', '/due-dates']) {
    await open(page, address);
    found[address] = await unreadable(page);
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, []])));
});
