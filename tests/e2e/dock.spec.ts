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

for (const [address, topic] of Object.entries({
  '/services/registrations/gst-registration': 'GST Registration',
  '/services/other-services': 'Other Services',
  '/solutions/startups': 'Solutions for startups',
}))
  test(`a chat begun on ${address} names what the page is about`, async ({ page }) => {
    await open(page, '/contact');
    const links = page.locator('#root > :not(main)').getByRole('link', { name: 'WhatsApp' });
    const drafts = () =>
      links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')));
    expect(await drafts()).toEqual(['Hello, I have a question.', 'Hello, I have a question.']);
    await open(page, address);
    const draft = `Hello, I have a question. It is about: ${topic}`;
    expect(await drafts()).toEqual([draft, draft]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(drafts).toEqual(['Hello, I have a question.', 'Hello, I have a question.']);
  });
