import { describe, expect, it } from 'vitest';
import { keysOfValue, namesIn, writtenFigures } from '#tooling/content/law/written-figures.ts';

const keysIn = (text: string) => writtenFigures(text).map(({ key }) => key);

describe('a figure is read in a text', () => {
  it.each([
    ['above ₹20 lakh a year', 'rupees 2000000'],
    ['above ₹20,00,000, and', 'rupees 2000000'],
    ['above Rs. 20 lakh', 'rupees 2000000'],
    ['above Rs 2,000', 'rupees 2000'],
    ['a turnover of 1.5 crore', 'rupees 15000000'],
    ['above one crore', 'rupees 10000000'],
    ['above ₹5 thousand', 'rupees 5000'],
    ['at 18% a year', 'percent 18'],
    ['at 0.75 per cent', 'percent 0.75'],
    ['within 30 days', 'days 30'],
    ['the 45-day rule', 'days 45'],
    ['for three months', 'months 3'],
    ['for 1 year', 'years 1'],
    ['in 48 hours', 'hours 48'],
    ['on 31 July', 'dayOfYear 31 7'],
    ['on 31 July 2026', 'date 2026-07-31'],
    ['on 1 April 2026', 'date 2026-04-01'],
    ['by the 11th of the month', 'dayOfMonth 11'],
    ['by the 22nd', 'dayOfMonth 22'],
    ['above\n  ₹20\n  lakh', 'rupees 2000000'],
  ])('"%s" is %s', (text, key) => {
    expect(keysIn(text)).toEqual([key]);
  });

  it.each([
    '7 to 10 days',
    'six or twelve months',
    'within ten working days',
    'Section 44AD',
    '98480 11223',
    'a day or two',
  ])('"%s" is none', (text) => {
    expect(keysIn(text)).toEqual([]);
  });

  it('with the words that it has there, in one line', () => {
    expect(writtenFigures('Late: ₹20\n  lakh.')).toEqual([{ key: 'rupees 2000000', words: '₹20 lakh', index: 6 }]);
  });
});

describe('the name of a form or section', () => {
  it.each([
    ['Form 16 of the employer', ['Form 16']],
    ['the old form 16, and Form 16.', ['form 16', 'Form 16']],
    ['Form 16A', []],
    ['Form 168', []],
    ['Reform 16', []],
    ['Form 16(1)', []],
  ])('is found in "%s" as %j', (text, words) => {
    expect(namesIn(text, ['form 16']).map((figure) => figure.words)).toEqual(words);
  });
});

describe('a value is compared', () => {
  it.each([
    [{ kind: 'rupees', is: 2_000_000 } as const, ['rupees 2000000']],
    [{ kind: 'dayOfYear', is: { day: 31, month: 7 } } as const, ['dayOfYear 31 7']],
    [{ kind: 'date', is: '2026-07-31' } as const, ['date 2026-07-31']],
    [{ kind: 'form', is: { now: 'Form 130', before: 'Form 16' } } as const, ['name form 130', 'name form 16']],
    [{ kind: 'section', is: { now: 'section 428' } } as const, ['name section 428']],
    [{ kind: 'count', is: 20 } as const, []],
    [{ kind: 'text', is: 'no limit' } as const, []],
  ])('%j by %j', (value, keys) => {
    expect(keysOfValue(value)).toEqual(keys);
  });
});
