import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { slotMinutes } from '#src/domain/appointment-time.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { instantOf } from '#src/domain/ist-dates.ts';
import { visitorClock } from '#src/domain/visitor-clock.ts';

import {
  button,
  date,
  expectKept,
  fillIn,
  hour,
  mailOf,
  now,
  openAt,
  subject,
  thanks,
  tomorrow,
} from './support/booking.ts';
import { open } from './support/opened.ts';
import { appointmentWords, practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

const trap = (page: Page) => page.locator('input[name="fax-for-robots"]');

test('a request that was sent can be saved to a calendar, marked as not yet certain', async ({ page }) => {
  await openAt(page, now);
  await fillIn(page);
  await button(page).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('appointment.ics');
  const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
  const escaped = (text: string) => text.replace(/[,;]/g, '\\$&');
  const begins = new Date(instantOf(tomorrow, slotMinutes(hour)).getTime() + 5.5 * 3_600_000).toISOString();
  expect(file.split('\r\n').filter((line) => /^(DTSTART;|DURATION|STATUS|SUMMARY)/.test(line))).toEqual([
    `DTSTART;TZID=Asia/Kolkata:${begins.slice(0, 19).replace(/[-:]/g, '')}`,
    `DURATION:PT${subject.minutes}M`,
    `SUMMARY:${escaped(`${subject.name}, ${practice.name} (to be confirmed)`)}`,
    'STATUS:TENTATIVE',
  ]);
});

test('a reload in the middle of a sending loses nothing, and one request arrives when it is sent again', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  await openAt(page, now);
  await fillIn(page);
  await site.answer('hang');
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  await page.reload();
  await expectKept(page);
  await site.answer('ok');
  await button(page).click();
  await expect(thanks(page)).toContainText(appointmentWords.sentHeading);
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailOf().template_params]);
});

test('what is filled into the hidden field keeps the request from going, and says so', async ({ page, site }) => {
  await openAt(page, now);
  await expect(page.getByRole('textbox', { name: /leave this empty/i })).toHaveCount(0);
  await expect(trap(page)).toHaveAttribute('tabindex', '-1');
  await fillIn(page);
  await trap(page).evaluate((input) => {
    (input as HTMLInputElement).value = 'https://example.com';
  });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was sent');
  await expect(page.getByRole('alert').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/.*Lakshmi/,
  );
  await expectKept(page);
  await expect(button(page)).toBeEnabled();
  expect(await site.messages()).toEqual([]);
});

test.describe('for a visitor elsewhere', () => {
  const timezoneId = 'America/New_York';
  test.use({ timezoneId });

  test('each hour stands in both clocks', async ({ page }) => {
    await fixTime(page, now);
    await open(page, '/book-appointment');
    await date(page).fill(tomorrow);
    for (const slot of practice.slots) {
      const there = visitorClock(tomorrow, slotMinutes(slot), timezoneId);
      if (!there) throw new Error(`${timezoneId} has no clock of its own`);
      const { time, city, day, weekday } = there;
      const described = await page.getByRole('radio', { name: slot, exact: true }).evaluate((radio) =>
        (radio.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
      expect(described).toContain(fillTemplate(appointmentWords.otherClock[day], { time, city, weekday }));
    }
  });
});
