import { faults } from './support/audit.ts';
import { guideOn } from './support/guide.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { decisions, decisionWords } = siteContent;

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The content has no such decision, question or outcome');
  return part;
}

const keyboardUp = { width: 360, height: 430 };

const address = '/services/audit-services/tax-audit';
const asked = ['turnover', 'cash'];
const bands = [
  ['₹1 crore to ₹10 crore', 'Up to ₹1 crore', 'Above ₹10 crore'],
  ['Up to 5%', 'Above 5%'],
] as const;
const { heading, questions, outcomes } = known(decisions['tax-audit']);
const { when } = known(outcomes['business-digital']);
const prompts = asked.map((name) => known(questions[name]).prompt);

test('above a soft keyboard a decision that is offered behind an answer is decided by taps alone, and one that reckons with a figure asks it in a field', async ({
  page,
}) => {
  await page.setViewportSize(keyboardUp);
  const guide = await guideOn(page, address);
  await guide.answeredAfter(() => guide.chips.first().click());
  await guide.tap(heading);
  for (const [at, [chosen, ...others]] of bands.entries()) {
    await expect(guide.reply).toContainText(prompts[at] ?? '');
    await expect(guide.reply).toContainText(`${at + 1} of ${bands.length}`);
    await expect(guide.chips.filter({ hasText: decisionWords.notKnown.label })).toHaveCount(1);
    await expect(guide.chips).toHaveCount(others.length + 2);
    await guide.chip(chosen).scrollIntoViewIfNeeded();
    await expect(guide.chip(chosen)).toBeInViewport({ ratio: 1 });
    await guide.tap(chosen);
  }
  await expect(guide.reply.getByText(heading, { exact: true }).first()).toBeVisible();
  await expect(guide.reply).toContainText(when);

  await guide.say(known(decisions['tds-rent']).heading);
  await expect(guide.reply).toContainText('1 of 1');
  const amount = guide.field.getByLabel('Rent of a month');
  await expect(guide.continue).toBeInViewport({ ratio: 1 });
  await expect(guide.reply.getByText('How much rent is paid in a month?')).toBeInViewport({ ratio: 1 });
  expect(await amount.getAttribute('inputmode')).toBe('decimal');
  await amount.fill('abc');
  await guide.continue.click();
  await expect(guide.field).toContainText('I could not read that.');
  await amount.fill('');
  await amount.pressSequentially('780000');
  await expect(amount).toHaveValue('7,80,000');
  expect(await faults(page, { part: '[role="dialog"]' })).toEqual([]);
  await guide.field.getByText('a year', { exact: true }).click();
  await guide.continue.click();
  await expect(guide.reply).toContainText('Yes, 2%. ₹65,000 a month is above ₹50,000');
  await guide.tap('Change: Rent of a month');
  await expect(guide.field.getByLabel('Rent of a month')).toBeFocused();
  await expect(guide.field.getByLabel('Rent of a month')).toHaveValue('65,000');
  await guide.field.getByLabel('Rent of a month').fill('40000');
  await guide.continue.click();
  await expect(guide.reply).toContainText('No TDS. ₹40,000 a month is within the limit');
});
