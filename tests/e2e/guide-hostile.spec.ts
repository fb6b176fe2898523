import type { Page } from '@playwright/test';

import { Guide } from './support/guide.ts';
import { expect, test } from './support/site.ts';

const hostile = [
  'w'.repeat(20_000),
  '\u0007\u0001 bell',
  '\u202eright to left\u202c \u200f',
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
  '[a](javascript:window.hacked=1)',
  '(((((.*+?^${}|[]\\',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  'change __proto__ to constructor',
  'replace (.* with $& in the message',
  '{"version":1}',
  '9'.repeat(400),
];

/** At a step each of a kind is enough, and the long one is said at one step of each form. */
const atEveryStep = [
  '\u202e\u0007 turned',
  '<b>bold</b>(((((.*+?^${}|[]\\',
  '__proto__',
  'replace (.* with $& in the message',
];

const walks = {
  'calculate my tax': ['12 lakh', '6 lakh', '1 lakh', '1 lakh', '50000', '0'],
  'send a message': ['Lakshmi', 'lakshmi@example.com', 'GST', 'A new shop'],
  'book an appointment': ['gst', '25 december', '11 am', 'Lakshmi', 'lakshmi@example.com', '98765 43210', 'no'],
} as const;

/** Nothing runs, nothing spills over the edge, and the guide still answers. */
async function expectUnharmed(page: Page, guide: Guide): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window || 'version' in Object.prototype)).toBe(false);
  await expect(guide.log.locator('script, img, a[href^="javascript"]')).toHaveCount(0);
  expect(await guide.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await guide.say('cancel');
  await guide.say('how long does gst registration take');
  await expect(guide.reply).toContainText('5 to 7 business days');
}

test.use({ viewport: { width: 360, height: 740 } });

test('hostile text as a message is shown as it is and answered', async ({ page }) => {
  test.slow();
  const guide = new Guide(page);
  await guide.openOn('/');
  for (const text of hostile) {
    await guide.say(text);
    expect(await guide.log.locator('[data-from="visitor"]').last().getByRole('paragraph').textContent()).toBe(
      text.trim(),
    );
  }
  await expectUnharmed(page, guide);
});

for (const [begin, answers] of Object.entries(walks)) {
  test(`hostile text at every step of "${begin}" breaks nothing`, async ({ page }) => {
    test.slow();
    const guide = new Guide(page);
    await guide.openOn('/');
    await guide.say(begin);
    await guide.say('w'.repeat(20_000));
    for (const answer of answers) {
      for (const text of atEveryStep) await guide.say(text);
      await guide.say(answer);
    }
    await expectUnharmed(page, guide);
  });
}
