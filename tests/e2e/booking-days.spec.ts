import type { Page } from '@playwright/test';

import { bookingWindow, slotMinutes } from '#src/domain/appointment-time.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { addDays, instantOf, longDate } from '#src/domain/ist-dates.ts';
import { closureAt } from '#src/domain/office-hours.ts';
import { visitorClock } from '#src/domain/visitor-clock.ts';

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

test.describe('for a visitor in New York', () => {
  const timezoneId = 'America/New_York';
  test.use({ timezoneId });

  test('days and hours go by the clock in India, stand in both clocks, pass while the form is open, and go out as they were chosen', async ({
    page,
    site,
  }) => {
    const [next = '', ...later] = toCome;
    await startClock(page, instantOf(today, slotMinutes(next) - 1));
    await open(page, address);
    await expectWindow(page, today, '2027-02-23');
    await fillIn(page);
    expect(await openHours(page)).toEqual(practice.slots);
    const there = visitorClock(tomorrow, slotMinutes(hour), timezoneId);
    if (!there) throw new Error(`${timezoneId} has no clock of its own`);
    const { city, day, weekday } = there;
    const clock = fillTemplate(appointmentWords.otherClock[day], { time: there.time, city, weekday });
    await expect(slot(page, hour)).toHaveAccessibleDescription(new RegExp(clock));

    await date(page).fill(today);
    for (const time of passed) await expect(slot(page, time)).toBeDisabled();
    expect(await openHours(page)).toEqual(toCome);
    await slot(page, next).check();
    await page.clock.fastForward('02:00');
    await expect(slot(page, next)).toBeDisabled();
    await button(page).click();
    await expect(refusals(page)).toHaveText([
      later.length === 0
        ? 'Time slot: No time is left on that day. Please choose another day.'
        : `Time slot: ${next} has passed today. Still open: ${listed.format(later)}.`,
    ]);
    if (later.length > 0) await expect(slot(page, later[0] ?? '')).toBeFocused();

    // A minute past midnight in India.
    await page.clock.fastForward((24 * 60 - slotMinutes(next)) * 60_000);
    await expectWindow(page, tomorrow, '2027-02-24');
    await button(page).click();
    await expect(refusals(page).filter({ hasText: /^Date/ })).toHaveText([
      'Date: Please choose a day from Tuesday, 24 November 2026 to Wednesday, 24 February 2027.',
    ]);
    await expect(date(page)).toBeFocused();
    expect(await site.messages()).toEqual([]);

    const lastDay = '2027-02-24';
    await date(page).fill(lastDay);
    await slot(page, hour).check();
    await button(page).click();
    await expect(thanks(page)).toBeFocused();
    const visitorTime: unknown = expect.stringMatching(/M (on \w+ )?in New York$/);
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
      { ...mailOf().template_params, date: longDate(lastDay), visitorTime },
    ]);
  });
});

/** The first coming day on which the practice is closed, and the first with an hour at which it is, from its own content. */
const comingDays = Array.from({ length: 60 }, (_, step) => addDays(tomorrow, step));
const closedDay = comingDays.find((day) => closureAt(day, undefined, practice) !== undefined);
const halfDay = comingDays.flatMap((day) =>
  practice.slots
    .filter((time) => closureAt(day, slotMinutes(time), practice)?.kind === 'hour')
    .map((time) => ({ day, time })),
)[0];

test('a device whose clock is years behind is offered the days from the one on which the site was built; a day and an hour at which the office is closed are pointed out at the field, with open ones to tap', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2019-03-04T10:00:00+05:30'));
  await open(page, address);
  const built = (await page.locator('#root').getAttribute('data-built')) ?? '';
  const { first, last } = bookingWindow(built);
  await expectWindow(page, first, last);
  await date(page).fill('2019-03-05');
  await button(page).click();
  await expect(refusals(page).filter({ hasText: /^Date/ })).toHaveCount(1);

  await openAt(page, now);
  await fillIn(page);
  const status = page.getByRole('status');
  const offered = page.getByRole('group', { name: formPageWords.suggestions });
  await expect(status).toHaveCount(0);
  if (closedDay !== undefined) {
    await date(page).fill(closedDay);
    await expect(status).toContainText(longDate(closedDay));
    await expect(date(page)).toHaveAccessibleDescription(/office is closed/);
    await expect(date(page)).not.toHaveAttribute('aria-invalid');
    await expect(offered.getByRole('button')).toHaveCount(3);
    await offered.getByRole('button').first().click();
    await expect(status).toHaveCount(0);
    await expect(date(page)).toBeFocused();
    expect(closureAt(await date(page).inputValue(), undefined, practice)).toBeUndefined();
  }
  if (halfDay !== undefined) {
    await date(page).fill(halfDay.day);
    await expect(slot(page, halfDay.time)).toHaveAccessibleDescription(new RegExp(appointmentWords.closed.mark));
    await slot(page, halfDay.time).check();
    await expect(status).toContainText(halfDay.time);
    await offered.getByRole('button').last().click();
    await expect(slot(page, halfDay.time)).not.toBeChecked();
    await expect(status).toHaveCount(0);
  }
});
