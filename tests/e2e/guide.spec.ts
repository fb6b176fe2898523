import type { Page } from '@playwright/test';

import { settled } from './support/audit.ts';
import { Guide } from './support/guide.ts';
import { holdSends } from './support/hold-sends.ts';
import { inCharge, open, shown } from './support/opened.ts';
import { rentDecides, rentDecidesWithLessBasic } from './support/tax-cases.ts';
import { messageWords, practice, prompt, question, taxWords, wording } from './support/words.ts';
import { expect, test, testWithMailbox } from './support/site.ts';

const taxTexts = [...Object.values(rentDecides.typed), 'skip', 'skip'];
const letter = { name: 'Lakshmi Reddy', email: 'lakshmi@example.com', subject: 'GST for a new shop', message: 'We open in December. What do you need from us?' };
const reviewOf = ({ name, email, subject, message }: typeof letter) => ({ Name: name, Email: email, Subject: subject, Message: message });

async function guideOn(page: Page, address = '/'): Promise<Guide> {
  const guide = new Guide(page);
  await guide.openOn(address);
  return guide;
}

async function sayAll(guide: Guide, texts: readonly string[]): Promise<void> {
  for (const text of texts) await guide.say(text);
}

async function handOffText(guide: Guide): Promise<string | null> {
  const href = await guide.reply.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe(`https://wa.me/${practice.whatsapp}`);
  return searchParams.get('text');
}

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

  test('closes with Escape, and focus returns to the launcher', async ({ page }) => {
    const guide = await guideOn(page);
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(guide.input).toBeFocused();
  });

  test('closes with its button, and focus returns to the launcher', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.panel.getByRole('button', { name: /close/i }).click();
    await expect(guide.panel).toHaveCount(0);
    await expect(guide.launcher).toBeFocused();
  });

  test('keeps what was begun in the input when it is closed', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.input.fill('What is the last date for');
    await page.keyboard.press('Escape');
    await guide.open();
    await expect(guide.input).toHaveValue('What is the last date for');
  });

  test('does not send a message of blanks', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.input.fill('   ');
    await guide.panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(guide.input).toBeFocused();
    await expect(guide.log.locator('[data-from]')).toHaveCount(1);
  });

  test('shows what is typed as text, markup and script too', async ({ page }) => {
    const guide = await guideOn(page);
    const text = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> **bold** [link](javascript:alert(1))';
    await guide.say(text);
    await expect(guide.log.locator('[data-from="visitor"]').getByRole('paragraph')).toHaveText([text]);
    await expect(guide.log.locator('img, script, strong, a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('takes a very long message without harm', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('gst registration '.repeat(3000));
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
  });

  test('stays open with its conversation while one goes to another page', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('how long does gst registration take');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(guide.panel).toBeVisible();
    await expect(guide.reply).toContainText('5 to 7 business days');
  });
});

test.describe('an answer', () => {
  test('says what was asked for and links to the page it comes from, best first', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
    const best = guide.reply.getByRole('link').first();
    await expect(best).toHaveAttribute('href', '/services/registrations/gst-registration');
    await best.click();
    await expect(page).toHaveURL('/services/registrations/gst-registration');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST Registration');
  });

  test('to a suggested question comes by a tap', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.tap('What papers do I need for GST registration?');
    await expect(guide.reply.getByRole('link').first()).toHaveAttribute('href', '/services/registrations/gst-registration');
    expect(await guide.reply.getByRole('listitem').count()).toBeGreaterThan(5);
  });

  test('that could be several things asks which, and a tap chooses', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('factory');
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.didYouMean]);
    const choices = await guide.chips.allTextContents();
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.length).toBeLessThan(4);
    expect(choices).toContain('Factory License');
    await guide.tap('Factory License');
    await expect(guide.reply.getByRole('link').first()).toHaveAttribute('href', '/services/licenses/factory-license');
  });

  test('that is not there is an honest miss with a WhatsApp link that carries the question', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('how do i make biryani for 40 guests?');
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.miss]);
    expect(await handOffText(guide)).toBe('how do i make biryani for 40 guests?');
    await expect(guide.reply.getByRole('link')).toHaveCount(1);
  });

  test('to a wish for a human is a hand-over on WhatsApp', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('I want to talk to a human');
    expect(await handOffText(guide)).toBe(wording.draft);
  });
});

