import { expect, it } from 'vitest';
import { numberIn } from '#tooling/desk/written-number.ts';

it.each([
  ['2 lakh', 200_000],
  ['1.75 lakh', 175_000],
  ['1.1 crore', 11_000_000],
  ['Rs. 2,00,000/-', 200_000],
  ['₹1,00,000', 100_000],
  ['20 lacs', 2_000_000],
  ['1,250.50', 1250.5],
  ['50k', 50_000],
  ['0.1', 0.1],
  ['12', 12],
  ['-1', -1],
  ['', undefined],
  ['2 la', undefined],
  ['2 or 3 lakh', undefined],
  ['1,0,0', undefined],
  ['lakh', undefined],
])('reads "%s" as %s', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});
