import type { Page } from '@playwright/test';

import { slotMinutes } from '#src/domain/appointment-time.ts';
import { addDays, instantOf, longDate } from '#src/domain/ist-dates.ts';

import {
  address,
  button,
  date,
  fillIn,
  hour,
  mailOf,
  now,
  openAt,
  passed,
  refusals,
  slot,
  thanks,
  toCome,
  today,
  tomorrow,
} from './support/booking.ts';
import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Which hours can be chosen. */
const openHours = (page: Page) =>
  page
    .getByRole('group', { name: 'Time slot' })
    .getByRole('radio')
    .evaluateAll((all) =>
      all
        .filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && !one.disabled)
        .map(({ value }) => value),
    );

async function expectWindow(page: Page, first: string, last: string): Promise<void> {
  await expect(date(page)).toHaveAttribute('min', first);
  await expect(date(page)).toHaveAttribute('max', last);
}

test('hours that have passed today cannot be chosen, though they were for another day', async ({ page, site }) => {
  await openAt(page, now);
  expect(await openHours(page)).toEqual(practice.slots);
  await fillIn(page);
  expect(await openHours(page)).toEqual(practice.slots);
  await date(page).fill(today);
  for (const time of passed) await expect(slot(page, time)).toBeDisabled();
  expect(await openHours(page)).toEqual(toCome);
  await button(page).click();
  await expect(refusals(page)).toHaveText([
    `Time slot: ${hour} has passed today. Still open: ${listed.format(toCome)}.`,
  ]);
  await expect(slot(page, toCome[0] ?? '')).toBeFocused();
  expect(await site.messages()).toEqual([]);
});

test('hours that pass while the form is open are shut and not sent', async ({ page, site }) => {
  const [next = '', ...later] = toCome;
  await page.clock.install({ time: instantOf(today, slotMinutes(next) - 1) });
  await open(page, address);
  await fillIn(page);
  await date(page).fill(today);
  await slot(page, next).check();
  await page.clock.fastForward('02:00');
  await expect(slot(page, next)).toBeDisabled();
  await button(page).click();
  await expect(refusals(page)).toHaveText([
    later.length === 0
      ? 'Time slot: No time is left on that day. Please choose another day.'
      : `Time slot: ${next} has passed today. Still open: ${listed.format(later)}.`,
  ]);
  expect(await site.messages()).toEqual([]);
});

test('the days move on while the page stays open past midnight', async ({ page }) => {
  await page.clock.install({ time: instantOf(today, 24 * 60 - 1) });
  await open(page, address);
  await expectWindow(page, '2026-11-23', '2027-02-23');
  await page.clock.fastForward('02:00');
  await expectWindow(page, '2026-11-24', '2027-02-24');
});

test('a day outside the three months is refused even when it is typed', async ({ page, site }) => {
  await openAt(page, now);
  await fillIn(page);
  for (const day of ['2026-11-22', '2027-02-24']) {
    await date(page).fill(day);
    await button(page).click();
    await expect(refusals(page)).toHaveText([
      'Date: Please choose a day from Monday, 23 November 2026 to Tuesday, 23 February 2027.',
    ]);
    await expect(date(page)).toBeFocused();
    await expect(date(page)).toHaveValue(day);
  }
  expect(await site.messages()).toEqual([]);
});

/** Where it is still the day before, and where it is the day after, when India begins a day. */
for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('days and hours go by the clock in India, and go out as they were chosen', async ({ page, site }) => {
      for (const [minutes, first, last] of [
        [-1, today, '2027-02-23'],
        [1, tomorrow, '2027-02-24'],
      ] as const) {
        await openAt(page, instantOf(tomorrow, minutes).toISOString());
        await expectWindow(page, first, last);
      }
      await openAt(page, now);
      await fillIn(page);
      await date(page).fill(today);
      await expect(slot(page, hour)).toBeDisabled();
      expect(await openHours(page)).toEqual(toCome);
      const lastDay = addDays('2027-02-24', -1);
      await date(page).fill(lastDay);
      await slot(page, hour).check();
      await button(page).click();
      await expect(thanks(page)).toBeFocused();
      const [sent] = await site.messages();
      expect(sent?.template_params).toEqual({ ...mailOf().template_params, date: longDate(lastDay) });
    });
  });
}
