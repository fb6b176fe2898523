import { faultsByDayAndNight } from './support/audit.ts';
import { guideOn } from './support/guide.ts';
import { figuresOf, rentDecides, rentDecidesSaid, rentDecidesWithLessBasic } from './support/tax-cases.ts';
import { prompt, taxWords } from './support/words.ts';
import { expect, test } from './support/site.ts';

const questions = ['annualIncome', 'basicSalary', 'hraReceived', 'rentPaid', 'deductions80C', 'otherDeductions'];

test('the tax estimate in the guide asks its six questions in their order and comes to the same figures as the page', async ({
  page,
}) => {
  const guide = await guideOn(page);
  await guide.say('calculate my tax');
  for (const [index, id] of questions.entries()) {
    await expect(guide.reply).toContainText(`${index + 1} of 6`);
    await expect(guide.reply).toContainText(prompt(taxWords, id));
    await guide.say(rentDecidesSaid[index] ?? '');
  }
  expect(await guide.figures()).toEqual(rentDecides.figures);
  await guide.say('change my basic salary to 5 lakh');
  expect(await guide.figures()).toEqual(rentDecidesWithLessBasic);
});

const little = { annualIncome: 800_000, basicSalary: 400_000 };
/** This year's tax on it stands above the estimate of FY 2023-24, the lower regime first. */
const thisYear = /you pay ₹0 in the new regime, ₹65,000 in the old.*Your tax estimate \(FY 2023-24\)/s;
const compared = { 'New regime': '₹0', 'Old regime': '₹65,000', Difference: '₹65,000' };

test('above a soft keyboard the tax is worked out and both regimes are compared in fields by the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 430 });
  const guide = await guideOn(page);
  const press = async (label: string) => {
    await guide.toChip(label);
    await guide.answeredAfter(() => page.keyboard.press('Enter'));
  };
  await press('Calculate my tax');
  for (const amount of Object.values(little)) {
    await expect(guide.field.getByRole('textbox')).toBeFocused();
    for (const part of [guide.field.getByRole('radio', { name: 'a month' }), guide.continue, guide.input])
      await expect(part).toBeInViewport({ ratio: 1 });
    await guide.answeredAfter(() => page.keyboard.type(String(amount)).then(() => page.keyboard.press('Enter')));
  }
  for (const label of ['None', 'Own house, no rent', "I don't know", "I don't know"]) await press(label);
  await expect(guide.log.locator('[data-from="visitor"]').last()).toContainText("I don't know");
  await expect(guide.reply).toContainText(thisYear);
  expect(await guide.figures()).toEqual(figuresOf(little));
  await press('Compare both regimes');
  expect(await guide.figures()).toEqual(compared);
});

test('on a phone the tax is worked out and both regimes are compared in words alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const guide = await guideOn(page);
  await guide.sayAll(['calculate my tax', '8 lakh', '4 lakh', 'none', 'own house', "i don't know", 'skip']);
  await expect(guide.reply).toContainText(thisYear);
  await expect(guide.reply.getByText('you pay ₹0 in the new regime')).toHaveCSS('font-weight', '640');
  expect(await guide.figures()).toEqual(figuresOf(little));
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
  await guide.say('compare the old and the new regime');
  expect(await guide.figures()).toEqual(compared);
  expect(await faultsByDayAndNight(page, '[role="dialog"]')).toEqual([]);
});
