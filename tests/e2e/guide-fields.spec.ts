import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { slotMinutes } from '#src/domain/appointment-time.ts';
import { addDays, longDate } from '#src/domain/ist-dates.ts';

import { faults } from './support/audit.ts';
import { hour, mailOf, now, rowsOf, subject, today, tomorrow, visitor } from './support/booking.ts';
import { fixTime } from './support/clock.ts';
import { Guide, guideOn } from './support/guide.ts';
import { shown } from './support/opened.ts';
import { anyReference } from './support/reference.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { figuresOf } from './support/tax-cases.ts';
import { appointmentWords, messageWords, wording } from './support/words.ts';

const later = addDays(today, 7);
/** What of a phone is left above its keyboard. */
const keyboardUp = { width: 360, height: 430 };
const letter = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'GST for a new shop',
  message:
    'We open in December. What do you need from us? We sell sarees in Nalgonda, and a little through a page of our own, on which we take the money before we send them.',
};

/** The field with its button is whole in sight, and the words to type instead beside it, all in one line at the left. */
async function isInSight(guide: Guide): Promise<void> {
  await expect(guide.continue).toBeInViewport({ ratio: 1 });
  await expect(guide.input).toBeInViewport({ ratio: 1 });
  const lefts = [guide.continue, guide.chips.first(), guide.input].map((part) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().left)),
  );
  expect(new Set(await Promise.all(lefts)).size).toBe(1);
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
}

/** Nothing in the guide is broken. What another size can do to it, looks.spec.ts holds; its colours at night, tests/ui/tokens.test.ts. */
async function isSound(page: Page): Promise<void> {
  expect(await faults(page, { part: '[role="dialog"]' })).toEqual([]);
}

test('above a soft keyboard an appointment is asked for by fields alone, read through, changed in a row, sent, and saved to a calendar', async ({
  page,
  site,
}) => {
  await page.setViewportSize(keyboardUp);
  await fixTime(page, now);
  const guide = await guideOn(page);
  await guide.tap('Book an appointment');
  await isInSight(guide);
  await guide.fillIn(subject.name);
  await isInSight(guide);
  await expect(guide.chips).toHaveText(['Back', 'Cancel']);
  const days = guide.field.getByRole('group', { name: 'The next two weeks' }).getByRole('button');
  const day = guide.field.getByLabel('Date', { exact: true });
  await expect(days).toHaveCount(14);
  await days.first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(day).toHaveValue(addDays(today, 8));
  await guide.field.getByRole('button', { name: longDate(tomorrow).replace(/ \d{4}$/, ''), exact: true }).click();
  await expect(day).toHaveValue(tomorrow);
  await guide.answeredAfter(() => guide.continue.click());
  await isInSight(guide);
  await expect(guide.field.getByRole('radio').first()).toBeFocused();
  await guide.fillIn(hour);
  for (const text of Object.values(visitor)) await guide.fillIn(text);
  await isInSight(guide);
  await expect(guide.reply).toContainText('please also say to which office');
  await expect(guide.field).not.toContainText('please also say to which office');
  await guide.tap('Skip');
  await expect(guide.reply).toContainText(wording.review);
  expect(await guide.figures()).toEqual(rowsOf());
  await expect(guide.chip('Book Appointment')).toBeInViewport({ ratio: 1 });
  await expect(guide.chips).toHaveCount(0);
  // With the keyboard down: a row that is half scrolled away counts as too small.
  await page.setViewportSize({ width: 360, height: 740 });
  await isSound(page);
  await page.setViewportSize(keyboardUp);

  const said = await guide.log.locator('[data-from]').count();
  await guide.chip('Change Date').click();
  await expect(guide.chip('Leave as it is')).toBeInViewport({ ratio: 1 });
  await guide.chip('Leave as it is').click();
  await guide.change('Date', later);
  expect(await guide.figures()).toEqual(rowsOf({ day: later }));
  expect(await guide.log.locator('[data-from]').count()).toBe(said);
  await expect(guide.chip('Change Date')).toBeFocused();
  expect(await site.messages()).toEqual([]);
  await guide.tap('Book Appointment');
  await expect(guide.reply).toContainText(appointmentWords.sentHeading);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [mailOf({ day: later })],
  );
  const downloading = page.waitForEvent('download');
  await guide.chip('Save to calendar').click();
  const lines = readFileSync(await (await downloading).path(), 'utf8').split('\r\n');
  expect(lines.filter((line) => /^(?:DTSTART;|STATUS)/.test(line))).toEqual([
    `DTSTART;TZID=Asia/Kolkata:${later.replaceAll('-', '')}T${startOf(hour)}00`,
    'STATUS:TENTATIVE',
  ]);
});

