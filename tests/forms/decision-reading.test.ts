import { describe, expect, it } from 'vitest';
import type { DecisionQuestion } from '#src/collections/types.ts';
import { choiceIn, readCase } from '#src/forms/decision-reading.ts';
import { comparableWords } from '#src/text/comparable-words.ts';

const written = { label: 'It', prompt: 'What is it?', help: 'It.', unknown: 'Look.', words: [] };
const figure = { ...written, isMain: false, isSum: false, among: [], least: 0, most: 1_000_000_000 };

/** A case of the tests' own: a kite shop with helpers, a hall that is rented, and a share of cash. */
const questions: Readonly<Record<string, DecisionQuestion>> = {
  sales: { ...figure, kind: 'yearly', words: ['sales', 'sells'], isMain: true },
  hall: { ...figure, kind: 'monthly', words: ['hall'] },
  helpers: { ...figure, kind: 'number', words: ['helper', 'flyer'], isSum: true, most: 200 },
  price: { ...figure, kind: 'amount', words: ['price'], among: ['friends'] },
  cash: { ...figure, kind: 'percent', words: ['cash'], most: 100 },
  kites: {
    ...written,
    kind: 'choice',
    choices: {
      paper: { label: 'Paper', words: ['paper kites'] },
      silk: { label: 'Silk', words: ['silk', 'fine silk'] },
    },
  },
};
const told = (text: string) => readCase(text, { questions });

it('a large figure behind those who are paid counts no people', () => {
  const crowd = { helpers: { ...figure, kind: 'number', words: ['helper'], most: 100_000 } } as const;
  expect(readCase('pays a helper 14000', { questions: crowd }).given).toEqual({});
  expect(readCase('single helper 30000', { questions: crowd }).given).toEqual({});
  expect(readCase('pays 14000 helpers', { questions: crowd }).given).toEqual({ helpers: 14_000 });
});

it('a number by the month counts no people', () => {
  expect(told('150 helpers').given).toEqual({ helpers: 150 });
  expect(told('helpers, monthly 150').given).toEqual({});
});

it('a price of one thing and a measure answer what asks for them alone', () => {
  const load = { ...questions, load: { ...figure, kind: 'number', words: ['tonnes'], most: 60 } } as const;
  expect(told('sells kites 800 per piece')).toEqual({
    given: {},
    outside: undefined,
    left: ['800'],
    converted: [],
    isWhole: false,
  });
  expect(told('sells 8 lakh from 900 sq ft').given).toEqual({ sales: 800_000 });
  expect(readCase('carries 18 tonnes', { questions: load }).given).toEqual({ load: 18 });
  expect(readCase('carries 900 kg', { questions: load })).toEqual({
    given: {},
    outside: undefined,
    left: ['900'],
    converted: [],
    isWhole: false,
  });
});

it('a figure right beside its word is of that, however far another stands from its own', () => {
  const sold = {
    sold: { ...figure, kind: 'amount', words: ['sold'] },
    cost: { ...figure, kind: 'amount', words: ['bought'] },
  } as const;
  const { given } = readCase('sold a plot bought 2012 for 28 lakh at 82 lakh', { questions: sold });
  expect(given).toEqual({ sold: 8_200_000, cost: 2_800_000 });
});

describe('an amount for another time than is asked for', () => {
  it.each([
    ['sells 8,000 a day', { sales: 2_920_000 }, '₹8,000 a day comes to ₹29,20,000 a year.'],
    ['30k sales a day', { sales: 10_950_000 }, '₹30,000 a day comes to ₹1,09,50,000 a year.'],
    ['daily sales 12000', { sales: 4_380_000 }, '₹12,000 a day comes to ₹43,80,000 a year.'],
    ['weekly sales 50,000', { sales: 2_600_000 }, '₹50,000 a week comes to ₹26,00,000 a year.'],
    ['hall 700 per day', { hall: 18_200 }, '₹700 a day comes to ₹18,200 a month.'],
    ['hall 9 lakh a quarter', { hall: 300_000 }, '₹9,00,000 a quarter comes to ₹3,00,000 a month.'],
  ])('%s', (text, given, converted) => {
    expect(told(text)).toEqual({ given, outside: undefined, left: [], converted: [converted], isWhole: true });
  });

  it.each(['sells 8 lakh a year', 'sells 8 lakh'])(
    'is not said where it is the time asked for, or none: %s',
    (text) => {
      expect(told(text)).toEqual({
        given: { sales: 800_000 },
        outside: undefined,
        left: [],
        converted: [],
        isWhole: true,
      });
    },
  );
});

