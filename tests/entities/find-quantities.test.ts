import { describe, expect, it } from 'vitest';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { casesIn } from '../support/case-file.ts';

const told = (text: string) =>
  findQuantities(text).map(({ kind, value, period }) => [kind, value, ...(period === undefined ? [] : [period])]);

describe('finds every figure of a sentence and what it can be', () => {
  it.each(casesIn<[text: string, quantities: readonly unknown[]]>('tests/entities/find-quantities.jsonl'))(
    '%s',
    (text, quantities) => {
      expect(told(text)).toEqual(quantities);
    },
  );
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
