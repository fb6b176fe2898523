import { describe, expect, it } from 'vitest';
import { knowledge, moment } from '../support/guide-knowledge.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';

const upToPhone = ['book an appointment', 'GST Services', '24 november', '9 am', 'Meera', 'meera@example.com'];
const turns = [...upToPhone, '+91 98765 43210', 'skip', 'send it'];
const talk = async (timeZone?: string) =>
  (await runConversation(turns, { ...moment, timeZone }, knowledge)).map(({ text }) => text);

it('reads the hour in both clocks at the review and once the request has gone', async () => {
  const said = await talk('America/New_York');
  const both = '09:00 AM IST, 10:30 PM on Monday in New York';
  expect(said.at(-2)).toContain(`Time slot: ${both}`);
  expect(said.at(-1)).toContain(`Asked for: Tuesday, 24 November 2026, ${both}.`);
});

it('reads the hour as it is written, in India', async () => {
  const said = await talk('Asia/Kolkata');
  expect(said).toEqual(await talk());
  expect(said.join('\n')).not.toContain('IST');
});

it.each(['UTC', 'Etc/Unknown', ''])(
  'reads the hour as in India where the zone of the device is %j',
  async (timeZone) => {
    expect(await talk(timeZone)).toEqual(await talk());
  },
);

describe('a number told at the question for the hour', () => {
  const after = async (phone: string, timeZone: string) =>
    (
      await runConversation(
        ['book an appointment', 'GST Services', '24 november', phone],
        { ...moment, timeZone },
        knowledge,
      )
    ).at(-1)?.text;

  it.each(['UTC', 'GMT', '', 'Etc/Unknown', 'Nowhere/Atall', 'Atlantic/Reykjavik'])(
    'is noted where the browser names its place as %j',
    async (timeZone) => {
      expect(await after('98480 22338', timeZone)).toBe('Phone: 98480 22338.\nWhat is your name?');
    },
  );

  it('is asked about where it may be one of another country', async () => {
    expect(await after('7325550142', 'America/New_York')).toBe(
      'Is +91 73255 50142 an Indian number?\nTen digits, with or without +91.',
    );
  });
});

describe('a number that may be one in India, proposed to a visitor abroad', () => {
  const after = async (...said: readonly string[]) =>
    (
      await runConversation([...upToPhone, '90001 12233', ...said], { ...moment, timeZone: 'Asia/Dubai' }, knowledge)
    ).at(-1)?.text;

  it.each(['yes', 'yes indian number', 'haan india ka hai', 'indian only', 'yes +91'])(
    'is taken at %j',
    async (said) => {
      expect(await after(said)).toContain('Phone: 90001 12233.');
    },
  );

  it('is still proposed where something else was said in between', async () => {
    expect(await after('what is this', 'yes')).toContain('Phone: 90001 12233.');
  });

  it.each(['no, not in india', 'is it needed?', 'call me on it'])('is not taken at %j', async (said) => {
    expect(await after(said)).not.toContain('Phone: 90001');
  });
});

describe('an hour told by another clock', () => {
  const atTheHour = (hour: string, timeZone?: string) =>
    runConversation(['book an appointment', 'GST Services', '24 november', hour], { ...moment, timeZone }, knowledge);
  const reply = async (hour: string, timeZone?: string) => (await atTheHour(hour, timeZone)).at(-1)?.text;

  it('is reckoned in Indian time and said in both', async () => {
    expect(await reply('my 10:30 pm', 'America/New_York')).toBe(
      'Time slot: 09:00 AM IST, 10:30 PM on Monday in New York.\nWhat is your name?',
    );
    expect(await reply('10:30 pm EST')).toBe('Time slot: 10:30 PM in New York = 09:00 AM.\nWhat is your name?');
    expect(await reply('4:30 london time')).toBe('Time slot: 04:30 AM in London = 10:00 AM.\nWhat is your name?');
  });

  it('is never stored as it stands', async () => {
    expect(await reply('9am EST')).toContain('09:00 AM in New York is 07:30 PM in India, which is not on the list.');
    expect(await reply('8 pm New Jersey time')).toContain('08:00 PM in New York is 06:30 AM in India');
  });

  it('is asked about where the clock cannot be told', async () => {
    for (const hour of ['9 pm US time', '9 pm my time'])
      expect(await reply(hour)).toContain('The clocks there differ from place to place.');
  });

  it('is the Indian hour for a visitor in India', async () => {
    expect(await reply('11 am my time', 'Asia/Kolkata')).toContain('Time slot: 11:00 AM.');
  });

  it('takes its day along', async () => {
    const [, said] = await runConversation(
      ['book an appointment for GST services', 'monday 10:30 pm new york time'],
      moment,
      knowledge,
    );
    expect(said?.text).toContain('Date: Tuesday, 24 November 2026.\nTime slot: 10:30 PM in New York = 09:00 AM.');
  });
});
