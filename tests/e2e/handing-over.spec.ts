import type { Page } from '@playwright/test';

import { fixTime } from './support/clock.ts';
import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { handingOverWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

/** The text that lies over the page, all of it selected. */
async function expectSelected(page: Page, text: RegExp): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: handingOverWords.text });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
  const selected = await field.evaluate((one) => {
    const { value, selectionStart, selectionEnd } = one as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd) === value;
  });
  expect(selected).toBe(true);
}

test('where the browser has no clipboard and saves no files, a text is laid over the page, selected, with a link to its file, and the page says so; a conversation over the guide', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Reflect.deleteProperty(URL, 'createObjectURL');
  });
  await open(page, '/services/registrations/gst-registration');
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy' }).first();
  await copy.click();
  await expect(page.getByRole('dialog')).toContainText(handingOverWords.copyRefused);
  await expectSelected(page, /PAN/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(copy).toBeFocused();

  await fixTime(page, new Date('2026-11-24T10:30:00+05:30'));
  await open(page, '/due-dates');
  await page
    .getByRole('button', { name: /^Save .*30 November 2026/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(handingOverWords.saveRefused);
  await expectSelected(page, /^30 November 2026: /);
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: handingOverWords.file }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);

  await page.keyboard.press('Escape');
  const guide = new Guide(page);
  await guide.open();
  const conversation = guide.panel.getByRole('button', { name: wording.panel.copyLabel });
  await conversation.click();
  await expectSelected(page, new RegExp(`^${wording.panel.guide}: `));
  await page.getByRole('button', { name: handingOverWords.close, exact: true }).click();
  await expect(guide.panel).toBeVisible();
  await expect(conversation).toBeFocused();
});
