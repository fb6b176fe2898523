import { expect, it } from 'vitest';
import { inLakhAndCrore } from '#src/domain/lakh-and-crore.ts';

it.each([
  [0, '₹0'],
  [500, '₹500'],
  [50_000, '₹50,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1 lakh'],
  [125_000, '₹1.25 lakh'],
  [112_500, '₹1,12,500'],
  [105_000, '₹1.05 lakh'],
  [2_000_000, '₹20 lakh'],
  [9_999_999, '₹99,99,999'],
  [10_000_000, '₹1 crore'],
  [15_000_000, '₹1.5 crore'],
  [11_250_000, '₹1,12,50,000'],
  [50_000_000_000, '₹5,000 crore'],
])('%i rupees are written %s', (rupees, written) => {
  expect(inLakhAndCrore(rupees)).toBe(written);
});

it.each([-1, 0.5, Number.NaN])('refuses %d', (rupees) => {
  expect(() => inLakhAndCrore(rupees)).toThrow(RangeError);
});
