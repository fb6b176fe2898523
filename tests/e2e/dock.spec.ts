import type { Page } from '@playwright/test';

import { kinds } from '#tooling/shots/kinds.ts';

import { date, now, openAt, slot } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

/** Every kind of page and of state that is looked at in its whole length. */
const wholePages = kinds.filter(({ isScreen }) => isScreen !== true);

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

test('the bar with the guide lies over no control that was scrolled to, and over no last line, on any kind of page at 360, 768 and 1280 wide', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(900_000);
  consoleMessages.allow(/status of 404/);
  for (const { name, address, prepare } of wholePages) {
    await page.setViewportSize(sizes[0] ?? { width: 0, height: 0 });
    await open(page, address);
    await prepare?.(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await covered(page), `${name}, ${size.width} wide`).toEqual([]);
      const last = page.getByRole('contentinfo').getByRole('paragraph').last();
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
      const [line, bar] = [await last.boundingBox(), await new Guide(page).launcher.boundingBox()];
      expect.soft((line?.y ?? 0) + (line?.height ?? 0), `${name}, ${size.width} wide`).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});

/** The controls that the bar lies over once they are scrolled to. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary), footer :is(a[href], button)',
    );
    return [...controls].flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width: wide, height: high } = control.getBoundingClientRect();
      const isCovered = [top + high / 2, Math.min(top + high, window.innerHeight) - 2].some((height) =>
        document.elementFromPoint(left + wide / 2, height)?.closest('#root > nav, #root > button'),
      );
      return control.checkVisibility() && isCovered ? [control.textContent || control.id] : [];
    });
  });
}

test('the first screen of every page has a call and a chat with the office', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/', '/services/registrations/gst-registration']) {
    await open(page, address);
    const ways = page.getByRole('navigation', { name: 'Reach the practice' });
    const call = ways.getByRole('link', { name: `Call ${practice.phone}` });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', `tel:${practice.phone.replaceAll(' ', '')}`);
    await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the last hour of the day is chosen by a tap while another field is being filled in', async ({ page }) => {
    await openAt(page, now);
    await date(page).focus();
    const last = slot(page, practice.slots.at(-1) ?? '');
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(last).toBeChecked();
    await expect(new Guide(page).panel).toHaveCount(0);
  });
});
