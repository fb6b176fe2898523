import { addDays } from '#src/domain/ist-dates.ts';

import { hour, mailOf, now, subject, today } from './support/booking.ts';
import { fixTime } from './support/clock.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { appointmentWords, practice } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const [, other] = practice.appointmentServices;

test('by the keyboard alone an appointment is asked for, in fields and in words, and its day corrected', async ({
  page,
  site,
}) => {
  await fixTime(page, now);
  const guide = new Guide(page);
  const press = () => page.keyboard.press('Enter');
  /** From wherever the focus is, the input can be reached, where the next answer is typed. */
  const type = async (text: string) => {
    await guide.toInput();
    await guide.answeredAfter(() => page.keyboard.type(text).then(press));
    await expect(guide.input).toBeFocused();
  };
  const choose = async (label: string) => {
    await guide.toChip(label);
    const outline = await guide.chip(label).evaluate((chip) => getComputedStyle(chip).outlineStyle);
    expect(outline).not.toBe('none');
    await guide.answeredAfter(press);
  };
  await open(page, '/');
  await guide.launcher.focus();
  await press();
  // The box that is looked for is another element once the guide takes over.
  await guide.inCharge();
  await expect(guide.input).toBeFocused();

  await choose('Book an appointment');
  await expect(guide.field.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(guide.field.getByRole('radio', { name: subject.name })).toBeChecked();
  await guide.answeredAfter(press);
  const day = guide.field.getByLabel('Date', { exact: true });
  await expect(day).toBeFocused();
  const days = guide.field.getByRole('group', { name: 'The next two weeks' }).getByRole('button');
  await expect(days).toHaveCount(14);
  await days.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await press();
  await expect(day).toHaveValue(addDays(today, 8));

  for (const text of ['tomorrow', hour, 'Lakshmi Redy']) await type(text);
  await choose('Back');
  for (const text of ['Lakshmi Reddy', 'lakshmi@example.com', '98765 43210']) await type(text);
  await choose('Skip');
  await type('change the date to 23 december');
  await type(`change the service to ${other?.name ?? ''}`);
  await choose('Book Appointment');
  await expect(guide.reply).toContainText(appointmentWords.sentHeading);
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    { ...mailOf({ day: '2026-12-23' }).template_params, service: other?.id, serviceName: other?.name },
  ]);
});
