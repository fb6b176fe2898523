import { paths } from '#src/paths.ts';

import { Guide, guideOn } from './support/guide.ts';
import { inCharge, open, shown } from './support/opened.ts';
import { rentDecides, rentDecidesSaid } from './support/tax-cases.ts';
import { messageWords, plainAnswer, plainQuestion, prompt, taxWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

test('a form is taken up again after a reload, "Clear conversation" wipes it, "Undo" brings it back, and what can no longer be read is thrown away', async ({
  page,
}) => {
  const guide = await guideOn(page);
  await guide.sayAll(['calculate my tax', ...rentDecidesSaid.slice(0, 2)]);
  await page.reload();
  await inCharge(page);
  await guide.open();
  await expect(guide.reply).toContainText(wording.returning);
  await expect(guide.chips).toHaveText(['Continue', 'Start over']);
  await guide.tap('Continue');
  await expect(guide.log.locator('[data-from="visitor"]').last().getByRole('paragraph')).toHaveText(['Continue']);
  await expect(guide.reply).toContainText(prompt(taxWords, 'hraReceived'));

  const said = await guide.log.locator('[data-from]').allTextContents();
  await expect.poll(() => guide.kept()).not.toEqual([]);
  await guide.input.fill('my salary slip says');
  await guide.panel.getByRole('button', { name: 'Clear conversation' }).click();
  await expect(guide.log.locator('[data-from]')).toHaveCount(1);
  await expect(guide.reply).toContainText(wording.cleared);
  await expect(guide.input).toHaveValue('');
  await expect.poll(() => guide.kept()).toEqual([]);
  await guide.panel.getByRole('button', { name: 'Bring the conversation back' }).click();
  await expect(guide.log.locator('[data-from]').nth(said.length - 1)).toBeVisible();
  expect((await guide.log.locator('[data-from]').allTextContents()).slice(0, said.length)).toEqual(said);
  await guide.tap('Continue');
  await guide.sayAll(rentDecidesSaid.slice(2));
  expect(await guide.figures()).toEqual(rentDecides.figures);

  // A page that is left writes once more what it has.
  await page.goto('about:blank');
  await page.addInitScript(() => {
    window.sessionStorage.setItem('guide.conversation', '{"version":0,"memory":"old"}');
  });
  await guide.openOn('/');
  await expect(guide.replies).toHaveCount(1);
  await expect(guide.reply).toContainText(wording.welcome);
});

test('an address that asks for the guide has its question answered or its form begun, keeps the rest of the address, and as a link is asked each time it is tapped', async ({
  page,
}) => {
  const guide = new Guide(page);
  await page.goto('/?ask=');
  await expect(guide.input).toBeFocused();
  await expect(guide.log.locator('[data-from]')).toHaveCount(1);
  expect(shown(page)).toBe('/');

  await page.goto('/faq?ask=how+long+does+gst+registration+take');
  await expect(guide.reply).toContainText(plainAnswer);
  await expect(guide.log.locator('[data-from="visitor"]').getByRole('paragraph')).toHaveText([plainQuestion]);
  expect(shown(page)).toBe('/faq');

  await page.goto('/services/registrations?from=mail&guide=contact#content');
  await expect(guide.reply).toContainText(prompt(messageWords, 'name'));
  expect(shown(page)).toBe('/services/registrations?from=mail#content');

  await page.evaluate(() => {
    window.sessionStorage.clear();
  });
  const address = paths.searchFor('trademark');
  await open(page, address);
  const link = page.getByRole('main').getByRole('link', { name: 'Ask the guide' });
  const asked = guide.log.locator('[data-from="visitor"]').filter({ hasText: 'trademark' });
  await link.click();
  await expect(asked).toHaveCount(1);
  await link.press('Enter');
  await expect(asked).toHaveCount(2);
  expect(shown(page)).toBe(address);
});
