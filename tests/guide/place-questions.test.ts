import { describe, expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const lastSaid = async (...turns: readonly string[]) => (await runConversation(turns, moment, knowledge)).at(-1)?.shown;

describe('what there is to choose from, asked at a question', () => {
  it.each(['which slots are open', 'what timings do you have', 'kaunse slot khali hai'])('"%s"', async (text) => {
    expect(await lastSaid('book an appointment for gst on 4 december', text)).toBe(
      'You can choose 09:00 AM, 10:00 AM, 11:00 AM, 12:00 PM, 02:00 PM, 03:00 PM, 04:00 PM and 05:00 PM.\nAt what time?',
    );
  });

  it('is asked of our pages where nothing is chosen', async () => {
    expect(await lastSaid('which slots are open')).not.toContain('You can choose');
  });
});

describe('which of two is better, asked at the figures', () => {
  const figures = ['calculate my tax', '15 lakh', '7 lakh', '3 lakh', '20000 per month', '1.5 lakh', '25000'];
  const verdict =
    'Tax year 2026-27: you pay ₹97,500 in the new regime, ₹1,49,760 in the old. The new regime saves ₹52,260.';

  it.each(['then which is good for us', 'should i go for the new one then', 'which year is this for', 'edi manchidi'])(
    '"%s" repeats them',
    async (text) => {
      expect((await lastSaid(...figures, text))?.split('\n')[0]).toBe(verdict);
    },
  );

  it('is asked of our pages while a figure is still asked for', async () => {
    expect(await lastSaid('calculate my tax', 'which year is this for')).not.toContain('you pay');
  });
});

it.each(['contact', 'please call me back'])('has ways on behind "%s"', async (text) => {
  const heard = await runConversation([text, { choose: 'Send a message' }], moment, knowledge);
  expect(heard.at(-1)?.shown).toMatch(/What is your name\?$/);
});
