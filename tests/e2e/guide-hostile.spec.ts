import { guideOn } from './support/guide.ts';
import { expect, test } from './support/site.ts';

/** What the guide makes of such text at each step, tests/guide/property.test.ts holds; here is what the screen makes of it. */
const hostile = [
  '\u0007\u0001 bell, \u202eright to left\u202c \u200f',
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
  '**bold** [a](javascript:window.hacked=1)',
  'w'.repeat(500),
];

test.use({ viewport: { width: 360, height: 740 } });

test('hostile text is read back as an answer as it is, shown as a message without its invisible signs, runs nothing and spills over no edge', async ({
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
  expect(await guide.log.evaluate(() => 'hacked' in window), 'nothing runs').toBe(false);
  await expect(guide.log.locator('script, img, strong, a[href^="javascript"]')).toHaveCount(0);
  for (const part of [guide.log, guide.panel])
    expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth), 'nothing spills over').toBe(0);
});
