import { guideOn } from './support/guide.ts';
import { holdSends } from './support/hold-sends.ts';
import { shown } from './support/opened.ts';
import { anyReference, draftLines } from './support/reference.ts';
import { messageWords, prompt, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const letter = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'GST for a new shop',
  message: 'We open in December. What do you need from us?',
};
const reviewOf = ({ name, email, subject, message }: typeof letter) => ({
  Name: name,
  Email: email,
  Subject: subject,
  Message: message,
});

test.describe('a message through the guide', () => {
  test('is read through, changed where it should be, and arrives; nothing goes out before it is sent, nor into the address', async ({
    page,
    site,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const guide = await guideOn(page, '/services');
    await guide.tap('Send a message');
    await expect(guide.reply).toContainText(prompt(messageWords, 'name'));
    await guide.sayAll(['Lakshmi Redy', letter.email, letter.subject, letter.message]);
    await expect(guide.reply).toContainText(wording.review);
    expect(await guide.figures()).toEqual(reviewOf({ ...letter, name: 'Lakshmi Redy' }));
    expect(await site.messages()).toEqual([]);

    await guide.change('Name', letter.name);
    expect(await guide.figures()).toEqual(reviewOf(letter));
    expect([shown(page), sent]).toEqual(['/services', []]);
    await guide.say('send it');
    await expect(guide.reply).toContainText(`${messageWords.sentHeading}. ${messageWords.sentText}`);
    expect(sent).toEqual([`${site.url}/api/v1.0/email/send`]);
    expect(
      (await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params })),
    ).toEqual([{ template_id: 'contact', template_params: { ...letter, reference: anyReference } }]);
  });

  test('that fails keeps everything, offers WhatsApp, and goes when tried again', async ({
    page,
    site,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 429/);
    await site.answer('429');
    const guide = await guideOn(page);
    await guide.sayAll(['send a message', ...Object.values(letter)]);
    await guide.tap('Send Message');
    await expect(guide.reply).toContainText('Failed to send message: Too Many Requests');
    await expect(guide.reply).toContainText(wording.kept);
    expect(draftLines((await guide.handOffText()) ?? '')).toEqual({
      lines: [wording.draft, ...Object.entries(reviewOf(letter)).map(([label, value]) => `${label}: ${value}`)],
      hasReference: true,
    });
    await expect(guide.chip('Try again')).toBeVisible();

    await site.answer('ok');
    await guide.say('try again');
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
      { ...letter, reference: anyReference },
    ]);
  });

  test('goes once, however often it is told to', async ({ page, site }) => {
    const release = await holdSends(page);
    const guide = await guideOn(page);
    await guide.sayAll(['send a message', ...Object.values(letter)]);
    await guide.chip('Send Message').click();
    await expect(guide.log).toContainText('One moment...');
    await guide.input.fill('send it');
    await guide.input.press('Enter');
    release();
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect(await site.messages()).toHaveLength(1);
  });

  test('that ends while the panel is closed marks the launcher as unread', async ({ page }) => {
    const release = await holdSends(page);
    const guide = await guideOn(page);
    await guide.sayAll(['send a message', ...Object.values(letter)]);
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
});
