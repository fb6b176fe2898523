import { date, now, openAt, slot } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

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
