import { open } from './support/opened.ts';
import { letterhead, printed, sheet } from './support/printed.ts';
import { expect, test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

test('on paper the head of the sheet says the day of printing, the heading stands clear of it, a list has no place for its stamp until all is ready, what only leads on or is filled in is left out, and what stays in sight beside a text is printed whole', async ({
  page,
}) => {
  await open(page, '/services/licenses/trade-license');
  await page.emulateMedia({ media: 'print' });
  const head = await page.locator('#root > *').filter({ visible: true }).first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((heading?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThanOrEqual(16);
  const enquiry = page.getByRole('heading', { name: 'Ask about it' });
  await expect(enquiry).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(enquiry).toBeVisible();

  const list = page.getByRole('region', { name: 'Documents for the trade licence' });
  const place = list.locator('div:has(> [aria-live])').filter({ hasText: /ready$/ });
  await expect(place).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(place).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const box of await list.getByRole('checkbox').all()) await box.check();
  await page.emulateMedia({ media: 'print' });
  await expect(place).toBeVisible();

  await page.emulateMedia({ media: null });
  await fixTime(page, new Date('2026-12-01T20:00:00Z'));
  await page.setViewportSize(sheet);
  await open(page, '/book-appointment');
  const ofForm = page.getByRole('heading', { name: 'Your request' });
  await expect(ofForm).toBeVisible();
  await expect(page.getByText(/Printed on \d/)).toBeHidden();
  expect(await printed(page)).toEqual({ head: letterhead(' · Printed on 2 December 2026'), isWide: true });
  await expect(ofForm).toBeHidden();
  await page.emulateMedia({ media: null });
  await open(page, '/services/registrations');
  const ways = page.getByRole('main').getByRole('link', { name: /^Learn More/ });
  await expect(ways).toHaveCount(7);
  await page.emulateMedia({ media: 'print' });
  await expect(ways).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await open(page, '/tax-calculator');
  const blank = page.getByRole('main').getByText(/^(?:Your comparison|Your tax estimate)\b/);
  await expect(blank).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(blank.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const sheets = (await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  await page.setViewportSize({ width: 1280, height: 720 });
  const cut = () =>
    page
      .locator('main *')
      .filter({ visible: true })
      .evaluateAll(
        (all) =>
          all.filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto')
            .length,
      );
  for (const address of ['/book-appointment', '/privacy-policy'])
    await test.step(address, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(address);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '40px';
      });
      expect(await cut()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await cut()).toBe(0);
    });
});
