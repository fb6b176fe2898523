import { settled } from './support/audit.ts';
import { Guide, guideOn } from './support/guide.ts';
import { open } from './support/opened.ts';
import { plainAnswer, plainQuestion, prompt, taxWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

test.describe('the panel', () => {
  test('opens from its launcher with the input in focus, a welcome and questions to tap', async ({ page }) => {
    await open(page, '/');
    const guide = new Guide(page);
    await expect(guide.panel).toHaveCount(0);
    await guide.launcher.click();
    await expect(guide.panel).toBeVisible();
    await expect(guide.input).toBeFocused();
    await expect(guide.panel.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await expect(guide.replies).toHaveCount(1);
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.welcome]);
    await expect(guide.chips).toHaveText([...wording.suggestions]);
  });

  test('closes with Escape or its button, focus returns to the launcher, and what was begun is kept', async ({
    page,
  }) => {
    const guide = await guideOn(page);
    await guide.input.fill('What is the last date for');
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(guide.input).toBeFocused();
    await expect(guide.input).toHaveValue('What is the last date for');
    await guide.panel.getByRole('button', { name: /close/i }).click();
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
  });

  test('gives focus back to the launcher where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const guide = await guideOn(page);
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
  });

  test('does not send a message of blanks', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.input.fill('   ');
    await guide.panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(guide.input).toBeFocused();
    await expect(guide.log.locator('[data-from]')).toHaveCount(1);
  });

  test('stays open with its conversation while one goes to another page', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say(plainQuestion);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(guide.panel).toBeVisible();
    await expect(guide.reply).toContainText(plainAnswer);
  });
});

test.describe('an answer', () => {
  test('says what was asked for and links to the page it comes from, best first', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say(plainQuestion);
    await expect(guide.reply).toContainText(plainAnswer);
    const best = guide.reply.getByRole('link').first();
    await expect(best).toHaveAttribute('href', /^\/services\/registrations\/gst-registration#/);
    const href = (await best.getAttribute('href')) ?? '';
    await best.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST Registration');
  });

  test('to a suggested question comes by a tap', async ({ page }) => {
    const [suggestion = ''] = wording.suggestions;
    const guide = await guideOn(page);
    await guide.tap(suggestion);
    await expect(guide.reply.getByRole('link').first()).toHaveAttribute('href', /^\//);
    expect(await guide.reply.getByRole('listitem').count()).toBeGreaterThan(1);
  });

  test('that is not there is an honest miss with a WhatsApp link that carries the question', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('how do i make biryani for 40 guests?');
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.miss]);
    expect(await guide.handOffText()).toBe('how do i make biryani for 40 guests?');
    await expect(guide.reply.getByRole('link')).toHaveCount(1);
  });

  test('to an intent for a human is a hand-over on WhatsApp', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('I want to talk to a human');
    expect(await guide.handOffText()).toBe(wording.draft);
  });
});

test.describe('a form whose code does not come', () => {
  test('is said to be missing, and begins once the page is loaded anew', async ({ page, consoleMessages }) => {
    consoleMessages.allow(/Failed to load resource/);
    let isCut = true;
    await page.route(/guide-forms-[^/]+\.js$/, (route) => (isCut ? route.abort() : route.continue()));
    const guide = await guideOn(page);
    await guide.say('calculate my tax');
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.formNotLoaded]);
    await guide.say(plainQuestion);
    await expect(guide.reply).toContainText(plainAnswer);
    isCut = false;
    await page.reload();
    await guide.open();
    await guide.say('calculate my tax');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
  });

  test('is fetched while a message is typed that may begin one', async ({ page }) => {
    const guide = await guideOn(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await expect(async () => {
      await guide.input.fill('');
      await guide.input.pressSequentially('calculate my tax');
      await expect.poll(() => fetched.filter((url) => url.includes('/guide-forms-')).length, { timeout: 1000 }).toBe(1);
    }).toPass();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the guide fills the screen, and the page behind it cannot be reached', async ({ page }) => {
    const guide = await guideOn(page);
    await settled(page);
    expect(await guide.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    for (const behind of ['header', 'main', 'footer'])
      await expect(page.locator(`#root > ${behind}`)).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    for (const behind of ['header', 'main', 'footer'])
      await expect(page.locator(`#root > ${behind}`)).not.toHaveAttribute('inert');
    await expect(guide.launcher).toBeFocused();
  });

  test('a link in an answer closes the guide and shows its page', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say(plainQuestion);
    // The pages that may answer come before the answer, and lead to their beginning.
    await expect(guide.reply).toContainText(plainAnswer);
    const best = guide.reply.getByRole('link').first();
    const href = (await best.getAttribute('href')) ?? '';
    await best.tap();
    await expect(page).toHaveURL(href);
    await expect(guide.panel).toHaveCount(0);
    await expect(page.locator(href.slice(href.indexOf('#')))).toBeFocused();
    await guide.open();
    await expect(guide.log).toContainText(plainAnswer);
  });

  test('focus stays within the guide', async ({ page }) => {
    const guide = await guideOn(page);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]') !== null,
        ),
      ).toBe(true);
    }
    await expect(guide.panel).toBeVisible();
  });
});
