import { describe, expect, it } from 'vitest';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';

const told = (text: string) =>
  findQuantities(text).map(({ kind, value, period }) => [kind, value, ...(period === undefined ? [] : [period])]);

describe('finds every figure of a sentence and what it can be', () => {
  it.each([
    ['my shop sells 18 lakh', [['rupees', 1_800_000]]],
    ['dukaan ki bikri 18 lakh hai', [['rupees', 1_800_000]]],
    ['₹45,000 for a lawyer', [['rupees', 45_000]]],
    ['rent 60000 a month', [['rupees', 60_000, 'month']]],
    [
      'rent 60000 a month and interest 2 lakh',
      [
        ['rupees', 60_000, 'month'],
        ['rupees', 200_000],
      ],
    ],
    ['rent per month 60000', [['bare', 60_000, 'month']]],
    ['nelaki ammakalu 3 lakh', [['rupees', 300_000, 'month']]],
    ['quarterly sales 12 lakh', [['rupees', 1_200_000, 'quarter']]],
    ['daily sale 12000', [['bare', 12_000, 'day']]],
    ['30k sale a day', [['rupees', 30_000, 'day']]],
    ['5,000 per day', [['rupees', 5000, 'day']]],
    ['weekly sale 2 lakh', [['rupees', 200_000, 'week']]],
    ['sale of 2 lakh in a month', [['rupees', 200_000, 'month']]],
    ['3 crore if paid a day late', [['rupees', 30_000_000]]],
    ['monthly or quarterly for 3 crore', [['rupees', 30_000_000]]],
    ['quarterly return, turnover 3 crore', [['rupees', 30_000_000]]],
    ['rent 7 lakh a year', [['rupees', 700_000, 'year']]],
    ['8 workers', [['bare', 8]]],
    ['total for all 14 per month', [['bare', 14]]],
    [
      'turnover 30 lakh, 12 staff',
      [
        ['rupees', 3_000_000],
        ['bare', 12],
      ],
    ],
    [
      '2.5 crore, 20% in cash',
      [
        ['rupees', 25_000_000],
        ['percent', 20],
      ],
    ],
    ['24Q late fee', []],
    ['26AS shows 5 entries', [['bare', 5]]],
    ['44ae for 5 lorries, not 44ADA', [['bare', 5]]],
    ['half of it in cash', [['percent', 50]]],
    ['one third is cash', [['percent', 33]]],
    ['two thirds by bank', [['percent', 67]]],
    ['half a crore', [['rupees', 5_000_000]]],
  ])('%s', (text, quantities) => {
    expect(told(text)).toEqual(quantities);
  });
});

describe('an age and a time of service are numbers and no rupees', () => {
  it.each([
    ['70 year old with a pension', [['bare', 70]]],
    ['practising for 8 years', [['bare', 8]]],
    ['6 months in India', [['bare', 6]]],
  ])('%s', (text, quantities) => {
    expect(told(text)).toEqual(quantities);
  });
});

describe('the name of a form, of a day or of a year is no figure', () => {
  it.each(['is GSTR 9 needed', 'form 16 of last year', 'by 15th december', 'for FY 2025', 'in 2026'])('%s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

it('a quarter behind an amount is its period, and elsewhere a share', () => {
  expect(findQuantities('turnover 12 lakh a quarter').map(({ value, period }) => [value, period])).toEqual([
    [1_200_000, 'quarter'],
  ]);
  expect(told('a quarter of 40 lakh in cash')).toEqual([
    ['percent', 25],
    ['rupees', 4_000_000],
  ]);
});

it('a choice between monthly and quarterly says nothing about the period of a figure', () => {
  expect(told('gst monthly or quarterly for 3 crore turnover')).toEqual([['rupees', 30_000_000]]);
});

it('a figure below zero stays below zero', () => {
  expect(told('pf for -5 employees')).toEqual([['bare', -5]]);
  expect(told('10-12 employees')).not.toContainEqual(['bare', -12]);
});

it('tells where each figure stands', () => {
  expect(findQuantities('sells 18 lakh').map(({ start, end }) => [start, end])).toEqual([[6, 13]]);
});