describe('reads a sentence for the questions of a case', () => {
  it.each([
    ['sells 18 lakh', { sales: 1_800_000 }],
    ['18 lakh, must I?', { sales: 1_800_000 }],
    ['sells 1 lakh a month', { sales: 1_200_000 }],
    ['the hall costs 6 lakh a year', { hall: 50_000 }],
    ['8 helpers and sales of 30 lakh', { helpers: 8, sales: 3_000_000 }],
    ['sales 30 lakh, hall 20,000, 12 helpers', { sales: 3_000_000, hall: 20_000, helpers: 12 }],
    ['sells 2 crore, 20% in cash', { sales: 20_000_000, cash: 20 }],
    ['sells paper kites for 5 lakh', { sales: 500_000, kites: 'paper' }],
    ['400 kites', {}],
    ['salary of 30000', { sales: 30_000 }],
    ['is it for 8 helpers of 30000 salary', { sales: 30_000, helpers: 8 }],
    ['price 500', { price: 500 }],
    ['price is 600% up', {}],
    ['price 12 lakh a year', { price: 1_200_000 }],
    ['18 lakh sales and 4 lakh sales', { sales: 1_800_000 }],
    ['18 helpers and 2 lakh for flyers', { helpers: 18, sales: 200_000 }],
    ['price 30 lakh sells 75 lakh', { price: 3_000_000, sales: 7_500_000 }],
    ['25 lakh sales, 20 lakh price', { sales: 2_500_000, price: 2_000_000 }],
    ['cash that a friend of the neighbour was told of, 20%', { cash: 20 }],
    ['cash that a friend of some neighbour was told of, 20%', {}],
    ['no figure here', {}],
  ])('%s', (text, given) => {
    const { given: read, outside } = told(text);
    expect({ given: read, outside }).toEqual({ given, outside: undefined });
  });
});

describe('figures that count one thing', () => {
  it.each([
    ['18 helpers and 4 flyers', 22],
    ['3 helpers, 4 flyers and 2 old helpers', 9],
    ['20 helpers but 6 flyers are away', 20],
    ['12 helpers and 5 of them are new', 12],
    ['18 full grown new helpers and 4 flyers', 22],
    ['18 very fully grown helpers and 4 flyers', 22],
    ['the helpers are 18 and 4 flyers', 22],
    ['2 flyers but 3 helpers and 4 flyers', 2],
    ['2 flyers, 3 helpers but 4 flyers', 5],
  ])('are added where they are joined: %s', (text, helpers) => {
    expect(told(text).given).toEqual({ helpers });
  });
});

describe('amounts of one thing', () => {
  const income: DecisionQuestion = {
    ...figure,
    kind: 'yearly',
    words: ['salary', 'bonus', 'pension'],
    isSum: true,
    monthlyBelow: 100_000,
  };
  const family: DecisionQuestion = { ...figure, kind: 'yearly', words: ['family pension'], isSum: true };
  const read = (text: string) => readCase(text, { questions: { income, family } });

  it.each([
    ['salary 7.2 lakh plus 60k bonus', { income: 780_000 }, true],
    ['bonus of 60k and salary of 7.2 lakh', { income: 780_000 }, true],
    ['salary pension 3 lakh', { income: 300_000 }, true],
    ['salary 40,000 a month and bonus 50,000', { income: 530_000 }, true],
    ['family pension 2 lakh', { family: 200_000 }, true],
    ['family pension 2 lakh and pension 4 lakh', { income: 400_000, family: 200_000 }, true],
    ['salary 7.2 lakh and 3 lakh', { income: 720_000 }, false],
    ['salary 40,000', { income: 480_000 }, true],
    ['salary 40,000 a month', { income: 480_000 }, true],
    ['salary 7.2 lakh for 2 of us', { income: 720_000 }, true],
    ['salary 12 lakh including a bonus of 60k', { income: 1_200_000 }, true],
  ])('are added, each by its own word, and told whole or not: %s', (text, given, isWhole) => {
    const { given: told, isWhole: isAll } = read(text);
    expect([told, isAll]).toEqual([given, isWhole]);
  });
});

