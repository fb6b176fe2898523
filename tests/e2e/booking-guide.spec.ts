import { readFileSync } from 'node:fs';

import { slotMinutes } from '#src/domain/appointment-time.ts';
import { longDate } from '#src/domain/ist-dates.ts';

import { hour, mailOf, now, rowsOf, subject, tomorrow, visitor } from './support/booking.ts';
import { guideOn } from './support/guide.ts';
import { appointmentWords, prompt, wording } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';
import { fixTime } from './support/clock.ts';

test('a request in one sentence to the guide is asked only for what is missing, read through and sent as the page would send it', async ({
  page,
  site,
}) => {
  await fixTime(page, now);
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
  expect(await guide.figures()).toEqual(rowsOf());
  await expect(guide.reply.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  const downloading = page.waitForEvent('download');
  await guide.chip('Save to calendar').click();
  const download = await downloading;
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines.filter((line) => /^(?:DTSTART;|STATUS)/.test(line))).toEqual([
    `DTSTART;TZID=Asia/Kolkata:${tomorrow.replaceAll('-', '')}T${startOf(hour)}00`,
    'STATUS:TENTATIVE',
  ]);
});

/** A slot on the clock of 24 hours: 02:00 PM is 1400. */
function startOf(slot: string): string {
  const minutes = slotMinutes(slot);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
}