/** A slot on the clock of 24 hours: 02:00 PM is 1400. */
function startOf(slot: string): string {
  const minutes = slotMinutes(slot);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
}

test('beside the page a message is written by fields: what does not fit is refused in the words of the page, a row of the review can be left, and nothing goes out before it is sent', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const guide = await guideOn(page, '/services');
  await guide.tap('Send a message');
  await isInSight(guide);
  await guide.fillIn(letter.name);
  const said = await guide.log.locator('[data-from]').count();
  const email = guide.field.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Valid email is required/);
  await isSound(page);
  expect(await guide.log.locator('[data-from]').count()).toBe(said);
  await email.fill('lakshmi@gmial.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await guide.continue.click();
  await expect(guide.field).toContainText('Did you mean lakshmi@gmail.com?');
  await guide.field.getByRole('button', { name: 'lakshmi@gmail.com', exact: true }).click();
  await guide.answeredAfter(() => guide.continue.click());
  await expect(guide.reply).toContainText('Email: lakshmi@gmail.com.');
  // Who types in the box keeps the focus there.
  await guide.say(letter.subject);
  await expect(guide.field.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(guide.input).toBeFocused();
  await guide.fillIn(letter.message);

  for (const leave of [() => page.keyboard.press('Escape'), () => guide.chip('Leave as it is').click()]) {
    await guide.chip('Change Subject').click();
    await expect(guide.field.getByRole('textbox', { name: 'Subject' })).toBeFocused();
    await expect(guide.field.getByRole('textbox', { name: 'Subject' })).toHaveValue(letter.subject);
    await leave();
    await expect(guide.field).toHaveCount(0);
    await expect(guide.chip('Change Subject')).toBeFocused();
  }
  expect(await guide.figures()).toEqual({
    Name: letter.name,
    Email: 'lakshmi@gmail.com',
    Subject: letter.subject,
    Message: letter.message,
  });
  await expect(guide.chip('Send Message')).toBeInViewport({ ratio: 1 });
  expect([shown(page), sent]).toEqual(['/services', []]);
  await guide.tap('Send Message');
  await expect(guide.reply).toContainText(messageWords.sentHeading);
  expect(sent).toEqual([`${site.url}/api/v1.0/email/send`]);
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    { ...letter, email: 'lakshmi@gmail.com', reference: anyReference },
  ]);
});

test('above a soft keyboard the tax is worked out in fields by the keyboard alone, amounts are grouped and those of a month taken for the year, and both regimes are compared', async ({
  page,
}) => {
  await page.setViewportSize(keyboardUp);
  const guide = await guideOn(page);
  const press = async (label: string) => {
    await guide.toChip(label);
    await guide.answeredAfter(() => page.keyboard.press('Enter'));
  };
  await press('Calculate my tax');
  const amount = guide.field.getByRole('textbox');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  for (const part of [guide.field.getByRole('radio', { name: 'a month' }), guide.continue, guide.input])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('800000');
  await expect(amount).toHaveValue('8,00,000');
  await guide.answeredAfter(() => page.keyboard.press('Enter'));
  await expect(amount).toBeFocused();
  await page.keyboard.type('40000');
  await guide.field.getByRole('radio', { name: 'a month' }).check();
  await expect(guide.field).toContainText('₹4,80,000');
  await guide.answeredAfter(() => guide.continue.click());
  await expect(guide.reply).toContainText('Basic salary: ₹40,000 × 12 = ₹4,80,000.');
  for (const label of ['None', 'Own house, no rent', 'Show the result']) await press(label);
  await expect(guide.log.locator('[data-from="visitor"]').last()).toContainText('Show the result');
  // This year's tax on it stands above the estimate of FY 2023-24, the lower regime first.
  await expect(guide.reply).toContainText(
    /you pay ₹0 in the new regime, ₹65,000 in the old.*Your tax estimate \(FY 2023-24, an illustration\)/s,
  );
  await expect(guide.reply.getByText('you pay ₹0 in the new regime')).toHaveCSS('font-weight', '640');
  expect(await guide.figures()).toEqual(figuresOf({ annualIncome: 800_000, basicSalary: 480_000 }));
  await press('Compare both regimes');
  expect(await guide.figures()).toEqual({ 'New regime': '₹0', 'Old regime': '₹65,000', Difference: '₹65,000' });
  await isSound(page);
});
