import { Guide, guideOn } from './support/guide.ts';
import { plainAnswer, plainQuestion } from './support/words.ts';
import { expect, test } from './support/site.ts';

/** What the guide makes of such text at each step, tests/guide/property.test.ts holds; here is what the screen makes of it. */
const hostile = [
  '\u0007\u0001 bell, \u202eright to left\u202c \u200f',
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
  '**bold** [a](javascript:window.hacked=1)',
  'w'.repeat(5000),
];

test.use({ viewport: { width: 360, height: 740 } });

/** Nothing runs, nothing spills over the edge. */
async function expectUnharmed(guide: Guide): Promise<void> {
  expect(await guide.log.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(guide.log.locator('script, img, strong, a[href^="javascript"]')).toHaveCount(0);
  expect(await guide.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  expect(await guide.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
}

test('hostile text is read back as an answer as it is, shown as a message without its invisible signs, and answered', async ({
  page,
}) => {
  const guide = await guideOn(page);
  const [, markup = '', link = ''] = hostile;
  await guide.sayAll(['send a message', 'Lakshmi', 'lakshmi@example.com', markup, link]);
  expect(await guide.figures()).toEqual({
    Name: 'Lakshmi',
    Email: 'lakshmi@example.com',
    Subject: markup,
    Message: link,
  });
  await guide.say('cancel');
  for (const text of hostile) {
    await guide.say(text);
    expect(await guide.log.locator('[data-from="visitor"]').last().getByRole('paragraph').textContent()).toBe(
      text.replace(/\p{Cf}/gu, '').trim(),
    );
  }
  await guide.say(plainQuestion);
  await expect(guide.reply).toContainText(plainAnswer);
  await expectUnharmed(guide);
});
