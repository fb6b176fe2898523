import { clockTime, hoursAbroad, openingHours } from '#src/domain/hours-abroad.ts';
import { addDays, istToday } from '#src/domain/ist-dates.ts';
import { isAmong } from '#src/domain/opening-days.ts';

import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

test('the row of the day on which India reads the page is marked among the opening hours', async ({ page }) => {
  // It is half past one in the night in India; elsewhere it is still the day before.
  const nights = Array.from({ length: 7 }, (_, after) => `${addDays('2026-11-22', after)}T20:00:00Z`);
  const rowOn = (night: string) => practice.hours.find(({ days }) => isAmong(days, istToday(new Date(night))));
  const marked = page.locator('[aria-current="date"]');
  await open(page, '/contact');
  for (const night of [nights[0] ?? '', nights.find((one) => rowOn(one) !== rowOn(nights[0] ?? '')) ?? '']) {
    await fixTime(page, night);
    await page.reload();
    await expect(marked).toHaveText(new RegExp(`^${rowOn(night)?.days ?? '?'}`));
  }
});

test('the sheet of the calculator lies there empty, and is no result before there is one', async ({ page }) => {
  await open(page, '/tax-calculator');
  await expect(page.getByText('Your tax estimate')).toBeVisible();
  await expect(page.getByRole('main').getByRole('definition')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your tax estimate' })).toHaveCount(0);
});

test('the drawings of a page come from files that are there', async ({ request }) => {
  for (const address of ['/services', '/solutions/startups', '/contact', '/nowhere']) {
    const html = await (await request.get(address)).text();
    const files = [...html.matchAll(/<use href="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length, address).toBeGreaterThan(0);
    for (const file of new Set(files)) {
      const [path = '', id = ''] = file.split('#');
      const sheet = await request.get(path);
      expect([sheet.status(), (await sheet.text()).includes(`id="${id}"`)], file).toEqual([200, true]);
    }
  }
});

test('a visitor in New York reads the hours of the practice on the clock there', async ({ page }) => {
  await open(page, '/solutions/nris');
  const clocks = page
    .locator('section', { has: page.getByRole('heading', { name: 'Our hours on your clock' }) })
    .getByRole('listitem');
  const [here] = openingHours(practice.hours[0]?.time ?? '');
  if (!here) throw new Error('the first row of the hours has no hours');
  const there = hoursAbroad(here, -5);
  const span = (from: number, to: number) => `${clockTime(from)} to ${clockTime(to)}`;
  await expect(clocks.filter({ hasText: practice.offices[0]?.town ?? '' })).toHaveText(
    `${practice.offices[0]?.town ?? ''}${span(here.from, here.to)}`,
  );
  await expect(clocks.filter({ hasText: 'New York, winter' })).toHaveText(
    `New York, winter${span(there.at(-1)?.from ?? 0, there[0]?.to ?? 0)}`,
  );
});
