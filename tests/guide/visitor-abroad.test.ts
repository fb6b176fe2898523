import { expect, it } from 'vitest';
import { knowledge, moment } from '../support/guide-knowledge.ts';
import { runConversation } from '#src/guide/run-conversation.ts';

const turns = [
  'book an appointment',
  'GST Services',
  '24 november',
  '9 am',
  'Meera',
  'meera@example.com',
  '98765 43210',
  'skip',
  'send it',
];
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
