import type { Page } from '@playwright/test';

import { paths } from '#src/paths.ts';

import { Guide } from './support/guide.ts';
import { heldBack } from './support/held-back.ts';
import { inCharge, open } from './support/opened.ts';
import { plainAnswer, plainQuestion, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

const guideCode = /\/assets\/GuidePanel-/;

/** Opens a page and the guide on it, whose code comes when what is returned with it is called. */
async function shellOn(page: Page, address: string): Promise<{ readonly guide: Guide; readonly comes: () => void }> {
  const comes = await heldBack(page, guideCode);
  await open(page, address);
  const guide = new Guide(page);
  await guide.launcher.click();
  return { guide, comes };
}

test.describe('the panel before the code of the guide is there', () => {
  test('greets, may be closed before and while the guide takes over, with what was written in it kept, and takes a tap on a chip', async ({
    page,
  }) => {
    const { guide, comes } = await shellOn(page, paths.service('registrations/gst-registration'));
    await expect(guide.reply).toContainText(wording.welcome);
    await guide.input.fill('how long');
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
    await guide.launcher.click();
    await expect(guide.input).toHaveValue('how long');

    await guide.panel.getByRole('button', { name: 'Close the guide' }).hover();
    await page.mouse.down();
    const came = page.waitForResponse(guideCode);
    comes();
    await came;
    await page.mouse.up();
    await expect(guide.panel).toHaveCount(0);
    await guide.open();
    await expect(guide.input).toHaveValue('how long');

    await page.evaluate(() => {
      window.sessionStorage.clear();
    });
    const again = await shellOn(page, '/');
    await guide.input.fill('and how');
    await guide.chip('What papers do I need for GST registration?').click();
    again.comes();
    await guide.inCharge();
    await expect(guide.reply).toContainText('PAN');
    await expect(guide.input).toHaveValue('and how');
  });

  test('looks the same once the guide has taken over, which goes on where the visitor writes', async ({ page }) => {
    const { guide, comes } = await shellOn(page, paths.service('registrations/gst-registration'));
    await expect(guide.input).toBeFocused();
    const [chips, text] = [await guide.chips.allTextContents(), await guide.panel.innerText()];
    expect(chips[0]).toBe('Papers for GST Registration');
    const box = await guide.input.boundingBox();
    await page.keyboard.type('how long gst registration take');
    for (const word of ['take', 'registration', 'gst'])
      await page.keyboard.press('Control+ArrowLeft', { delay: word.length });
    comes();
    await guide.inCharge();
    expect(await guide.chips.allTextContents()).toEqual(chips);
    expect(await guide.input.boundingBox()).toEqual(box);
    await expect(guide.input).toBeFocused();
    await page.keyboard.type('does ');
    await expect(guide.input).toHaveValue(plainQuestion);
    await expect(page.getByRole('option').first()).toBeVisible();
    await guide.input.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await guide.input.press('Escape');
    expect(await guide.panel.innerText()).toBe(text);
    await page.reload();
    await inCharge(page);
    await guide.open();
    await expect(guide.input).toHaveValue(plainQuestion);
  });

  test('takes a message, which is answered once the guide is there, and shows no greeting where a conversation is kept', async ({
    page,
  }) => {
    const { guide, comes } = await shellOn(page, '/');
    await guide.input.fill(plainQuestion);
    await guide.input.press('Enter');
    await expect(guide.log).toContainText(wording.panel.waiting);
    comes();
    await expect(guide.reply).toContainText(plainAnswer);
    await expect(guide.log.locator('[data-from="visitor"]').getByRole('paragraph')).toHaveText([plainQuestion]);
    await expect(guide.input).toHaveValue('');

    const again = await shellOn(page, '/');
    await expect(guide.log).toHaveText(wording.panel.waiting);
    again.comes();
    await expect(guide.replies.nth(1)).toContainText(plainAnswer);
  });
});

test('a message for a guide that cannot be had stays in its box, and is answered at the second try', async ({
  page,
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(/ERR_INTERNET_DISCONNECTED/);
  const { guide, comes } = await shellOn(page, '/');
  await page.evaluate(() => {
    Object.assign(window, { marker: 'the same document' });
  });
  await guide.input.fill(plainQuestion);
  await guide.input.press('Enter');
  await context.setOffline(true);
  comes();
  await expect(guide.reply).toHaveText(/The guide could not be loaded. Check the connection and try again.$/);
  await expect(guide.input).toHaveValue(plainQuestion);
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  await context.setOffline(false);
  await guide.input.press('Enter');
  await guide.inCharge();
  // A browser that remembers what it could not have as long as the document gets a new one; others answer at once.
  if (!(await page.evaluate(() => 'marker' in window))) {
    await expect(guide.input).toHaveValue(plainQuestion);
    await guide.input.press('Enter');
  }
  await expect(guide.reply).toContainText(plainAnswer);
});
