import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deductionBreakdown,
  estimateTax,
  slabBreakdown,
  type TaxInput,
  type TaxRates,
} from '#src/domain/income-tax.ts';
import { largestAmount } from '#src/domain/rupees.ts';

const rates: TaxRates = {
  standardDeduction: 50_000,
  cap80C: 150_000,
  hra: { rentLessPercentOfBasic: 10, percentOfBasic: 40 },
  cessPercent: 4,
  slabs: [
    { upTo: 300_000, percent: 0 },
    { upTo: 600_000, percent: 5 },
    { upTo: 900_000, percent: 10 },
    { upTo: 1_200_000, percent: 15 },
    { upTo: 1_500_000, percent: 20 },
    { upTo: null, percent: 30 },
  ],
};

const nothing: TaxInput = {
  annualIncome: 0,
  basicSalary: 0,
  hraReceived: 0,
  rentPaid: 0,
  deductions80C: 0,
  otherDeductions: 0,
};

const everyday = fc.integer({ min: 0, max: 3_000_000 });
const amount = fc.oneof(everyday, fc.integer({ min: 0, max: largestAmount }));
const anyInput: fc.Arbitrary<TaxInput> = fc.record({
  annualIncome: amount,
  basicSalary: amount,
  hraReceived: amount,
  rentPaid: amount,
  deductions80C: amount,
  otherDeductions: amount,
});

/** Nearest whole of a fraction, a half going up, by looking at the remainder. */
function nearest(top: bigint, bottom: bigint): number {
  const whole = top / bottom;
  return Number(2n * (top % bottom) >= bottom ? whole + 1n : whole);
}

function least(...values: readonly bigint[]): bigint {
  return values.reduce((left, right) => (left < right ? left : right));
}

function most(...values: readonly bigint[]): bigint {
  return values.reduce((left, right) => (left > right ? left : right));
}

/** The same rules another way: millionths of a rupee, and each edge adds the step in the rate above it. */
function referenceEstimate(input: TaxInput) {
  const micro = 1_000_000n;
  const of = (rupees: number) => BigInt(rupees) * micro;
  const tenth = of(input.basicSalary) / 10n;
  const hra = most(0n, least(of(input.hraReceived), of(input.rentPaid) - tenth, 4n * tenth));
  const deductions =
    50_000n * micro + least(of(input.deductions80C), 150_000n * micro) + hra + of(input.otherDeductions);
  const taxable = most(0n, of(input.annualIncome) - deductions);
  const over = (edge: bigint) => most(0n, taxable - edge * micro);
  const twentieths = over(300_000n) + over(600_000n) + over(900_000n) + over(1_200_000n) + 2n * over(1_500_000n);
  const tax = twentieths / 20n;
  const rate = nearest(twentieths * 104n * 100n, 20n * most(1n, of(input.annualIncome)));
  return {
    taxableIncome: nearest(taxable, micro),
    totalDeductions: nearest(deductions, micro),
    taxBeforeCess: nearest(tax, micro),
    cess: nearest(tax * 4n, 100n * micro),
    finalTax: nearest(tax * 104n, 100n * micro),
    effectiveTaxRate: input.annualIncome === 0 ? 0 : rate / 100,
  };
}

