import { describe, expect, it } from 'vitest';
import { notedFigures } from '#src/guide/answers/noted-figures.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const standing = { facts: [], spokenOf: {}, today: '2026-11-26', isPerhapsAnswered: false };
const moment = { now: new Date('2026-11-26T06:30:00Z'), page: '/' };

const needed =
  'Yes, you must register. ₹35 lakh is above the limit of ₹20 lakh a year, which applies in Telangana to goods and services alike. This assumes that you sell something on which you charge GST.';

describe('amounts with which nothing is asked', () => {
  it('are noted, with the checks that take them', () => {
    expect(notedFigures('fees receipts 20 lakh and expenses 8 lakh', standing)).toEqual({
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
    expect(notedFigures(text, standing)).toBeUndefined();
  });

  it('are not merely noted where a passage may answer', () => {
    expect(notedFigures('fees receipts 20 lakh and expenses 8 lakh', { ...standing, isPerhapsAnswered: true })).toBe(
      undefined,
    );
  });

  it('are not noted where a question stands behind them', async () => {
    const text =
      "I sold my late father's plot in Warangal in October for 52 lakhs. The buyer deducted only one percent as if I was living in India, although I told him I am in Sydney. Could there be a problem, and what should the buyer have done?";
    const [heard] = await runConversation([text], moment, knowledge);
    expect(heard?.text).not.toContain('I have noted');
  });

  it('of a salary abroad are taxed by no check', async () => {
    const text = 'salary in dubai 3 lakh per month, is it taxed in india';
    const [heard] = await runConversation([text], moment, knowledge);
    expect(heard?.text.split('\n')[0]).toBe('Is a salary earned abroad taxed in India?');
  });

  it('are worked out by the check of the page that is spoken of', () => {
    const spokenOf = { '/services/registrations/gst-registration': 0.6 };
    expect(notedFigures('my turnover is 35 lakh', { ...standing, spokenOf })?.blocks.slice(0, 2)).toEqual([
      { kind: 'heading', text: 'Do I need GST registration?' },
      { kind: 'text', text: needed },
    ]);
    expect(notedFigures('my turnover is 35 lakh', standing)?.blocks).toEqual([
      { kind: 'text', text: 'I have noted 35 lakh. What would you like to know?' },
    ]);
  });

  it('are worked out by the check that is tapped', async () => {
    const check = 'How much income tax do I pay on my receipts less my expenses?';
    const heard = await runConversation(['fees receipts 20 lakh and expenses 8 lakh', check], moment, knowledge);
    expect(heard.map(({ text }) => text.split('\n').slice(0, 2).join(' '))).toEqual([
      'I have noted 20 lakh and 8 lakh. What would you like to know?',
      `${check} No tax in the new regime on a profit of ₹12,00,000, ₹20 lakh less ₹8 lakh. Up to ₹12 lakh a resident has a rebate. This assumes that it is your own work as a resident of India, without other income.`,
    ]);
  });
});
