import type { Page } from '@playwright/test';

import { addDays, longDate } from '#src/domain/ist-dates.ts';

import { faultsByDayAndNight } from './support/audit.ts';
import { hour, mailOf, now, rowsOf, subject, today, tomorrow, visitor } from './support/booking.ts';
import { fixTime } from './support/clock.ts';
import { Guide, guideOn } from './support/guide.ts';
import { anyReference } from './support/reference.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { sizeOfText } from './support/size-of-text.ts';
import { appointmentWords, messageWords, wording } from './support/words.ts';

const later = addDays(today, 7);
const phone = { width: 360, height: 740 };
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

/** Nothing in the guide is broken by day or night. What another size can do to it, looks.spec.ts holds. */
async function isSound(page: Page): Promise<void> {
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const height of [phone.height, 430])
  test(`in a window ${height} high an appointment is asked for by fields alone, read through, changed in a row, and sent`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ ...phone, height });
    await fixTime(page, now);
    const guide = await guideOn(page);
    const isInOrder = async () => {
      await isInSight(guide);
      if (height === phone.height) await isSound(page);
    };
    await guide.tap('Book an appointment');
    await isInOrder();
    await guide.fillIn(subject.name);
    await isInOrder();
    await expect(guide.chips).toHaveText(['Back', 'Cancel']);
    await guide.field.getByRole('button', { name: longDate(tomorrow).replace(/ \d{4}$/, ''), exact: true }).click();
    await expect(guide.field.getByLabel('Date', { exact: true })).toHaveValue(tomorrow);
    await guide.answeredAfter(() => guide.continue.click());
    await isInOrder();
    await guide.fillIn(hour);
    for (const text of Object.values(visitor)) await guide.fillIn(text);
    await isInOrder();
    await expect(guide.reply).toContainText('please also say to which office');
    await expect(guide.field).not.toContainText('please also say to which office');
    await guide.tap('Skip');
    await expect(guide.reply).toContainText(wording.review);
    expect(await guide.figures()).toEqual(rowsOf());
    await expect(guide.chip('Book Appointment')).toBeInViewport({ ratio: 1 });
    await expect(guide.chips).toHaveCount(0);
    if (height === phone.height) await isSound(page);

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
    expect(
      (await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params })),
    ).toEqual([mailOf({ day: later })]);
  });

test('beside the page a message is written by fields alone, and sent', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const guide = await guideOn(page);
  await guide.tap('Send a message');
  for (const text of Object.values(letter)) {
    await isInSight(guide);
    await guide.fillIn(text);
  }
  await expect(guide.chip('Send Message')).toBeInViewport({ ratio: 1 });
  await isSound(page);
  await guide.tap('Send Message');
  await expect(guide.reply).toContainText(messageWords.sentHeading);
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    { ...letter, reference: anyReference },
  ]);
});

test('what does not fit is refused at the field, in the words of the page, and nothing is said', async ({ page }) => {
  const guide = await guideOn(page);
  await guide.tap('Send a message');
  await guide.fillIn(letter.name);
  const said = await guide.log.locator('[data-from]').count();
  const email = guide.field.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Valid email is required/);
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
  expect(await guide.log.locator('[data-from]').count()).toBe(said);
  await email.fill('lakshmi@gmial.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await guide.continue.click();
  await expect(guide.field).toContainText('Did you mean lakshmi@gmail.com?');
  await guide.field.getByRole('button', { name: 'lakshmi@gmail.com', exact: true }).click();
  await guide.answeredAfter(() => guide.continue.click());
  await expect(guide.reply).toContainText('Email: lakshmi@gmail.com.');
});

test('by the keyboard alone, focus goes from field to field, and arrow keys choose', async ({ page }) => {
  await fixTime(page, now);
  const guide = await guideOn(page);
  await guide.toChip('Book an appointment');
  await guide.answeredAfter(() => page.keyboard.press('Enter'));
  await expect(guide.field.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(guide.field.getByRole('radio', { name: subject.name })).toBeChecked();
  await guide.answeredAfter(() => page.keyboard.press('Enter'));
  await expect(guide.field.getByLabel('Date', { exact: true })).toBeFocused();
  const days = guide.field.getByRole('group', { name: 'The next two weeks' }).getByRole('button');
  await expect(days).toHaveCount(14);
  await days.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(guide.field.getByLabel('Date', { exact: true })).toHaveValue(addDays(today, 8));
});

test('who types in the box keeps the focus there, and may answer there', async ({ page }) => {
  const guide = await guideOn(page);
  await guide.say('send a message');
  await expect(guide.field).toBeVisible();
  await expect(guide.input).toBeFocused();
  await guide.say(letter.name);
  await expect(guide.field.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(guide.input).toBeFocused();
});

test('an amount is grouped as it is typed, and that of a month is taken for the year', async ({ page }) => {
  const guide = await guideOn(page);
  await guide.tap('Calculate my tax');
  const amount = guide.field.getByRole('textbox');
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  await amount.pressSequentially('1250000');
  await expect(amount).toHaveValue('12,50,000');
  await guide.answeredAfter(() => guide.continue.click());
  await amount.fill('50000');
  await guide.field.getByRole('radio', { name: 'a month' }).check();
  await expect(guide.field).toContainText('₹6,00,000');
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
  await guide.answeredAfter(() => guide.continue.click());
  await expect(guide.reply).toContainText('Basic salary: ₹50,000 × 12 = ₹6,00,000.');
  await guide.tap('None');
  await guide.tap('Own house, no rent');
  await guide.tap("I don't know");
  await guide.tap("I don't know");
  await expect(guide.reply).toContainText('Your tax estimate');
});

test('a row of the review can be left as it is', async ({ page }) => {
  const guide = await guideOn(page);
  await guide.sayAll(['send a message', ...Object.values(letter)]);
  for (const leave of [() => page.keyboard.press('Escape'), () => guide.chip('Leave as it is').click()]) {
    await guide.chip('Change Subject').click();
    await expect(guide.field.getByRole('textbox', { name: 'Subject' })).toBeFocused();
    await expect(guide.field.getByRole('textbox', { name: 'Subject' })).toHaveValue(letter.subject);
    await leave();
    await expect(guide.field).toHaveCount(0);
    await expect(guide.chip('Change Subject')).toBeFocused();
  }
  expect(Object.values(await guide.figures())).toEqual(Object.values(letter));
});

test('in text of 24 pixels on a phone the field and the buttons of the review can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fixTime(page, now);
  await sizeOfText(page, 24);
  const guide = await guideOn(page);
  await guide.say(`book an appointment for ${subject.words[0] ?? ''}`);
  for (const part of [guide.field.getByLabel('Date', { exact: true }), guide.continue, guide.input]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});
