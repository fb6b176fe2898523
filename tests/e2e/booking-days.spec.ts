import type { Page } from '@playwright/test';

import { address, button, date, fillIn, mailAt, monday, openAt, refusals, slot, thanks } from './support/booking.ts';
import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const slots = (page: Page) => page.getByRole('group', { name: 'Time slot' }).getByRole('radio');

/** Which hours can be chosen. */
const openHours = (page: Page) =>
  slots(page).evaluateAll((all) =>
    all
      .filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && !one.disabled)
      .map(({ value }) => value),
  );

async function expectWindow(page: Page, first: string, last: string): Promise<void> {
  await expect(date(page)).toHaveAttribute('min', first);
  await expect(date(page)).toHaveAttribute('max', last);
}

test.describe('the hours', () => {
  test('are all open on another day', async ({ page }) => {
    await openAt(page, monday);
    expect(await openHours(page)).toEqual(practice.slots);
    await date(page).fill('2026-11-24');
    await expect(slot(page, '09:00 AM')).toBeEnabled();
    expect(await openHours(page)).toEqual(practice.slots);
  });

  test('that have passed cannot be chosen for today', async ({ page }) => {
    await openAt(page, monday);
    await date(page).fill('2026-11-23');
    for (const time of ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM']) await expect(slot(page, time)).toBeDisabled();
    for (const time of ['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']) await expect(slot(page, time)).toBeEnabled();
  });

  test('go by the clock in India wherever the visitor is', async ({ browser, site }) => {
    for (const timezoneId of ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata']) {
      const context = await browser.newContext({ timezoneId, baseURL: site.url });
      const page = await context.newPage();
      await openAt(page, monday);
      await date(page).fill('2026-11-23');
      await expect(slot(page, '12:00 PM')).toBeDisabled();
      expect(await openHours(page), timezoneId).toEqual(['02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']);
      await context.close();
    }
  });

  test('chosen for another day do not count for today once they have passed', async ({ page, site }) => {
    await openAt(page, monday);
    await fillIn(page);
    await date(page).fill('2026-11-23');
    await expect(slot(page, '11:00 AM')).toBeDisabled();
    await button(page).click();
    await expect(refusals(page)).toHaveText([
      'Time slot: 11:00 AM has passed today. Still open: 02:00 PM, 03:00 PM, 04:00 PM and 05:00 PM.',
    ]);
    expect(await site.messages()).toEqual([]);
  });

  test('that pass while the form is open are shut and not sent', async ({ page, site }) => {
    await page.clock.install({ time: '2026-11-23T13:59:00+05:30' });
    await open(page, address);
    await fillIn(page);
    await date(page).fill('2026-11-23');
    await slot(page, '02:00 PM').check();
    await page.clock.fastForward('02:00');
    await expect(slot(page, '02:00 PM')).toBeDisabled();
    await button(page).click();
    await expect(refusals(page)).toHaveText([
      'Time slot: 02:00 PM has passed today. Still open: 03:00 PM, 04:00 PM and 05:00 PM.',
    ]);
    expect(await site.messages()).toEqual([]);
  });

  test('are gone for today after the last one', async ({ page, site }) => {
    await openAt(page, '2026-11-23T17:00:00+05:30');
    await fillIn(page);
    await date(page).fill('2026-11-23');
    await expect(slot(page, '05:00 PM')).toBeDisabled();
    expect(await openHours(page)).toEqual([]);
    await button(page).click();
    await expect(refusals(page)).toHaveText(['Time slot: No time is left on that day. Please choose another day.']);
    expect(await site.messages()).toEqual([]);
  });
});

test.describe('the days', () => {
  /** Moments just before and just after midnight in India, in New York and in Auckland. */
  const moments = [
    { at: '2026-11-23T23:59:00+05:30', first: '2026-11-23', last: '2027-02-23' },
    { at: '2026-11-24T00:01:00+05:30', first: '2026-11-24', last: '2027-02-24' },
    { at: '2026-11-23T23:59:00-05:00', first: '2026-11-24', last: '2027-02-24' },
    { at: '2026-11-24T00:01:00-05:00', first: '2026-11-24', last: '2027-02-24' },
    { at: '2026-11-23T23:59:00+13:00', first: '2026-11-23', last: '2027-02-23' },
    { at: '2026-11-24T00:01:00+13:00', first: '2026-11-23', last: '2027-02-23' },
    { at: '2026-11-30T00:01:00+05:30', first: '2026-11-30', last: '2027-02-28' },
    { at: '2026-11-30T23:59:00+05:30', first: '2026-11-30', last: '2027-02-28' },
    { at: '2027-11-30T12:30:00+05:30', first: '2027-11-30', last: '2028-02-29' },
    { at: '2026-12-31T23:59:00+05:30', first: '2026-12-31', last: '2027-03-31' },
  ];

  for (const timezoneId of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('run from today in India to the same day three months on, around every midnight', async ({ page }) => {
        for (const { at, first, last } of moments) {
          await test.step(at, async () => {
            await openAt(page, at);
            await expectWindow(page, first, last);
          });
        }
      });

      test('include today in India and the last day, and go out as they were chosen', async ({ page, site }) => {
        for (const [day, words] of [
          ['2026-11-23', 'Monday, 23 November 2026'],
          ['2027-02-23', 'Tuesday, 23 February 2027'],
        ] as const) {
          await openAt(page, '2026-11-23T08:30:00+05:30');
          await fillIn(page);
          await date(page).fill(day);
          await slot(page, '11:00 AM').check();
          await button(page).click();
          await expect(thanks(page)).toBeFocused();
          const [last] = await site.messages();
          expect(last?.template_params).toEqual({ ...mailAt('11:00 AM').template_params, date: words });
        }
      });
    });
  }

  test('move on while the page stays open past midnight', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T23:59:00+05:30' });
    await open(page, address);
    await expectWindow(page, '2026-11-23', '2027-02-23');
    await page.clock.fastForward('02:00');
    await expectWindow(page, '2026-11-24', '2027-02-24');
  });

  for (const day of ['2026-11-22', '2027-02-24', '2062-11-24', '1926-11-24']) {
    test(`do not include ${day} even when it is typed`, async ({ page, site }) => {
      await openAt(page, monday);
      await fillIn(page);
      await date(page).fill(day);
      await button(page).click();
      await expect(refusals(page)).toHaveText([
        'Date: Please choose a day from Monday, 23 November 2026 to Tuesday, 23 February 2027.',
      ]);
      await expect(date(page)).toBeFocused();
      await expect(date(page)).toHaveValue(day);
      expect(await site.messages()).toEqual([]);
    });
  }
});
