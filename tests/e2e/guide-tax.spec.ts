import { Guide, guideOn } from './support/guide.ts';
import { open } from './support/opened.ts';
import { rentDecides, rentDecidesSaid, rentDecidesWithLessBasic } from './support/tax-cases.ts';
import { prompt, question, taxWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

test.describe('the tax form', () => {
  test('by text comes to the same six figures as the page', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('calculate my tax');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    await expect(guide.reply).toContainText('1 of 6');
    await guide.sayAll(rentDecidesSaid);
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('asks its six questions in their order', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('calculate my tax');
    for (const [index, id] of [
      'annualIncome',
      'basicSalary',
      'hraReceived',
      'rentPaid',
      'deductions80C',
      'otherDeductions',
    ].entries()) {
      await expect(guide.reply).toContainText(`${index + 1} of 6`);
      await expect(guide.reply).toContainText(prompt(taxWords, id));
      await guide.say(rentDecidesSaid[index] ?? '');
    }
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('by chips skips what may be skipped', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.tap('Calculate my tax');
    await guide.sayAll(['12.5 lakh', 'Rs 6,00,000']);
    for (let step = 3; step <= 6; step += 1) await guide.tap('Skip');
    expect(await guide.figures()).toEqual({
      // 5% and 10% of 3,00,000 each and 15% of 3,00,000
      'Taxable income': '₹12,00,000',
      'Total deductions': '₹50,000',
      'Tax before cess': '₹90,000',
      Cess: '₹3,600',
      'Final tax': '₹93,600',
      'Effective tax rate': '7.49%',
    });
  });

  test('can be walked by keyboard alone', async ({ page }) => {
    await open(page, '/');
    const guide = new Guide(page);
    await guide.launcher.focus();
    await page.keyboard.press('Enter');
    await expect(guide.input).toBeFocused();
    await guide.toChip('Calculate my tax');
    await guide.answeredAfter(() => page.keyboard.press('Enter'));
    await expect(guide.input).toBeFocused();
    for (const text of rentDecidesSaid.slice(0, 4))
      await guide.answeredAfter(() => page.keyboard.type(text).then(() => page.keyboard.press('Enter')));
    for (let step = 5; step <= 6; step += 1) {
      await guide.toChip('Skip');
      await guide.answeredAfter(() => page.keyboard.press('Space'));
      await expect(guide.input).toBeFocused();
    }
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('reckons anew when an answer is changed afterwards', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', ...rentDecidesSaid, 'change my basic salary to 5 lakh']);
    expect(await guide.figures()).toEqual(rentDecidesWithLessBasic);
    await guide.tap('Change Basic salary');
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
    await guide.say('6 lakh');
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('takes the change of an earlier answer in the middle and keeps the rest', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '20 lakh', 'Rs 6,00,000', '2.4L', 'change my annual income to 12.5 lakh']);
    await expect(guide.reply).toContainText(prompt(taxWords, 'rentPaid'));
    await guide.sayAll(['₹15,000 per month', 'skip', 'skip']);
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('answers a question in the middle and asks the open one again', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '12.5 lakh', 'how long does gst registration take?']);
    await expect(guide.replies.nth(-2)).toContainText('5 to 7 business days');
    await expect(guide.reply).toContainText(wording.resume);
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
    await guide.sayAll(rentDecidesSaid.slice(1));
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('meets three answers that do not fit with rising help', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('calculate my tax');
    const { help, format } = question(taxWords, 'annualIncome');
    await guide.say('mango');
    await expect(guide.reply).toContainText(help);
    await guide.say('pineapple');
    await expect(guide.reply).toContainText(format);
    await expect(guide.reply).not.toContainText(help);
    await guide.say('banana');
    await expect(guide.reply).toContainText(wording.wayOut);
    await expect(guide.chip('Talk to a human')).toBeVisible();
    await guide.say('12.5 lakh');
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
  });

  test('refuses an 80C claim above its limit with the reason', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '12.5 lakh', '6 lakh', 'skip', 'skip', '2 lakh']);
    await expect(guide.reply).toContainText('80C counts up to ₹1,50,000; write ₹1,50,000 or less');
    await guide.say('1.5 lakh');
    await expect(guide.reply).toContainText(prompt(taxWords, 'otherDeductions'));
  });

  test('goes back, does not skip what is required, and helps when asked', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', 'back']);
    await expect(guide.reply).toContainText(wording.firstQuestion);
    await guide.say('skip');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    await guide.say('help');
    await expect(guide.reply).toContainText(question(taxWords, 'annualIncome').help);
    await guide.say('20 lakh');
    await guide.tap('Back');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    await expect(guide.chip('Keep ₹20,00,000')).toBeVisible();
    await guide.sayAll(rentDecidesSaid);
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('stops when it is cancelled, and the next message is a question again', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '12.5 lakh', 'cancel']);
    await expect(guide.reply).toContainText(wording.cancelled);
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
    await expect(guide.reply).not.toContainText(wording.resume);
  });

  test('hands over to a human with what was told so far', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '12.5 lakh', 'talk to a human']);
    const link = guide.log.getByRole('link', { name: /WhatsApp/ });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text?.split('\n').slice(0, 2)).toEqual([wording.draft, 'Annual income: ₹12,50,000']);
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
  });
});
