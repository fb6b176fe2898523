import { date, now, openAt, slot } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

const kinds = [
  '/',
  '/services',
  '/services/registrations',
  '/services/registrations/gst-registration',
  '/book-appointment',
  '/contact',
  '/tax-calculator',
  '/faq',
];

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`at ${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test('the bar with the guide lies over no control that was scrolled to, and over no last line', async ({
      page,
    }) => {
      for (const address of kinds) {
        await open(page, address);
        const covered = await page.evaluate(() => {
          const controls = document.querySelectorAll<HTMLElement>(
            'main :is(a[href], button, input, select, textarea, summary), footer :is(a[href], button)',
          );
          return [...controls].flatMap((control) => {
            control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width: wide, height: high } = control.getBoundingClientRect();
            const at = document.elementFromPoint(left + wide / 2, top + high / 2);
            return control.checkVisibility() && at?.closest('#root > nav, #root > button')
              ? [control.textContent || control.id]
              : [];
          });
        });
        expect(covered, address).toEqual([]);
        const last = page.getByRole('contentinfo').getByRole('paragraph').last();
        await page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
        });
        const [line, bar] = [await last.boundingBox(), await new Guide(page).launcher.boundingBox()];
        expect((line?.y ?? 0) + (line?.height ?? 0), address).toBeLessThanOrEqual(bar?.y ?? 0);
      }
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
