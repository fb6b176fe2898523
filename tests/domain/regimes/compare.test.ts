import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import taxYears from 'content:tax-years';
import { breakEven, compareRegimes, withDeductions } from '#src/domain/regimes/compare.ts';
import { computeTax } from '#src/domain/regimes/compute.ts';
import { emptyCase } from '#src/domain/regimes/tax-case.ts';
import { currentTaxYear, taxYearWithId } from '#src/domain/regimes/tax-year.ts';

const year = taxYearWithId(taxYears, '2026-27');
const earner = (salary: number, other = 0) => ({
  ...emptyCase,
  salary,
  deductions: { ...emptyCase.deductions, other },
});

describe('the comparison', () => {
  const outcome = (salary: number, other: number) => {
    const { better, saving, computations } = compareRegimes(earner(salary, other), year);
    return { better, saving, new: computations.new.total, old: computations.old.total };
  };

  it('names the regime with less tax, and by how much', () => {
    expect([outcome(1_800_000, 200_000), outcome(2_400_000, 955_000), outcome(500_000, 0)]).toEqual([
      { better: 'new', saving: 137_800, new: 150_800, old: 288_600 },
      { better: 'old', saving: 52_260, new: 292_500, old: 240_240 },
      { better: undefined, saving: 0, new: 0, old: 0 },
    ]);
  });

  it('tells the deductions with which the old regime draws level', () => {
    expect([1_800_000, 1_400_000, 500_000].map((salary) => breakEven(earner(salary), year))).toEqual([
      641_656, 518_726, 0,
    ]);
  });

  it('really breaks even there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...taxYears),
        fc.integer({ min: 0, max: 60_000_000 }),
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.record({ age: fc.integer({ min: 0, max: 100 }), isResident: fc.boolean() }),
        (one, salary, otherIncome, who) => {
          const taxCase = { ...emptyCase, ...who, salary, otherIncome };
          const level = breakEven(taxCase, one);
          const aim = computeTax(taxCase, one, 'new').total;
          const old = (other: number) => computeTax(withDeductions(taxCase, other), one, 'old').total;
          expect(old(level)).toBeLessThanOrEqual(aim);
          if (level > 0) expect(old(level - 1)).toBeGreaterThan(aim);
        },
      ),
    );
  });
});

describe('the tax year', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2020-01-01T00:00:00Z', '2023-24'],
    ['2040-01-01T00:00:00Z', '2026-27'],
  ])('at %s is %s', (now, id) => {
    expect(currentTaxYear(taxYears.toReversed(), new Date(now)).id).toBe(id);
  });

  it('that is not there is an error that names those that are', () => {
    expect(() => taxYearWithId([{ id: '2025-26' }, { id: '2026-27' }], '2027-28')).toThrow(
      new RangeError('There is no tax year "2027-28". There are 2025-26, 2026-27.'),
    );
    expect(() => currentTaxYear([], new Date(0))).toThrow(new RangeError('There is no tax year.'));
  });
});