test.describe('a walk-through whose code does not come', () => {
  test('is said to be missing, and begins once the page is loaded anew', async ({ page, consoleMessages }) => {
    consoleMessages.allow(/Failed to load resource/);
    const guide = await guideOn(page);
    let isCut = true;
    await page.route(/walk-throughs-[^/]+\.js$/, (route) => (isCut ? route.abort() : route.continue()));
    await guide.say('calculate my tax');
    await expect(guide.reply.getByRole('paragraph')).toHaveText([wording.formNotLoaded]);
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
    isCut = false;
    await page.reload();
    await guide.open();
    await guide.say('calculate my tax');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
  });

  test('is not fetched for a plain question', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const guide = await guideOn(page);
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
    expect(fetched.filter((url) => /walk-throughs|tax-estimate|appointment/.test(url))).toEqual([]);
  });
});

test.describe('the tax walk-through', () => {
  test('by text comes to the same six figures as the page', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('calculate my tax');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    await expect(guide.reply).toContainText('1 of 6');
    await sayAll(guide, taxTexts);
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('asks its six questions in their order', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('calculate my tax');
    for (const [index, id] of ['annualIncome', 'basicSalary', 'hraReceived', 'rentPaid', 'deductions80C', 'otherDeductions'].entries()) {
      await expect(guide.reply).toContainText(`${index + 1} of 6`);
      await expect(guide.reply).toContainText(prompt(taxWords, id));
      await guide.say(taxTexts[index] ?? '');
    }
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('by chips skips what may be skipped', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.tap('Calculate my tax');
    await sayAll(guide, ['12.5 lakh', 'Rs 6,00,000']);
    for (let step = 3; step <= 6; step += 1) await guide.tap('Skip');
    expect(await guide.figures()).toEqual({
      // 5% and 10% of 3,00,000 each and 15% of 3,00,000
      'Taxable income': '₹12,00,000', 'Total deductions': '₹50,000', 'Tax before cess': '₹90,000', Cess: '₹3,600', 'Final tax': '₹93,600', 'Effective tax rate': '7.49%',
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
    for (const text of taxTexts.slice(0, 4)) await guide.answeredAfter(() => page.keyboard.type(text).then(() => page.keyboard.press('Enter')));
    for (let step = 5; step <= 6; step += 1) {
      await guide.toChip('Skip');
      await guide.answeredAfter(() => page.keyboard.press('Space'));
      await expect(guide.input).toBeFocused();
    }
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('reckons anew when an answer is changed afterwards', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', ...taxTexts, 'change my basic salary to 5 lakh']);
    expect(await guide.figures()).toEqual(rentDecidesWithLessBasic);
    await guide.tap('Change Basic salary');
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
    await guide.say('6 lakh');
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('takes the change of an earlier answer in the middle and keeps the rest', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', '20 lakh', 'Rs 6,00,000', '2.4L', 'change my annual income to 12.5 lakh']);
    await expect(guide.reply).toContainText(prompt(taxWords, 'rentPaid'));
    await sayAll(guide, ['₹15,000 per month', 'skip', 'skip']);
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('answers a question in the middle and asks the open one again', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', '12.5 lakh', 'how long does gst registration take?']);
    await expect(guide.replies.nth(-2)).toContainText('5 to 7 business days');
    await expect(guide.reply).toContainText(wording.resume);
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
    await sayAll(guide, taxTexts.slice(1));
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
    await sayAll(guide, ['calculate my tax', '12.5 lakh', '6 lakh', 'skip', 'skip', '2 lakh']);
    await expect(guide.reply).toContainText('80C counts up to ₹1,50,000; write ₹1,50,000 or less');
    await guide.say('1.5 lakh');
    await expect(guide.reply).toContainText(prompt(taxWords, 'otherDeductions'));
  });

  test('goes back, does not skip what is required, and helps when asked', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', 'back']);
    await expect(guide.reply).toContainText(wording.firstQuestion);
    await guide.say('skip');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    await guide.say('help');
    await expect(guide.reply).toContainText(question(taxWords, 'annualIncome').help);
    await guide.say('20 lakh');
    await guide.tap('Back');
    await expect(guide.reply).toContainText(prompt(taxWords, 'annualIncome'));
    await expect(guide.chip('Keep ₹20,00,000')).toBeVisible();
    await sayAll(guide, taxTexts);
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('stops when it is cancelled, and the next message is a question again', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', '12.5 lakh', 'cancel']);
    await expect(guide.reply).toContainText(wording.cancelled);
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
    await expect(guide.reply).not.toContainText(wording.resume);
  });

  test('hands over to a human with what was told so far', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', '12.5 lakh', 'talk to a human']);
    const link = guide.log.getByRole('link', { name: /WhatsApp/ });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text?.split('\n').slice(0, 2)).toEqual([wording.draft, 'Annual income: ₹12,50,000']);
    await expect(guide.reply).toContainText(prompt(taxWords, 'basicSalary'));
  });
});

test.describe('the memory of the tab', () => {
  test('takes a walk-through up again after a reload', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', ...taxTexts.slice(0, 2)]);
    await page.reload();
    await inCharge(page);
    await guide.open();
    await expect(guide.reply).toContainText(wording.returning);
    await expect(guide.chips).toHaveText(['Continue', 'Start over']);
    await guide.chip('Continue').click();
    await expect(guide.reply).toContainText(prompt(taxWords, 'hraReceived'));
    await sayAll(guide, taxTexts.slice(2));
    expect(await guide.figures()).toEqual(rentDecides.figures);
  });

  test('begins afresh after a reload when asked to', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', '12.5 lakh']);
    await page.reload();
    await inCharge(page);
    await guide.open();
    await guide.chip('Start over').click();
    await expect(guide.replies).toHaveCount(1);
    await expect(guide.reply).toContainText(wording.cleared);
    expect(await guide.kept()).toEqual([]);
  });

  test('is wiped by "Clear conversation"', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['calculate my tax', '12.5 lakh']);
    expect(await guide.kept()).not.toEqual([]);
    await guide.input.fill('my salary slip says');
    await guide.panel.getByRole('button', { name: 'Clear conversation' }).click();
    await expect(guide.log.locator('[data-from]')).toHaveCount(1);
    await expect(guide.reply).toContainText(wording.cleared);
    await expect(guide.input).toHaveValue('');
    expect(await guide.kept()).toEqual([]);
    await guide.say('12.5 lakh');
    await expect(guide.reply).not.toContainText(prompt(taxWords, 'basicSalary'));
  });

  test('is thrown away when it can no longer be read', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => { window.sessionStorage.setItem('guide.conversation', '{"version":0,"memory":"old"}'); });
    const guide = new Guide(page);
    await guide.open();
    await expect(guide.replies).toHaveCount(1);
    await expect(guide.reply).toContainText(wording.welcome);
    await guide.say('how long does gst registration take');
    await expect(guide.reply).toContainText('5 to 7 business days');
  });
});

