import { date, now, openAt, slot } from './support/booking.ts';
import { Guide } from './support/guide.ts';
import { load } from './support/html.ts';
import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('the first screen has a call and a chat with the office, which names what the page is about, and not what the page before was, and lies over no hour that is tapped while another field is filled in', async ({
  page,
  request,
}) => {
  await open(page, '/services/registrations/gst-registration');
  const ways = page.getByRole('navigation', { name: 'Reach the practice' });
  const call = ways.getByRole('link', { name: `Call ${practice.phone}` });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', `tel:${practice.phone.replaceAll(' ', '')}`);
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();

  const drafts = () =>
    page
      .locator('#root > :not(main) a[href^="https://wa.me/"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')));
  const about = (topic: string) => `Hello, I have a question. It is about: ${topic}`;
  expect(await drafts()).toEqual([about('GST Registration'), about('GST Registration')]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect.poll(drafts).toEqual(['Hello, I have a question.', 'Hello, I have a question.']);
  const { links } = await load(request, '/services/other-services');
  const texts = links
    .filter((link) => link.startsWith('https://wa.me/'))
    .map((link) => new URL(link).searchParams.get('text'));
  expect(new Set(texts)).toEqual(new Set([about('Other Services')]));

  // The last hour of the day is chosen by a tap while another field is being filled in.
  await openAt(page, now);
  await date(page).focus();
  const last = slot(page, practice.slots.at(-1) ?? '');
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(last).toBeChecked();
  await expect(new Guide(page).panel).toHaveCount(0);
});
