import { expect, it } from 'vitest';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';

it.each([
  ['selling for 90 lakhs bought 30 lakhs 2012', ['90 lakhs', '30 lakhs', '2012']],
  ['turnover 32 lakh and 3 workers', ['32 lakh', '3']],
  ['3 lakh 2500', ['3 lakh 2500']],
])('finds each amount of "%s" by itself', (text, amounts) => {
  expect(findAmounts(text).map(({ start, end }) => text.slice(start, end))).toEqual(amounts);
});
