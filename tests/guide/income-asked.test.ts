import { describe, expect, it } from 'vitest';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const asked = (text: string) => {
  const { id, given } = decisionReply(text, undefined)?.decision ?? {};
  return id === undefined ? undefined : { id, given };
};

describe('the tax on the income of a year', () => {
  it.each([
    ['Pension 9,60,000 and FD interest 2,50,000, tax?', { salary: 960_000, interest: 250_000 }],
    ['salary 7.2 lakh plus 60k bonus, tax in new regime?', { salary: 780_000 }],
    ['pension 4.5 lakh and fd vaddi 1 lakh, tax entha', { salary: 450_000, interest: 100_000 }],
    ['rent 20,000 a month and FD interest 2 lakh, tax?', { rent: 240_000, interest: 200_000 }],
    [
      'NRI, rental income 10 lakh, nothing else, tax?',
      { rent: 1_000_000, resident: 'no', side: 'received', more: 'no' },
    ],
    [
      "partnership firm's profit 10 lakh and fd interest 1 lakh, tax?",
      { profit: 1_000_000, interest: 100_000, who: 'firm' },
    ],
    ['tailoring leaves 30,000 a month, tax?', { profit: 360_000 }],
    ['FD of 10 lakh, interest 70,000, tax?', { interest: 70_000 }],
    ['fd 38 lakh nundi vaddi 2.6 lakh, tax entha', { interest: 260_000 }],
    ['business income 9 lakh tax?', { profit: 900_000 }],
    ['salary 40,000, tax?', { salary: 480_000 }],
  ])('is worked out of amounts whose kind is told: %s', (text, given) => {
    expect(asked(text)).toEqual({ id: 'income-tax', given });
  });

  it.each([
    'pension 4.5 lakh and 1 lakh, tax?',
    'salary 12 lakh, hra 3 lakh, tax?',
    'My leave encashment is 45 lakhs. I am told to pay much. How much is the tax?',
  ])('is not worked out where an amount may be something else: %s', (text) => {
    expect(asked(text)).toBeUndefined();
  });
});

it.each([
  ["partnership firm's profit 10 lakh, tax?", { kind: 'firm', profit: 1_000_000 }],
  ['llp profit 6 lakhs tax kitna', { kind: 'llp', profit: 600_000 }],
  ['pvt ltd labham 40 lakhs, income tax entha', { kind: 'company', profit: 4_000_000 }],
])('the tax on the profit of a firm or a company alone has a check of its own: %s', (text, given) => {
  expect(asked(text)).toEqual({ id: 'entity-tax', given });
});

it('a family pension begins no form that would deduct from it as from a salary', async () => {
  const [heard] = await runConversation(['Family pension 6 lakh only, tax?'], moment, knowledge);
  expect(heard?.text.split('\n')[1]).toMatch(
    /^No tax in the new regime\. Income ₹6,00,000, deductions ₹25,000, total income ₹5,75,000\./,
  );
});

describe('the profit of the presumptive scheme', () => {
  it.each([
    ['sales 70 lakh, 20 lakh cash, 50 lakh UPI, presumptive profit?', { turnover: 7_000_000, cash: 2_000_000 }],
    [
      'turnover 1.8 crore all digital, how much profit under 44AD?',
      { turnover: 18_000_000, paid: 'bank', work: 'business' },
    ],
    [
      'Interior designer, receipts 38 lakh by bank, presumptive, tax?',
      { turnover: 3_800_000, paid: 'bank', work: 'profession' },
    ],
    ['kirana turnover 18 lakh tax kattala', { turnover: 1_800_000, work: 'business' }],
  ])('is worked out of the turnover and how it was paid: %s', (text, given) => {
    expect(asked(text)).toEqual({ id: 'presumptive', given });
  });
});

describe('the tax on a sale', () => {
  it.each([
    [
      'plot sold for 38 lakhs, bought for 6 lakhs, how is it taxed',
      { asset: 'property', sold: 3_800_000, bought: 600_000 },
    ],
    ['bought for 22 lakhs, sold for 31 lakhs, tax entha', { sold: 3_100_000, bought: 2_200_000 }],
  ])('is asked for by price and cost: %s', (text, given) => {
    expect(asked(text)).toEqual({ id: 'capital-gain', given });
  });
});
