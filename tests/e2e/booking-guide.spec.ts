import { longDate } from '#src/domain/ist-dates.ts';

import { hour, mailOf, now, rowsOf, subject, tomorrow, visitor } from './support/booking.ts';
import { guideOn } from './support/guide.ts';
import { appointmentWords, prompt, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

test('a request in one sentence to the guide is asked only for what is missing, read through and sent as the page would send it', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(now);
  const guide = await guideOn(page);
  await guide.say(`book an appointment for ${subject.words[0] ?? ''} tomorrow at ${hour}`);
  await expect(guide.reply).toContainText(longDate(tomorrow));
  for (const [id, text] of [
    ['name', visitor.Name],
    ['email', visitor.Email],
    ['phone', visitor.Phone],
    ['message', 'skip'],
  ] as const) {
    await expect(guide.reply).toContainText(prompt(appointmentWords, id));
    await guide.say(text);
  }
  for (const id of ['service', 'date', 'time']) await expect(guide.log).not.toContainText(prompt(appointmentWords, id));
  await expect(guide.reply).toContainText(wording.review);
  expect(await guide.figures()).toEqual(rowsOf());
  expect(await site.messages()).toEqual([]);
  await guide.say('Send it');
  await expect(guide.reply).toContainText(`${appointmentWords.sentHeading}. ${appointmentWords.sentText}`);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [mailOf()],
  );
});
