import { describe, expect, it } from 'vitest';
import taxYears from 'content:tax-years';
import { instalments, isFreeOfAdvanceTax } from '#src/domain/regimes/instalments.ts';
import { endOfAxis, taxAt, taxCurve } from '#src/domain/regimes/tax-curve.ts';
import { emptyCase } from '#src/domain/regimes/tax-case.ts';
import { taxYearWithId } from '#src/domain/regimes/tax-year.ts';

const year = taxYearWithId(taxYears, '2026-27');

describe('instalments of advance tax', () => {
  it('are due on four days of the year, the last in the next calendar year', () => {
    expect(instalments(100_010, year)).toEqual([
      { due: '2026-06-15', percent: 15, inAll: 15_002, amount: 15_002 },
      { due: '2026-09-15', percent: 45, inAll: 45_005, amount: 30_003 },
      { due: '2026-12-15', percent: 75, inAll: 75_008, amount: 30_003 },
      { due: '2027-03-15', percent: 100, inAll: 100_010, amount: 25_002 },
    ]);
  });

  it('begin at ten thousand rupees of tax', () => {
    expect([instalments(9990, year).length, instalments(10_000, year).length]).toEqual([0, 4]);
  });

  it('are not for residents from 60 on', () => {
    expect([
      isFreeOfAdvanceTax({ age: 59, isResident: true }, year),
      isFreeOfAdvanceTax({ age: 60, isResident: true }, year),
      isFreeOfAdvanceTax({ age: 60, isResident: false }, year),
    ]).toEqual([false, true, false]);
  });
});

describe('the curve of tax over income', () => {
  const earner = { ...emptyCase, salary: 1_000_000, otherIncome: 300_000 };

  it('goes through the case itself', () => {
    expect(taxCurve(earner, year, 2_600_000, 2)).toEqual([
      { income: 0, new: 0, old: 0 },
      taxAt(earner, year, 1_300_000),
      taxAt(earner, year, 2_600_000),
    ]);
    expect(taxAt(earner, year, 1_300_000)).toEqual({ income: 1_300_000, new: 26_000, old: 195_000 });
  });

  it('keeps other income and lets salary make up the rest', () => {
    expect([
      taxAt({ ...emptyCase, salary: 1, otherIncome: 0 }, year, 1_300_000).new,
      taxAt({ ...emptyCase, otherIncome: 1 }, year, 1_300_000).new,
    ]).toEqual([26_000, 78_000]);
  });

  it.each([
    [0, { highest: 2_000_000, step: 500_000 }],
    [1_800_000, { highest: 2_500_000, step: 500_000 }],
    [5_000_000, { highest: 8_000_000, step: 2_000_000 }],
    [10_000_000_000, { highest: 15_000_000_000, step: 5_000_000_000 }],
  ])('has an axis for %i', (income, axis) => {
    expect(endOfAxis(income)).toEqual(axis);
  });
});