describe('estimateTax', () => {
  it.each([
    [0, 0, 0, 0, 0],
    [299_999, 0, 0, 0, 0],
    [300_000, 0, 0, 0, 0],
    [300_001, 0, 0, 0, 0],
    [300_010, 1, 0, 1, 0],
    [599_999, 15_000, 600, 15_600, 2.4],
    [600_000, 15_000, 600, 15_600, 2.4],
    [600_001, 15_000, 600, 15_600, 2.4],
    [899_999, 45_000, 1800, 46_800, 4.93],
    [900_000, 45_000, 1800, 46_800, 4.93],
    [900_001, 45_000, 1800, 46_800, 4.93],
    [1_199_999, 90_000, 3600, 93_600, 7.49],
    [1_200_000, 90_000, 3600, 93_600, 7.49],
    [1_200_001, 90_000, 3600, 93_600, 7.49],
    [1_499_999, 150_000, 6000, 156_000, 10.06],
    [1_500_000, 150_000, 6000, 156_000, 10.06],
    [1_500_001, 150_000, 6000, 156_000, 10.06],
    [1_500_010, 150_003, 6000, 156_003, 10.06],
  ])('taxes a taxable income of %d', (taxable, taxBeforeCess, cess, finalTax, effectiveTaxRate) => {
    expect(estimateTax({ ...nothing, annualIncome: taxable + 50_000 }, rates)).toEqual({
      taxableIncome: taxable,
      totalDeductions: 50_000,
      taxBeforeCess,
      cess,
      finalTax,
      effectiveTaxRate,
    });
  });

  it('works through a salary with rent and savings', () => {
    const input = {
      annualIncome: 1_200_000,
      basicSalary: 480_000,
      hraReceived: 180_000,
      rentPaid: 240_000,
      deductions80C: 200_000,
      otherDeductions: 25_000,
    };
    expect(estimateTax(input, rates)).toEqual({
      taxableIncome: 795_000,
      totalDeductions: 405_000,
      taxBeforeCess: 34_500,
      cess: 1380,
      finalTax: 35_880,
      effectiveTaxRate: 2.99,
    });
  });

  it('rounds each figure from the exact amount, not from another rounded one', () => {
    // Exact tax 0.45, cess 0.018 and final tax 0.468 all stay below a half.
    expect(estimateTax({ ...nothing, annualIncome: 350_009 }, rates)).toEqual({
      taxableIncome: 300_009,
      totalDeductions: 50_000,
      taxBeforeCess: 0,
      cess: 0,
      finalTax: 0,
      effectiveTaxRate: 0,
    });
    // Exact tax 12.50 and cess 0.50 round up on their own; the final tax is exactly 13.00.
    expect(estimateTax({ ...nothing, annualIncome: 350_250 }, rates)).toEqual({
      taxableIncome: 300_250,
      totalDeductions: 50_000,
      taxBeforeCess: 13,
      cess: 1,
      finalTax: 13,
      effectiveTaxRate: 0,
    });
  });

  it('keeps taxable income at 0 when the deductions are larger', () => {
    expect(estimateTax({ ...nothing, annualIncome: 40_000 }, rates)).toEqual({
      taxableIncome: 0,
      totalDeductions: 50_000,
      taxBeforeCess: 0,
      cess: 0,
      finalTax: 0,
      effectiveTaxRate: 0,
    });
  });

  it.each(['annualIncome', 'basicSalary', 'hraReceived', 'rentPaid', 'deductions80C', 'otherDeductions'] as const)(
    'throws when %s is negative, not whole or above the limit, and takes the limit itself',
    (field) => {
      for (const wrong of [-1, 0.5, Number.NaN, Infinity, largestAmount + 1]) {
        expect(() => estimateTax({ ...nothing, [field]: wrong }, rates)).toThrow(`${field} must be whole rupees`);
      }
      expect(() => estimateTax({ ...nothing, [field]: largestAmount }, rates)).not.toThrow();
    },
  );

  it('agrees with a second way of working it out, for any input', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(estimateTax(input, rates)).toEqual(referenceEstimate(input));
      }),
      { numRuns: 1000 },
    );
  });

  it('never falls when the income rises', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 1_000_000 }), (input, more) => {
        const higher = { ...input, annualIncome: Math.min(largestAmount, input.annualIncome + more) };
        expect(estimateTax(higher, rates).finalTax).toBeGreaterThanOrEqual(estimateTax(input, rates).finalTax);
      }),
    );
  });

  it('never takes more than the income', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(estimateTax(input, rates).finalTax).toBeLessThanOrEqual(input.annualIncome);
      }),
    );
  });
});

describe('slabBreakdown', () => {
  it('shows what falls into each slab, the empty ones too', () => {
    expect(slabBreakdown({ ...nothing, annualIncome: 845_000 }, rates)).toEqual([
      { from: 0, upTo: 300_000, percent: 0, income: 300_000, tax: 0 },
      { from: 300_001, upTo: 600_000, percent: 5, income: 300_000, tax: 15_000 },
      { from: 600_001, upTo: 900_000, percent: 10, income: 195_000, tax: 19_500 },
      { from: 900_001, upTo: 1_200_000, percent: 15, income: 0, tax: 0 },
      { from: 1_200_001, upTo: 1_500_000, percent: 20, income: 0, tax: 0 },
      { from: 1_500_001, upTo: null, percent: 30, income: 0, tax: 0 },
    ]);
  });

  it('adds up to the taxable income, for any input', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const sum = slabBreakdown(input, rates).reduce((total, share) => total + share.income, 0);
        expect(sum).toBe(estimateTax(input, rates).taxableIncome);
      }),
    );
  });
});

describe('deductionBreakdown', () => {
  it.each([
    [149_999, 149_999],
    [150_000, 150_000],
    [150_001, 150_000],
  ])('counts 80C savings of %d as %d', (deductions80C, capped80C) => {
    expect(deductionBreakdown({ ...nothing, deductions80C, otherDeductions: 7 }, rates)).toEqual({
      standard: 50_000,
      capped80C,
      hraExemption: 0,
      other: 7,
    });
  });

  it.each([
    ['HRA received', 100_000, 60_000, 50_000, 40_000],
    ['the rent less a tenth of basic', 100_000, 30_000, 35_000, 25_000],
    ['40% of basic', 100_000, 60_000, 90_000, 40_000],
    ['nothing when the rent is a tenth of basic', 100_000, 60_000, 10_000, 0],
    ['one rupee when the rent is a rupee more', 100_000, 60_000, 10_001, 1],
    ['nothing when the rent is less than a tenth', 100_000, 60_000, 9_999, 0],
    ['the HRA itself when it is the least', 100_000, 5, 90_000, 5],
    ['a rounded half rupee', 5, 10, 1, 1],
  ])('exempts %s', (_limit, basicSalary, hraReceived, rentPaid, hraExemption) => {
    expect(deductionBreakdown({ ...nothing, basicSalary, hraReceived, rentPaid }, rates)).toEqual({
      standard: 50_000,
      capped80C: 0,
      hraExemption,
      other: 0,
    });
  });
});
