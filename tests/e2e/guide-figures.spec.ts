import { faultsByDayAndNight } from './support/audit.ts';
import { guideOn } from './support/guide.ts';
import { expect, test } from './support/site.ts';

test('a decision that reckons with a figure asks it in a field, above the keyboard of a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 430 });
  const guide = await guideOn(page);
  await guide.say('do i deduct tds from the rent i pay');
  await expect(guide.reply).toContainText('1 of 1');
  const amount = guide.field.getByLabel('Rent of a month');
  await expect(guide.continue).toBeInViewport({ ratio: 1 });
  await expect(guide.reply.getByText('How much rent do you pay in a month?')).toBeInViewport({ ratio: 1 });
  expect(await amount.getAttribute('inputmode')).toBe('decimal');
  await amount.fill('abc');
  await guide.continue.click();
  await expect(guide.field).toContainText('I could not read that.');
  await amount.fill('');
  await amount.pressSequentially('780000');
  await expect(amount).toHaveValue('7,80,000');
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
  await guide.field.getByText('a year', { exact: true }).click();
  await guide.continue.click();
  await expect(guide.reply).toContainText('Yes, deduct 2%. ₹65,000 a month is above ₹50,000');
  await guide.tap('Change: Rent of a month');
  await expect(guide.field.getByLabel('Rent of a month')).toBeFocused();
  await expect(guide.field.getByLabel('Rent of a month')).toHaveValue('65,000');
  await guide.field.getByLabel('Rent of a month').fill('40000');
  await guide.continue.click();
  await expect(guide.reply).toContainText('No TDS. ₹40,000 a month is within the limit');
});
