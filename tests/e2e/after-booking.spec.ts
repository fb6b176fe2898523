import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { open } from './support/opened.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const monday = '2026-11-23T12:30:00+05:30';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Book Appointment', exact: true }).click();

async function fillIn(page: Page): Promise<void> {
  await page.clock.setFixedTime(monday);
  await open(page, '/book-appointment');
  await page.getByRole('combobox', { name: 'Service', exact: true }).selectOption('gst');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
  await page.getByRole('radio', { name: '11:00 AM', exact: true }).check();
  await field(page, 'Name').fill('Lakshmi Reddy');
  await field(page, 'Email').fill('lakshmi@example.com');
  await field(page, 'Phone').fill('98765 43210');
}

test('a request that was sent can be saved to a calendar, marked as not yet certain', async ({ page }) => {
  await fillIn(page);
  await send(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('appointment.ics');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines.filter((line) => /^(DTSTART;|DURATION|STATUS|SUMMARY)/.test(line))).toEqual([
    'DTSTART;TZID=Asia/Kolkata:20261124T110000',
    'DURATION:PT45M',
    'SUMMARY:GST Services\\, CA Services (to be confirmed)',
    'STATUS:TENTATIVE',
  ]);
});

test('a reload in the middle of a sending loses nothing, and one request arrives when it is sent again', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  await fillIn(page);
  await site.answer('hang');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Lakshmi Reddy');
  await expect(page.getByRole('radio', { name: '11:00 AM', exact: true })).toBeChecked();
  await site.answer('ok');
  await send(page);
  await expect(page.getByRole('status')).toContainText('Request received');
  expect((await site.messages()).map(({ template_params: { name, time } }) => ({ name, time }))).toEqual([
    { name: 'Lakshmi Reddy', time: '11:00 AM' },
  ]);
});

test('a mailbox that dies in the middle of a sending is told as the specification says, with everything kept', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/./);
  await fillIn(page);
  await site.answer('drop');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Failed to book appointment: Please try again later.');
  await expect(field(page, 'Phone')).toHaveValue('98765 43210');
});

test('what a robot fills into the hidden field goes nowhere', async ({ page, site }) => {
  await fillIn(page);
  await page.locator('input[name="fax-for-robots"]').evaluate((trap) => {
    (trap as HTMLInputElement).value = 'https://example.com';
  });
  await send(page);
  await expect(page.getByRole('button', { name: 'Book Appointment', exact: true })).toBeEnabled();
  expect(await site.messages()).toEqual([]);
});

test('the hidden field is met neither by key nor by screen reader', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: /leave this empty/i })).toHaveCount(0);
  await expect(page.locator('input[name="fax-for-robots"]')).toHaveAttribute('tabindex', '-1');
});

test('a visitor elsewhere sees each hour in both clocks', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.clock.setFixedTime(monday);
  await open(page, '/book-appointment');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-25');
  await expect(page.getByRole('radio', { name: '11:00 AM', exact: true })).toHaveAccessibleDescription(
    /12:30 AM in New York, same day/,
  );
  await expect(page.getByRole('radio', { name: '09:00 AM', exact: true })).toHaveAccessibleDescription(
    /10:30 PM in New York, the day before/,
  );
  await context.close();
});
