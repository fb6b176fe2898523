import { describe, expect, it } from 'vitest';
import { notedFigures } from '#src/guide/answers/noted-figures.ts';
import { runConversation } from '#src/guide/machine/run-conversation.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const today = '2026-11-26';
const moment = { now: new Date('2026-11-26T06:30:00Z'), page: '/' };

describe('amounts with which nothing is asked', () => {
  it('are noted, with the checks that take them', () => {
    expect(notedFigures('fees receipts 20 lakh and expenses 8 lakh', [], today)).toEqual({
      outcome: 'answer',
      blocks: [{ kind: 'text', text: 'I have noted 20 lakh and 8 lakh. What would you like to know?' }],
      links: [],
      chips: [
        'How much income tax do I pay on my receipts less my expenses?',
        'Do I need GST registration?',
        'Do my books need a tax audit?',
      ],
    });
  });

  it.each([
    ['is my turnover of 35 lakh above the limit?', 'asks'],
    ['i need gst at 35 lakh turnover', 'asks by a word'],
    ['my shop sells kites', 'tells no amount'],
    ['i saw 35 lakh there', 'tells an amount that no check takes by its name'],
  ])('"%s" %s', (text) => {
    expect(notedFigures(text, [], today)).toBeUndefined();
  });

  it('are worked out by the check that is tapped', async () => {
    const heard = await runConversation(
      ['my shop turnover is 35 lakh', 'Do I need GST registration?'],
      moment,
      knowledge,
    );
    expect(heard.map(({ text }) => text.split('\n').slice(0, 2).join(' '))).toEqual([
      'I have noted 35 lakh. What would you like to know?',
      'Do I need GST registration? Yes, you must register. ₹35 lakh is above the limit of ₹20 lakh a year, which applies in Telangana to goods and services alike. This assumes that you sell something on which you charge GST.',
    ]);
  });
});
