import { guideOn } from './support/guide.ts';
import { holdSends } from './support/hold-sends.ts';
import { inCharge } from './support/opened.ts';
import { anyReference } from './support/reference.ts';
import { messageWords, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

const letter = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'GST for a new shop',
  message: 'We open in December. What do you need from us?',
};

test('a message of the guide goes once, though the page is loaded anew in the middle of its sending and it is told to go twice, and marks the launcher when it went while the panel was closed', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource|net::ERR/);
  const release = await holdSends(page);
  const guide = await guideOn(page);
  await guide.sayAll(['send a message', ...Object.values(letter)]);
  await guide.chip('Send Message').click();
  await expect(guide.log).toContainText('One moment...');
  await page.reload();
  await inCharge(page);
  await guide.open();
  await expect(guide.log).toContainText(wording.interrupted);
  await guide.tap('Continue');
  expect(await site.messages()).toEqual([]);

  await guide.chip('Send Message').click();
  await guide.input.fill('send it');
  await guide.input.press('Enter');
  await page.keyboard.press('Escape');
  await expect(guide.launcher).toHaveAccessibleName('Ask the guide');
  release();
  await expect(guide.launcher).toHaveAccessibleName('Ask the guide 1 new');
  await guide.open();
  await expect(guide.reply).toContainText(messageWords.sentHeading);
  await page.keyboard.press('Escape');
  await expect(guide.launcher).toHaveAccessibleName('Ask the guide');
  expect((await site.messages()).map(({ template_params }) => template_params)).toEqual([
    { ...letter, reference: anyReference },
  ]);
});
