import type { Page } from '@playwright/test';

import { bookingWindow, slotMinutes } from '#src/domain/appointment-time.ts';
import { addDays, instantOf, longDate } from '#src/domain/ist-dates.ts';
import { closureAt } from '#src/domain/office-hours.ts';

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
import { appointmentWords, formPageWords, practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { startClock } from './support/clock.ts';

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

test('a device whose clock is years behind is offered the days from the one on which the site was built', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2019-03-04T10:00:00+05:30'));
  await open(page, address);
  const built = (await page.locator('#root').getAttribute('data-built')) ?? '';
  const { first, last } = bookingWindow(built);
  await expect(date(page)).toHaveAttribute('min', first);
  await expect(date(page)).toHaveAttribute('max', last);
  await date(page).fill('2019-03-05');
  await button(page).click();
  await expect(refusals(page).filter({ hasText: /^Date/ })).toHaveCount(1);
});

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

/** The first coming day on which the practice is closed, and the first with an hour at which it is, from its own content. */
const comingDays = Array.from({ length: 60 }, (_, step) => addDays(tomorrow, step));
const closedDay = comingDays.find((day) => closureAt(day, undefined, practice) !== undefined);
const halfDay = comingDays.flatMap((day) =>
  practice.slots
    .filter((time) => closureAt(day, slotMinutes(time), practice)?.kind === 'hour')
    .map((time) => ({ day, time })),
)[0];

test('a day on which the office is closed is pointed out at the field, with open ones to tap, and goes all the same', async ({
  page,
  site,
}) => {
  test.skip(closedDay === undefined, 'the practice is closed on no day');
  await openAt(page, now);
  await fillIn(page);
  const status = page.getByRole('status');
  const offered = page.getByRole('group', { name: formPageWords.suggestions });
  await expect(status).toHaveCount(0);
  await date(page).fill(closedDay ?? '');
  await expect(status).toContainText(longDate(closedDay ?? ''));
  await expect(date(page)).toHaveAccessibleDescription(/office is closed/);
  await expect(date(page)).not.toHaveAttribute('aria-invalid');
  await expect(offered.getByRole('button')).toHaveCount(3);
  await offered.getByRole('button').first().click();
  await expect(status).toHaveCount(0);
  await expect(date(page)).toBeFocused();
  expect(closureAt(await date(page).inputValue(), undefined, practice)).toBeUndefined();
  await date(page).fill(closedDay ?? '');
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    mailOf({ day: closedDay ?? '' }).template_params,
  ]);
});

test('an hour at which the office is closed is marked, pointed out when it is chosen, and can be changed with a tap', async ({
  page,
}) => {
  test.skip(halfDay === undefined, 'the practice is open at every hour that can be asked for');
  const { day, time } = halfDay ?? { day: tomorrow, time: hour };
  await openAt(page, now);
  await fillIn(page);
  await date(page).fill(day);
  await expect(slot(page, time)).toHaveAccessibleDescription(new RegExp(appointmentWords.closed.mark));
  await slot(page, time).check();
  await expect(page.getByRole('status')).toContainText(time);
  await page.getByRole('group', { name: formPageWords.suggestions }).getByRole('button').last().click();
  await expect(slot(page, time)).not.toBeChecked();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('hours that pass while the form is open are shut and not sent', async ({ page, site }) => {
  const [next = '', ...later] = toCome;
  await startClock(page, instantOf(today, slotMinutes(next) - 1));
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
  await startClock(page, instantOf(today, 24 * 60 - 1));
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
      const city = timezoneId.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
      const visitorTime: unknown = expect.stringMatching(new RegExp(`M (on \\w+ )?in ${city}$`));
      expect(sent?.template_params).toEqual({ ...mailOf().template_params, date: longDate(lastDay), visitorTime });
    });
  });
}