test.describe('an address that asks for the guide', () => {
  test('with ?ask= gets its question answered, and the question leaves the address', async ({ page }) => {
    await page.goto('/faq?ask=how+long+does+gst+registration+take');
    const guide = new Guide(page);
    await expect(guide.reply).toContainText('5 to 7 business days');
    await expect(guide.log.locator('[data-from="visitor"]').getByRole('paragraph')).toHaveText(['how long does gst registration take']);
    expect(shown(page)).toBe('/faq');
  });

  test('with ?guide=tax or ?guide=contact is in that walk-through, and keeps the rest of the address', async ({ page }) => {
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
    await open(page, '/services/registrations/gst-registration');
    const guide = new Guide(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Ask the guide' });
    const asked = guide.log.locator('[data-from="visitor"]');
    await link.click();
    await expect(asked).toHaveCount(1);
    await link.press('Enter');
    await expect(asked).toHaveCount(2);
    expect(shown(page)).toBe('/services/registrations/gst-registration');
  });
});

testWithMailbox.describe('a message through the guide', () => {
  testWithMailbox('is read through, changed where it should be, and arrives', async ({ page, site }) => {
    const guide = await guideOn(page, '/services');
    await guide.tap('Send a message');
    await expect(guide.reply).toContainText(prompt(messageWords, 'name'));
    await sayAll(guide, ['Lakshmi Redy', letter.email, letter.subject, letter.message]);
    await expect(guide.reply).toContainText(wording.review);
    expect(await guide.figures()).toEqual(reviewOf({ ...letter, name: 'Lakshmi Redy' }));
    expect(await site.messages()).toEqual([]);

    await guide.tap('Change Name');
    await expect(guide.reply).toContainText(prompt(messageWords, 'name'));
    await guide.say(letter.name);
    expect(await guide.figures()).toEqual(reviewOf(letter));
    await guide.say('send it');
    await expect(guide.reply).toContainText(`${messageWords.sentHeading}. ${messageWords.sentText}`);
    expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([{ template_id: 'contact', template_params: letter }]);
  });

  testWithMailbox('is refused word for word as on the page, and an off-topic remark is never noted as an answer', async ({ page }) => {
    const guide = await guideOn(page);
    await sayAll(guide, ['send a message', 'how long does gst registration take?']);
    await expect(guide.reply).toContainText(prompt(messageWords, 'name'));
    await sayAll(guide, [letter.name, 'lakshmi at example']);
    await expect(guide.reply).toContainText('Valid email is required');
    await sayAll(guide, [letter.email, letter.subject, letter.message]);
    expect(await guide.figures()).toEqual(reviewOf(letter));
  });

  testWithMailbox('that fails keeps everything, offers WhatsApp, and goes when tried again', async ({ page, site, consoleMessages }) => {
    consoleMessages.allow(/status of 429/);
    await site.answer('429');
    const guide = await guideOn(page);
    await sayAll(guide, ['send a message', ...Object.values(letter)]);
    await guide.tap('Send Message');
    await expect(guide.reply).toContainText('Failed to send message: Too Many Requests');
    await expect(guide.reply).toContainText(wording.kept);
    expect(await handOffText(guide)).toBe(`${wording.draft}\nName: ${letter.name}\nEmail: ${letter.email}\nSubject: ${letter.subject}\nMessage: ${letter.message}`);
    await expect(guide.chip('Try again')).toBeVisible();

    await site.answer('ok');
    await guide.say('try again');
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([letter]);
  });

  testWithMailbox('that failed is still there after a reload', async ({ page, site, consoleMessages }) => {
    consoleMessages.allow(/status of 429/);
    await site.answer('429');
    const guide = await guideOn(page);
    await sayAll(guide, ['send a message', ...Object.values(letter)]);
    await guide.tap('Send Message');
    await expect(guide.reply).toContainText('Too Many Requests');
    await site.answer('ok');
    await page.reload();
    await inCharge(page);
    await guide.open();
    await guide.chip('Continue').click();
    await expect.poll(() => guide.figures()).toEqual(reviewOf(letter));
    await guide.say('send it');
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([letter]);
  });

  testWithMailbox('goes once, however often it is told to', async ({ page, site }) => {
    const release = await holdSends(page);
    const guide = await guideOn(page);
    await sayAll(guide, ['send a message', ...Object.values(letter)]);
    await guide.chip('Send Message').click();
    await expect(guide.log).toContainText('One moment...');
    await guide.input.fill('send it');
    await guide.input.press('Enter');
    release();
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect(await site.messages()).toHaveLength(1);
  });

  testWithMailbox('that ends while the panel is closed marks the launcher as unread', async ({ page }) => {
    const release = await holdSends(page);
    const guide = await guideOn(page);
    await sayAll(guide, ['send a message', ...Object.values(letter)]);
    await guide.chip('Send Message').click();
    await expect(guide.log).toContainText('One moment...');
    await page.keyboard.press('Escape');
    await expect(guide.launcher).toHaveAccessibleName('Ask the guide');
    release();
    await expect(guide.launcher).toHaveAccessibleName('Ask the guide 1 new');
    await guide.open();
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    await page.keyboard.press('Escape');
    await expect(guide.launcher).toHaveAccessibleName('Ask the guide');
  });

  testWithMailbox('leaves nothing behind in the address, and nothing goes out before it is sent', async ({ page, site }) => {
    const sent: string[] = [];
    page.on('request', (request) => { if (request.method() !== 'GET') sent.push(request.url()); });
    const guide = await guideOn(page);
    await sayAll(guide, ['send a message', ...Object.values(letter)]);
    expect(shown(page)).toBe('/');
    expect(sent).toEqual([]);
    await guide.tap('Send Message');
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect(sent).toEqual([`${site.url}/api/v1.0/email/send`]);
    await guide.panel.getByRole('button', { name: 'Clear conversation' }).click();
    expect(await guide.kept()).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the guide fills the screen, and the page behind it cannot be reached', async ({ page }) => {
    const guide = await guideOn(page);
    await settled(page);
    expect(await guide.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    for (const behind of ['header', 'main', 'footer']) await expect(page.locator(`#root > ${behind}`)).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(guide.panel).toHaveCount(0);
    for (const behind of ['header', 'main', 'footer']) await expect(page.locator(`#root > ${behind}`)).not.toHaveAttribute('inert');
    await expect(guide.launcher).toBeFocused();
  });

  test('a link in an answer closes the guide and shows its page', async ({ page }) => {
    const guide = await guideOn(page);
    await guide.say('how long does gst registration take');
    await guide.reply.getByRole('link').first().tap();
    await expect(page).toHaveURL('/services/registrations/gst-registration');
    await expect(guide.panel).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await guide.open();
    await expect(guide.log).toContainText('5 to 7 business days');
  });

  test('focus stays within the guide', async ({ page }) => {
    const guide = await guideOn(page);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    }
    await expect(guide.panel).toBeVisible();
  });
});
