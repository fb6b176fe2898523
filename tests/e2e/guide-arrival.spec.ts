import { paths } from '#src/paths.ts';

import { Guide, guideOn } from './support/guide.ts';
import { inCharge, open, shown } from './support/opened.ts';
import { rentDecides, rentDecidesSaid } from './support/tax-cases.ts';
import { messageWords, plainAnswer, plainQuestion, prompt, taxWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

test.describe('the memory of the tab', () => {
  test('takes a form up again after a reload', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', ...rentDecidesSaid.slice(0, 2)]);
    await page.reload();
    await inCharge(page);
    await guide.open();
    await expect(guide.reply).toContainText(wording.returning);
    await expect(guide.chips).toHaveText(['Continue', 'Start over']);
    await guide.chip('Continue').click();
    await expect(guide.reply).toContainText(prompt(taxWords, 'hraReceived'));
    await guide.sayAll(rentDecidesSaid.slice(2));
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('is wiped by "Clear conversation"', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '12.5 lakh']);
    await expect.poll(() => guide.kept()).not.toEqual([]);
    await guide.input.fill('my salary slip says');
    await guide.panel.getByRole('button', { name: 'Clear conversation' }).click();
    await expect(guide.log.locator('[data-from]')).toHaveCount(1);
    await expect(guide.reply).toContainText(wording.cleared);
    await expect(guide.input).toHaveValue('');
    await expect.poll(() => guide.kept()).toEqual([]);
    await guide.say('12.5 lakh');
    await expect(guide.reply).not.toContainText(prompt(taxWords, 'basicSalary'));
  });

  test('comes back by "Undo" after it was cleared, with the form that was under way', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.sayAll(['calculate my tax', '12.5 lakh']);
    const said = await guide.log.locator('[data-from]').allTextContents();
    await guide.panel.getByRole('button', { name: 'Clear conversation' }).click();
    await expect(guide.reply).toContainText(wording.cleared);
    await guide.panel.getByRole('button', { name: 'Bring the conversation back' }).click();
    await expect(guide.log.locator('[data-from]').nth(said.length - 1)).toBeVisible();
    expect((await guide.log.locator('[data-from]').allTextContents()).slice(0, said.length)).toEqual(said);
    await guide.tap('Continue');
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
  });

  test('is thrown away when it can no longer be read', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      window.sessionStorage.setItem('guide.conversation', '{"version":0,"memory":"old"}');
    });
    const guide = new Guide(page);
    await guide.open();
    await expect(guide.replies).toHaveCount(1);
    await expect(guide.reply).toContainText(wording.welcome);
    await guide.say(plainQuestion);
    await expect(guide.reply).toContainText(plainAnswer);
  });
});

test.describe('an address that asks for the guide', () => {
  test('with ?ask= gets its question answered, and the question leaves the address', async ({ page }) => {
    await page.goto('/faq?ask=how+long+does+gst+registration+take');
    const guide = new Guide(page);
    await expect(guide.reply).toContainText(plainAnswer);
    await expect(guide.log.locator('[data-from="visitor"]').getByRole('paragraph')).toHaveText([plainQuestion]);
    expect(shown(page)).toBe('/faq');
  });

  test('with ?guide=tax or ?guide=contact is in that form, and keeps the rest of the address', async ({ page }) => {
    await page.goto('/tax-calculator?from=mail&guide=tax');
    const guide = new Guide(page);
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    expect(shown(page)).toBe('/tax-calculator?from=mail');
    await page.goto('/services/registrations?guide=contact#content');
    await expect(guide.reply).toContainText(prompt(messageWords, 'name'));
    expect(shown(page)).toBe('/services/registrations#content');
  });

  test('with nothing to ask opens the guide', async ({ page }) => {
    await page.goto('/?ask=');
    const guide = new Guide(page);
    await expect(guide.input).toBeFocused();
    await expect(guide.log.locator('[data-from]')).toHaveCount(1);
    expect(shown(page)).toBe('/');
  });

  test('as a link of the site is asked each time it is tapped', async ({ page }) => {
    const address = paths.searchFor('trademark');
    await open(page, address);
    const guide = new Guide(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Ask the guide' });
    const asked = guide.log.locator('[data-from="visitor"]');
    await link.click();
    await expect(asked).toHaveCount(1);
    await link.press('Enter');
    await expect(asked).toHaveCount(2);
    expect(shown(page)).toBe(address);
  });
});
