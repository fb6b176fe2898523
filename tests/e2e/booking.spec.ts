import type { Page } from '@playwright/test';

import {
  button,
  date,
  expectKept,
  field,
  fillIn,
  mailOf,
  now,
  openAt,
  refusals,
  rowsOf,
  service,
  slot,
  thanks,
  visitor,
} from './support/booking.ts';
import { holdSends } from './support/hold-sends.ts';
import { inCharge } from './support/opened.ts';
import { anyReference, draftLines } from './support/reference.ts';
import { appointmentWords, practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const trap = (page: Page) => page.locator('input[name="fax-for-robots"]');

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

test('a request is sent once, however often the button is pressed, which says so and cannot be pressed meanwhile, arrives in the mailbox as it was written, can be saved to a calendar, and leaves nothing behind', async ({
  page,
  site,
}) => {
  const notes = 'I bring the notice of 12 November.\nIs parking there? & <b>where</b>?';
  await openAt(page, now);
  await fillIn(page, { notes });
  const release = await holdSends(page);
  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sends += 1;
  });
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) element.click();
    for (let press = 0; press < 10; press += 1) element.form?.requestSubmit();
  });
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeDisabled();
  await expectKept(page, notes);
  release();
  await expect(thanks(page)).toBeFocused();
  expect(sends).toBe(1);
  await expect(thanks(page).getByRole('heading')).toHaveText(appointmentWords.sentHeading);
  await expect(thanks(page)).toContainText(appointmentWords.sentText);
  expect(await rowsShown(page)).toEqual({ ...rowsOf({ notes }), Reference: anyReference });
  await expect(page.getByRole('form')).toHaveCount(0);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [mailOf({ notes })],
  );

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  expect((await downloading).suggestedFilename()).toBe('appointment.ics');

  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  await page.getByRole('button', { name: 'Request another appointment' }).click();
  await expectEmpty(page);
  await page.reload();
  await inCharge(page);
  await expectEmpty(page);
});

test('a form says of each field what is missing, names only what is still wrong, and sends nothing that a robot filled in', async ({
  page,
  site,
}) => {
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
  await expect(slot(page, practice.slots[0] ?? '')).toHaveAccessibleDescription(/^Please select a time slot /);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/^Name is required /);
  const choices = await service(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? [one.value, one.label] : [])));
  expect(choices).toEqual([
    ['', 'Please choose'],
    ...practice.appointmentServices.map(({ id, name, minutes }) => [id, `${name} (${minutes} minutes)`]),
  ]);

  await fillIn(page);
  await field(page, 'Email').fill('lakshmi at example');
  await field(page, 'Phone').fill('12345');
  await button(page).click();
  await expect(refusals(page)).toHaveText(['Email: Valid email is required', 'Phone: Valid phone number is required']);
  await expect(field(page, 'Email')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Phone' }).click();
  await expect(field(page, 'Phone')).toBeFocused();
  await field(page, 'Email').fill(visitor.Email);
  await expect(refusals(page)).toHaveText(['Phone: Valid phone number is required']);
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Phone').fill(visitor.Phone);
  await expect(refusals(page)).toHaveCount(0);

  await expect(page.getByRole('textbox', { name: /leave this empty/i })).toHaveCount(0);
  await expect(trap(page)).toHaveAttribute('tabindex', '-1');
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

test('a reload in the middle of a sending, a refusal and a visit to another page lose nothing, and one request arrives', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/status of 429|Failed to load resource|net::ERR/);
  const notes = 'With the books of 2025';
  await openAt(page, now);
  await fillIn(page, { notes });
  await site.answer('hang');
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  await page.reload();
  await inCharge(page);
  await expectKept(page, notes);

  await site.answer('429');
  await button(page).click();
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('paragraph').first()).toHaveText('Failed to book appointment: Too Many Requests');
  await expect(failure).toBeFocused();
  await expectKept(page, notes);
  await expect(button(page)).toHaveText('Book Appointment');
  await expect(button(page)).toBeEnabled();
  const link = new URL((await failure.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toBe(`https://wa.me/${practice.whatsapp}`);
  const { lines, hasReference } = draftLines(link.searchParams.get('text') ?? '');
  expect(lines.slice(1)).toEqual(Object.entries(rowsOf({ notes })).map(([label, value]) => `${label}: ${value}`));
  expect(hasReference).toBe(true);
  expect(await site.messages()).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Calculator' }).click();
  await expect(page).toHaveURL('/tax-calculator');
  await page.goBack();
  await expectKept(page, notes);
  await site.answer('ok');
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    mailOf({ notes }).template_params,
  ]);
});