it.each([
  ['sells 18 lakh with a loan of 4 lakh at 12%', ['4 lakh', '12%']],
  ['sells 18 lakh since 3 years', []],
])('what answers no question is named as it was written: %s', (text, left) => {
  expect(told(text).left).toEqual(left);
});

it.each([
  ['helper not paid for 8 months', {}],
  ['8 helpers since 2 years', { helpers: 8 }],
  ['how much price in 1 year', {}],
])('a length of time counts neither people nor rupees: %s', (text, given) => {
  expect(readCase(text, { questions }, '2026-11-26').given).toEqual(given);
});

it('takes words that stand for a figure, unless they are denied', () => {
  const meaning: DecisionQuestion = {
    ...figure,
    kind: 'percent',
    words: [],
    meant: [{ words: ['all cash'], value: 100 }],
  };
  const read = (text: string) => readCase(text, { questions: { cash: meaning } }).given;
  expect([read('it is all cash'), read('it is not all cash')]).toEqual([{ cash: 100 }, {}]);
});

it.each([
  ['the hall is 4 lakh', 33_333],
  ['the hall is 20,000', 20_000],
  ['the hall is 4 lakh a month', 400_000],
  ['the hall is 60,000 per quarter', 20_000],
])('a figure of a month may be told for longer: %s', (text, hall) => {
  const questions = { hall: { ...figure, kind: 'monthly', words: ['hall'], yearlyFrom: 300_000 } } as const;
  expect(readCase(text, { questions }).given).toEqual({ hall });
});

describe('an amount of each', () => {
  it.each([
    ['price is 30,000 each', 30_000],
    ['two friends pay a price of 30,000 each', 60_000],
    ['3 friends pay a price of 30,000 each', 90_000],
    ['3 friends pay a price of 30,000', 30_000],
    ['3  friends, price 30,000 each', 90_000],
    ['3 old friends pay a price of 30,000 each', 30_000],
    ['both friends pay a price of 30,000 each', 60_000],
    ['both old friends pay a price of 30,000 each', 60_000],
  ])('is taken times those who share it: %s', (text, price) => {
    expect(told(text).given).toEqual({ price });
  });

  it('is taken times a number of people alone, which stands before their word', () => {
    expect(told('2 lakh friends, price 30,000 each').given.price).toBe(30_000);
    expect(told('both friends and 3 helpers pay a price of 30,000 each').given).toEqual({ price: 60_000, helpers: 3 });
  });
});

it.each([
  ['300 helpers', 'helpers'],
  ['-5 helpers', 'helpers'],
  ['120% cash', 'cash'],
  ['sells 900 crore', 'sales'],
])('a figure that cannot be is no answer, and its question is named: %s', (text, outside) => {
  expect({ given: told(text).given, outside: told(text).outside }).toEqual({ given: {}, outside });
});

it.each([
  ['Silk', 'silk'],
  ['fine silk, no paper kites', 'silk'],
  ['not silk', undefined],
  ['wool', undefined],
])('a choice is known by its label or its words, unless they are denied: %s', (text, choice) => {
  const { kites } = questions;
  expect(kites?.kind === 'choice' && choiceIn(comparableWords(text), kites)).toBe(choice);
});

describe('a figure', () => {
  const turnover: DecisionQuestion = { ...figure, kind: 'yearly', words: ['turnover', 'sale'], isMain: true };
  const staff: DecisionQuestion = { ...figure, kind: 'number', words: ['staff'], most: 200 };
  const given = (text: string) => readCase(text, { questions: { turnover, staff } }).given;

  it.each([
    ['my shop made a profit of 12 lakh', {}],
    ['a loan of 40 lakh for my shop', {}],
    ['profit 12 lakh, turnover 90 lakh', { turnover: 9_000_000 }],
    ['my business has 12 lakh', { turnover: 1_200_000 }],
  ])('of another kind than the question asks for is left out: %s', (text, due) => {
    expect(given(text)).toEqual(due);
  });

  it('of somebody else is left out beside the visitor’s own', () => {
    expect(given('my neighbour has 25 staff, we have 6')).toEqual({ staff: 6 });
  });
});

