import { faultsByDayAndNight } from './support/audit.ts';
import { guideOn } from './support/guide.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { decisions, decisionWords } = siteContent;

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The content has no such decision, question or outcome');
  return part;
}

const phone = { width: 360, height: 740 };
const keyboardUp = { width: 360, height: 430 };

const address = '/services/audit-services/tax-audit';
const asked = ['turnover', 'cash'];
const bands = [
  ['₹1 crore to ₹10 crore', 'Up to ₹1 crore', 'Above ₹10 crore'],
  ['Up to 5%', 'Above 5%'],
] as const;
const { heading, questions, outcomes } = known(decisions['tax-audit']);
const { when, answer } = known(outcomes['business-digital']);
const prompts = asked.map((name) => known(questions[name]).prompt);

test('a decision is offered behind an answer of its page, and decided by taps alone', async ({ page }) => {
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
    if (at === 0) expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
    await guide.tap(chosen);
  }
  await expect(guide.reply.getByText(heading, { exact: true }).first()).toBeVisible();
  await expect(guide.reply).toContainText(when);
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
});

test('a decision is begun and decided in words alone', async ({ page }) => {
  await page.setViewportSize(phone);
  const guide = await guideOn(page);
  for (const [at, text] of [heading.toLowerCase(), '2.5 crore', '3%'].entries()) {
    await guide.say(text);
    await expect(guide.reply).toContainText(prompts[at] ?? heading);
    await expect(guide.input).toBeFocused();
  }
  await expect(guide.reply).toContainText(answer.split(/[{]\w+[}]/)[0] ?? '');
});
