import { describe, expect, it } from 'vitest';
import type { DecisionQuestion } from '#src/collections/types.ts';
import { answerDecision } from '#src/forms/decision-question.ts';
import { readCase } from '#src/forms/decision-reading.ts';
import { elapsedIn } from '#src/forms/elapsed-time.ts';

const today = '2026-11-26';

describe('days of a stay', () => {
  it.each([
    ['4 months in India', 122],
    ['120 days in India', 120],
    ['3 weeks and 2 months', undefined],
    ['in India', undefined],
  ])('%s: %s', (text, days) => {
    expect(elapsedIn(text, 'stay', undefined, today)?.value).toBe(days);
  });
});

describe('days of delay', () => {
  it.each([
    ['of August, filed on 10 October', 20],
    ['of August, not filed', 67],
    ['of August', 67],
    ['of October, filed on 15 November', 0],
    ['due 20 August, filed on 10 October', 51],
    ['due 20 August, not filed', 98],
    ['filed on 25 October', 5],
    ['filed on 15 October', 25],
    ['July to September, filed 2 November', 13],
    ['2 months late', 61],
    ['1.5 months late', 46],
    ['a year late', 365],
    ['3 weeks late', 21],
    ['2 fortnights late', 28],
    ['August, 12 days late', 12],
    ['late', undefined],
  ])('%s: %s', (text, days) => {
    expect(elapsedIn(text, 'days', 20, today)?.value).toBe(days);
  });

  it('need two days where no day is known on which something falls due', () => {
    expect(elapsedIn('filed on 10 October', 'days', undefined, today)).toBeUndefined();
    expect(elapsedIn('due 31 July, filed on 10 October', 'days', undefined, today)?.value).toBe(71);
  });
});

describe('years of service', () => {
  it.each([
    ['fixed term guy 14 months', 1, 61],
    ['8 months on contract', 0, 243],
    ['11 years 8 months', 11, 243],
    ['gratuity not paid for 3 months', undefined, undefined],
  ])('%s: %s and %s days', (text, years, days) => {
    expect(elapsedIn(text, 'years', undefined, today)?.value).toBe(years);
    expect(elapsedIn(text, 'restOfYear', undefined, today)?.value).toBe(days);
  });
});

describe('months held', () => {
  it.each([
    ['bought in july', 4],
    ['july varaku illu dorakakapothe', undefined],
  ])('%s: %s', (text, months) => {
    expect(elapsedIn(text, 'months', undefined, today)?.value).toBe(months);
  });
});

describe('returns that are late', () => {
  it('are twelve in a year, where returns are counted', () => {
    expect(elapsedIn('returns for 2 years not filed', 'periods', 1, today, true)?.value).toBe(24);
    expect(elapsedIn('returns for 2 years not filed', 'days', 20, today)?.value).toBe(730);
  });

  it.each([
    ['last 3 months not filed', 3, 6],
    ['august, september and october not filed', 3, 6],
    ['July to September', 3, 37],
    ['july se september', 3, 37],
    ['3 months late', undefined, 92],
    ['late by 3 months', undefined, 92],
    ['of August', undefined, 67],
  ])('%s: %s, the newest for %s days', (text, returns, days) => {
    expect(elapsedIn(text, 'periods', 1, today)?.value).toBe(returns);
    expect(elapsedIn(text, 'days', 20, today)?.value).toBe(days);
  });

  it('are counted by the quarter where a period is one', () => {
    expect(elapsedIn('July to September', 'periods', 3, today)?.value).toBe(1);
    expect(elapsedIn('last 2 months', 'periods', 3, today)).toBeUndefined();
  });
});

it('a day of filing without a year lies behind the month that is filed for', () => {
  expect(elapsedIn('of October, filed on 10 December', 'days', 20, today)?.value).toBe(20);
});

describe('months held', () => {
  it.each([
    ['held for 5 years', 60],
    ['held for 18 months', 18],
    ['held more than 1 year', 13],
    ['1 year se zyada rakhe', 13],
    ['held for 1 year', 12],
    ['held 90 days', 2],
    ['bought in 2015', 142],
    ['bought in March 2024, sold in June 2026', 27],
    ['bought on 10 May 2025, sold on 9 May 2026', 11],
    ['sold in 2026, bought in 2012', 178],
    ['bought in 2024, sold in 2026', undefined],
    ['bought this year', undefined],
  ])('%s: %s', (text, months) => {
    expect(elapsedIn(text, 'months', undefined, today)?.value).toBe(months);
  });
});

describe('a service', () => {
  it.each([
    ['worked 11 years 8 months', 11, 243],
    ['6 saal aur 3 mahine', 6, 91],
    ['7 years', 7, 0],
    ['joined in June 2012, left in March 2024', 11, 274],
    ['paid within 30 days', undefined, undefined],
    ['9 years of service, 2 months of notice', 9, 0],
  ])('%s: %s full years and %s days', (text, years, days) => {
    expect(elapsedIn(text, 'years', undefined, today)?.value).toBe(years);
    expect(elapsedIn(text, 'restOfYear', undefined, today)?.value).toBe(days);
  });
});

it.each([
  ['filed on 20 September', 51],
  ['filed on 20 June', 324],
  ['still pending', 118],
  ['due 20 August, filed on 10 October', 51],
])('days are counted from a due day of the year: %s', (text, days) => {
  expect(elapsedIn(text, 'days', '07-31', today)?.value).toBe(days);
});

/** A case of the tests' own: the kite list, due on the 11th or the 20th. */
const written = { label: 'It', prompt: 'What is it?', help: 'It.', unknown: 'Look.' };
const days: DecisionQuestion = {
  ...written,
  kind: 'number',
  words: ['days'],
  isMain: true,
  isSum: false,
  among: [],
  elapsed: { unit: 'days', due: { large: 20, small: 11 } },
  least: 0,
  most: 100,
};
const questions: Readonly<Record<string, DecisionQuestion>> = {
  list: {
    ...written,
    kind: 'choice',
    words: [],
    choices: { large: { label: 'Large list', words: [] }, small: { label: 'Small list', words: [] } },
  },
  days,
  tax: { ...days, kind: 'amount', words: ['tax'], isMain: false, elapsed: undefined, most: 1_000_000 },
};

describe('a sentence that tells days', () => {
  it.each([
    ['small list of August filed on 10 October', { list: 'small', days: 29 }],
    ['list of August filed on 10 October, tax 40,000', { days: 20, tax: 40_000 }],
    ['2 months late', { days: 61 }],
    ['40 days late', { days: 40 }],
  ])('%s', (text, given) => {
    expect(readCase(text, { questions }, today)).toEqual({
      given,
      outside: undefined,
      left: [],
      converted: [],
      isWhole: true,
    });
  });

  it('counts from the due day of what was answered before', () => {
    expect(readCase('August, filed on 10 October', { questions }, today, { list: 'small' }).given).toEqual({
      days: 29,
    });
    expect(answerDecision('August, filed on 10 October', days, today, { list: 'small' })).toEqual({
      ok: true,
      value: 29,
    });
  });

  it('is questioned where so many days cannot be', () => {
    expect(readCase('list of May 2020, not filed', { questions }, today)).toEqual({
      given: {},
      outside: 'days',
      left: [],
      converted: [],
      isWhole: true,
    });
  });
});
