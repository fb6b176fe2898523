import { describe, expect, it } from 'vitest';
import { formatRupees, largestAmount, rupeesInWords } from '#src/domain/rupees.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [99_999, '₹99,999'],
    [100_000, '₹1,00,000'],
    [1_250_000, '₹12,50,000'],
    [10_000_000, '₹1,00,00,000'],
    [largestAmount, '₹10,00,00,00,000'],
  ])('writes %d as %s', (rupees, written) => {
    expect(formatRupees(rupees)).toBe(written);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('throws for %d', (rupees) => {
    expect(() => formatRupees(rupees)).toThrow(RangeError);
  });
});

describe('rupeesInWords', () => {
  it.each([
    [0, 'zero'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty one'],
    [100, 'one hundred'],
    [99_999, 'ninety nine thousand nine hundred ninety nine'],
    [100_000, 'one lakh'],
    [1_250_000, 'twelve lakh fifty thousand'],
    [12_000_000, 'one crore twenty lakh'],
    [largestAmount, 'one thousand crore'],
  ])('says %d as %s', (rupees, words) => {
    expect(rupeesInWords(rupees)).toBe(words);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('throws for %d', (rupees) => {
    expect(() => rupeesInWords(rupees)).toThrow(RangeError);
  });
});
