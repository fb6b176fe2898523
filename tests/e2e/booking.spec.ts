import type { Page } from '@playwright/test';

import {
  button,
  date,
  expectKept,
  field,
  fillIn,
  hour,
  mailOf,
  now,
  openAt,
  refusals,
  rowsOf,
  service,
  slot,
  subject,
  thanks,
  tomorrow,
  visitor,
} from './support/booking.ts';
import { anyReference } from './support/reference.ts';
import { inCharge } from './support/opened.ts';
import { appointmentWords, practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

async function expectEmpty(page: Page): Promise<void> {
  for (const label of [...Object.keys(visitor), 'Notes']) await expect(field(page, label)).toHaveValue('');
  await expect(service(page)).toHaveValue('');
  await expect(date(page)).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
}

/** What a list of names and values says. */
const rowsShown = (page: Page) =>
  thanks(page).evaluate((panel) =>
    Object.fromEntries(
      [...panel.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    ),
  );

test('a request arrives in the mailbox as it was written, and the form gives way to the request as it went', async ({
  page,
  site,
}) => {
  const notes = 'I bring the notice of 12 November.\nIs parking there? & <b>where</b>?';
  await openAt(page, now);
  await fillIn(page, { notes });
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page).getByRole('heading')).toHaveText(appointmentWords.sentHeading);
  await expect(thanks(page)).toContainText(appointmentWords.sentText);
  expect(await rowsShown(page)).toEqual({ ...rowsOf({ notes }), Reference: anyReference });
  await expect(page.getByRole('form')).toHaveCount(0);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [mailOf({ notes })],
  );
});

test('after a request is sent nothing of it stays behind', async ({ page }) => {
  await openAt(page, now);
  await fillIn(page, { notes: 'Second floor?' });
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  await page.getByRole('button', { name: 'Request another appointment' }).click();
  await expectEmpty(page);
  await page.reload();
  await inCharge(page);
  await expectEmpty(page);
});

test('an empty form says of each field what is missing and puts the first one in focus', async ({ page, site }) => {
  await openAt(page, now);
  await button(page).click();
  await expect(refusals(page)).toHaveText([
    'Service: Service selection is required',
    'Date: Please select a date',
    'Time slot: Please select a time slot',
    'Name: Name is required',
    'Email: Valid email is required',
    'Phone: Valid phone number is required',
  ]);
  await expect(service(page)).toBeFocused();
  await expect(service(page)).toHaveAccessibleDescription(/^Service selection is required /);
  await expect(date(page)).toHaveAccessibleDescription(/^Please select a date /);
  await expect(slot(page, practice.slots[0] ?? '')).toHaveAccessibleDescription(/^Please select a time slot /);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/^Name is required /);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Valid email is required /);
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/^Valid phone number is required /);
  expect(await site.messages()).toEqual([]);
});

test('only what is wrong is named, and the first wrong field takes focus', async ({ page, site }) => {
  await openAt(page, now);
  await fillIn(page);
  await field(page, 'Email').fill('lakshmi at example');
  await field(page, 'Phone').fill('12345');
  await button(page).click();
  await expect(refusals(page)).toHaveText(['Email: Valid email is required', 'Phone: Valid phone number is required']);
  await expect(field(page, 'Email')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Phone' }).click();
  await expect(field(page, 'Phone')).toBeFocused();
  expect(await site.messages()).toEqual([]);

  await field(page, 'Email').fill(visitor.Email);
  await expect(refusals(page)).toHaveText(['Phone: Valid phone number is required']);
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Phone').fill(visitor.Phone);
  await expect(refusals(page)).toHaveCount(0);
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await site.messages()).toHaveLength(1);
});

test('the services are named with their lengths, and sent by their short names', async ({ page }) => {
  await openAt(page, now);
  const choices = await service(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? [one.value, one.label] : [])));
  expect(choices).toEqual([
    ['', 'Please choose'],
    ...practice.appointmentServices.map(({ id, name, minutes }) => [id, `${name} (${minutes} minutes)`]),
  ]);
});

test('what was filled in survives a reload and a visit to another page', async ({ page }) => {
  await openAt(page, now);
  await fillIn(page, { notes: 'Second floor?' });
  await page.reload();
  await inCharge(page);
  await expectKept(page, 'Second floor?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Calculator' }).click();
  await expect(page).toHaveURL('/tax-calculator');
  await page.goBack();
  await expectKept(page, 'Second floor?');
  await expect(slot(page, hour)).toBeEnabled();
});

test('a request can be filled in and sent by keyboard alone', async ({ page, site }) => {
  const [year = '', month = '', day = ''] = tomorrow.split('-');
  await openAt(page, now);
  const { keyboard } = page;
  await service(page).focus();
  await keyboard.type(subject.name);
  await expect(service(page)).toHaveValue(subject.id);
  await date(page).focus();
  await keyboard.type(month + day + year);
  await expect(date(page)).toHaveValue(tomorrow);
  await slot(page, practice.slots[0] ?? '').focus();
  for (let down = practice.slots.indexOf(hour); down > 0; down -= 1) await keyboard.press('ArrowDown');
  if (practice.slots.indexOf(hour) === 0) await keyboard.press('Space');
  await expect(slot(page, hour)).toBeChecked();
  for (const text of Object.values(visitor)) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await expectKept(page);
  await keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([mailOf().template_params]);
});