describe('a limit that is spoken of is no figure of the case', () => {
  const questions = { staff: { ...figure, kind: 'number', words: ['staff', 'employees'], isMain: true } } as const;
  it.each([
    'below 20 employees also',
    'kya 20 se kam pe lagta hai',
    '20 staff kante takkuva',
    'is it 20 or 10 employees',
  ])('%s', (text) => {
    expect(readCase(text, { questions }).given).toEqual({});
  });
  it.each([
    ['we are 15 or 16 staff', { staff: 16 }],
    ['20 employees, pf lagta hai kya', { staff: 20 }],
  ])('%s', (text, given) => {
    expect(readCase(text, { questions }).given).toEqual(given);
  });
});

describe('an amount tells a share by what it is a part of', () => {
  const questions = {
    sales: { ...figure, kind: 'yearly', words: ['sales', 'received'], isMain: true },
    cash: { ...figure, kind: 'percent', words: ['cash', 'cash received'], shareOf: 'sales', most: 100 },
  } as const;
  it.each([
    ['sales 1.5 crore cash received 3 lakh', { sales: 15_000_000, cash: 2 }],
    ['2.5 crore business, cash only 8 lakh received', { sales: 25_000_000, cash: 3.2 }],
    ['sales 1 crore of which 5.01 lakh in cash', { sales: 10_000_000, cash: 5.1 }],
    ['sales 2 crore, 4% cash', { sales: 20_000_000, cash: 4 }],
    ['received 6 lakh', { sales: 600_000 }],
  ])('%s', (text, given) => {
    expect(readCase(text, { questions }).given).toEqual(given);
  });
  it('a whole that was told before is the whole of it', () => {
    const { cash } = questions;
    expect(
      readCase('cash received is only 6 lakh', { questions: { cash } }, undefined, { sales: 20_000_000 }).given,
    ).toEqual({
      cash: 3,
    });
  });
});

describe('figures that nothing names', () => {
  const questions = { sales: { ...figure, kind: 'yearly', words: ['turnover'], isMain: true } } as const;
  it.each([
    ['ads 14 lakh and brand deals 8 lakh', { sales: 2_200_000 }, []],
    ['ads 14 lakh aur brand deals 8 lakh plus 1 lakh', { sales: 2_300_000 }, []],
    ['ads 14 lakh. And brand deals 8 lakh', { sales: 1_400_000 }, ['8 lakh']],
    ['ads 14 lakh and profit 8 lakh', { sales: 1_400_000 }, ['8 lakh']],
    ['ads 14 lakh, brand deals 8 lakh', { sales: 1_400_000 }, ['8 lakh']],
  ])('are added where "and" joins them: %s', (text, given, left) => {
    const read = readCase(text, { questions });
    expect([read.given, read.left]).toEqual([given, left]);
  });
});

describe('a figure beside the words of two questions', () => {
  const questions = {
    sold: { ...figure, kind: 'amount', words: ['sold'], isMain: true },
    bought: { ...figure, kind: 'amount', words: ['bought'] },
    gain: { ...figure, kind: 'amount', words: ['gain'] },
  } as const;
  it.each([
    [
      'bought it in the year 2015 for 30 lakh, sold again in this year for 70 lakh',
      { sold: 7_000_000, bought: 3_000_000 },
    ],
    ['sold for 70 lakh. What is my gain?', { sold: 7_000_000 }],
    ['gain approx. 7 lakh', { gain: 700_000 }],
    ['sold the house in the village last month. Gain 7 lakh', { gain: 700_000 }],
    ['sold it with a gain of 7 lakh', { gain: 700_000 }],
  ])('leaves none without its own, and is named in its sentence alone: %s', (text, given) => {
    expect(readCase(text, { questions }).given).toEqual(given);
  });
});
