import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { plainAnswer, plainQuestion } from './support/words.ts';
import { expect, test, testWithMailbox } from './support/site.ts';

const refuseStorage = () => {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
};

testWithMailbox(
  'where the browser refuses to keep anything, a message is sent all the same',
  async ({ page, site }) => {
    await page.addInitScript(refuseStorage);
    await open(page, '/contact');
    for (const label of ['Name', 'Subject', 'Message'])
      await page.getByRole('textbox', { name: label, exact: true }).fill('Lakshmi');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('lakshmi@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toBeFocused();
    expect(await site.messages()).toHaveLength(1);
  },
);

test('where the browser refuses to keep anything, the guide answers all the same', async ({ page }) => {
  await page.addInitScript(refuseStorage);
  const guide = new Guide(page);
  await guide.openOn('/services/registrations/gst-registration');
  await guide.say(plainQuestion);
  await expect(guide.reply).toContainText(plainAnswer);
  await guide.panel.getByRole('button', { name: 'Clear conversation' }).click();
  await expect(guide.replies).toHaveCount(1);
});
