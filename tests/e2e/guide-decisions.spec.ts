import { faultsByDayAndNight } from './support/audit.ts';
import { guideOn } from './support/guide.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { decisions, decisionWords } = siteContent;

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The content has no such decision, question or outcome');
  return part;
}

const [phone, keyboardUp, wide] = [
  { width: 360, height: 740 },
  { width: 360, height: 430 },
  { width: 1280, height: 800 },
] as const;

const cases = [
  {
    id: 'gst-registration',
    page: '/services/registrations/gst-registration',
    asked: ['turnover'],
    bands: [['Up to ₹20 lakh', 'Above ₹20 lakh']],
    said: ['15 lakh'],
    outcome: 'below',
    sizes: [phone, wide],
  },
  {
    id: 'tax-audit',
    page: '/services/audit-services/tax-audit',
    asked: ['turnover', 'cash'],
    bands: [
      ['₹1 crore to ₹10 crore', 'Up to ₹1 crore', 'Above ₹10 crore'],
      ['Up to 5%', 'Above 5%'],
    ],
    said: ['2.5 crore', '3%'],
    outcome: 'business-digital',
    sizes: [keyboardUp, phone],
  },
  {
    id: 'factory-licence',
    page: '/services/licenses/factory-license',
    asked: ['workers'],
    bands: [['20 or more', 'Below 10', '10 to 19']],
    said: ['30 workers'],
    outcome: 'factory',
    sizes: [wide, keyboardUp],
  },
] as const;

for (const { id, page: address, asked, bands, said, outcome, sizes } of cases) {
  const { heading, questions, outcomes } = known(decisions[id]);
  const { when, answer } = known(outcomes[outcome]);
  const prompts = asked.map((name) => known(questions[name]).prompt);

  test.describe(heading, () => {
    test('is offered behind an answer of its page, and decided by taps alone', async ({ page }) => {
      await page.setViewportSize(sizes[0]);
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

    test('is begun and decided in words alone', async ({ page }) => {
      await page.setViewportSize(sizes[1]);
      const guide = await guideOn(page);
      for (const [at, text] of [heading.toLowerCase(), ...said].entries()) {
        await guide.say(text);
        await expect(guide.reply).toContainText(prompts[at] ?? heading);
        await expect(guide.input).toBeFocused();
      }
      await expect(guide.reply).toContainText(answer.split(/[{]\w+[}]/)[0] ?? '');
    });
  });
}
