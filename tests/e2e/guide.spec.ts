import { settled } from './support/audit.ts';
import { expectTabStaysIn } from './support/focus.ts';
import { Guide, guideOn } from './support/guide.ts';
import { open } from './support/opened.ts';
import { plainAnswer, plainQuestion, prompt, taxWords, wording } from './support/words.ts';
import { expect, test } from './support/site.ts';

test('the guide opens with a welcome and questions to tap, answers, leads to its pages, and gives focus back with what was begun kept', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const guide = new Guide(page);
  await expect(guide.panel).toHaveCount(0);
  await guide.open();
  await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.welcome]);
  await expect(guide.chips).toHaveText([...wording.suggestions]);

  await guide.input.fill('   ');
  await guide.panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(guide.input).toBeFocused();
  await expect(guide.log.locator('[data-from]')).toHaveCount(1);

  await guide.tap(wording.suggestions[0] ?? '');
  await expect(guide.replies.first()).not.toContainText(wording.suggestions[0] ?? '');
  await expect(guide.reply.getByRole('link').first()).toHaveAttribute('href', /^\//);
  expect(await guide.reply.getByRole('listitem').count()).toBeGreaterThan(1);

  await guide.say(plainQuestion);
  await expect(guide.reply).toContainText(plainAnswer);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(guide.reply).toContainText(plainAnswer);
  const best = guide.reply.getByRole('link').first();
  await expect(best).toHaveAttribute('href', /^\/services\/registrations\/gst-registration#/);
  const href = (await best.getAttribute('href')) ?? '';
  await best.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST Registration');

  await guide.input.fill('What is the last date for');
  await page.keyboard.press('Escape');
  await expect(guide.panel).toHaveCount(0);
  await expect(guide.launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guide.input).toBeFocused();
  await expect(guide.input).toHaveValue('What is the last date for');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guide.panel.getByRole('button', { name: /close/i }).click();
  await expect(guide.panel).toHaveCount(0);
  await expect(guide.launcher).toBeFocused();
});

test('the code of a form is fetched while a message is typed that may begin one; where it does not come this is said, and the form begins once the page is loaded anew', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/);
  let asked = 0;
  let isCut = true;
  await page.route(/guide-forms-[^/]+\.js$/, (route) => {
    asked += 1;
    return isCut ? route.abort() : route.continue();
  });
  const guide = await guideOn(page);
  await guide.input.pressSequentially('calculate my tax');
  await expect.poll(() => asked).toBe(1);
  await guide.answeredAfter(() => guide.input.press('Enter'));
  await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.formNotLoaded]);
  await guide.say(plainQuestion);
  await expect(guide.reply).toContainText(plainAnswer);
  isCut = false;
  await page.reload();
  await guide.open();
  await guide.say('calculate my tax');
  await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the guide fills the screen, keeps the page behind it out of reach, is used by taps alone, says honestly what it cannot answer, and closes over the page that a link leads to', async ({
    page,
  }) => {
    const guide = await guideOn(page);
    await settled(page);
    expect(await guide.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    for (const behind of ['header', 'main', 'footer'])
      await expect(page.locator(`#root > ${behind}`)).toHaveAttribute('inert', '');
    await expectTabStaysIn(page, '[role="dialog"]', 12);

    const sayByTap = (text: string) =>
      guide.answeredAfter(async () => {
        await guide.input.fill(text);
        await guide.panel.getByRole('button', { name: 'Send', exact: true }).tap();
      });
    await guide.answeredAfter(() => guide.chip('Send a message').tap());
    await guide.answeredAfter(() => guide.chip('Cancel').tap());
    await sayByTap('how do i make biryani for 40 guests?');
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.miss]);
    expect(await guide.handOffText()).toBe('how do i make biryani for 40 guests?');
    await expect(guide.reply.getByRole('link')).toHaveCount(1);
    await sayByTap(plainQuestion);
    // The pages that may answer come before the answer, and lead to their beginning.
    await expect(guide.reply).toContainText(plainAnswer);
    const best = guide.reply.getByRole('link').first();
    const href = (await best.getAttribute('href')) ?? '';
    await best.tap();
    await expect(page).toHaveURL(href);
    await expect(guide.panel).toHaveCount(0);
    for (const behind of ['header', 'main', 'footer'])
      await expect(page.locator(`#root > ${behind}`)).not.toHaveAttribute('inert');
    await expect(page.locator(href.slice(href.indexOf('#')))).toBeFocused();
    await guide.open();
    await expect(guide.log).toContainText(plainAnswer);
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
  });
});
