import { describe, expect, it } from 'vitest';
import { taxWarnings } from '#src/domain/tax-warnings.ts';

const likely = {
  annualIncome: 500_000,
  basicSalary: 300_000,
  hraReceived: 200_000,
  rentPaid: 900_000,
  deductions80C: 150_000,
  otherDeductions: 350_000,
};

describe('figures that can hardly be right', () => {
  it('are none where no part is more than the whole', () => {
    expect(taxWarnings(likely)).toEqual([]);
  });

  it('are none where twelve of an amount would be too much', () => {
    expect(taxWarnings({ ...likely, basicSalary: 41_667, hraReceived: 20_834, rentPaid: 20_834 })).toEqual([]);
  });

  it('are none from a lakh on, but for basic pay of less than a sixth of the income', () => {
    const income = 24 * 100_000;
    const none = { ...likely, annualIncome: income, basicSalary: 12 * 100_000 };
    expect(taxWarnings({ ...none, hraReceived: 100_000, rentPaid: 100_000 })).toEqual([]);
    expect(taxWarnings({ ...none, basicSalary: 400_000 })).toEqual([]);
    expect(taxWarnings({ ...none, basicSalary: 100_000 })).toEqual([
      { about: 'basicSalary', code: 'monthlyAmount', amount: 100_000, income },
    ]);
  });

  it('are none from a thousand rupees on', () => {
    expect(taxWarnings({ ...likely, otherDeductions: 1000 })).toEqual([]);
  });

  it.each([
    [{ basicSalary: 500_001 }, { about: 'basicSalary', code: 'basicAboveIncome', amount: 500_001, income: 500_000 }],
    [
      { basicSalary: 300_001 },
      { about: 'hraReceived', code: 'basicAndHraAboveIncome', amount: 500_001, income: 500_000 },
    ],
    [{ hraReceived: 600_000 }, { about: 'hraReceived', code: 'hraAboveIncome', amount: 600_000, income: 500_000 }],
    [
      { otherDeductions: 350_001 },
      { about: 'otherDeductions', code: 'deductionsAboveIncome', amount: 500_001, income: 500_000 },
    ],
    [
      { annualIncome: 0, basicSalary: 0, hraReceived: 0, otherDeductions: 0 },
      { about: 'deductions80C', code: 'deductionsAboveIncome', amount: 150_000, income: 0 },
    ],
    [{ basicSalary: 40_000 }, { about: 'basicSalary', code: 'monthlyAmount', amount: 40_000, income: 500_000 }],
    [{ rentPaid: 20_000 }, { about: 'rentPaid', code: 'monthlyAmount', amount: 20_000, income: 500_000 }],
    [{ hraReceived: 1000 }, { about: 'hraReceived', code: 'monthlyAmount', amount: 1000, income: 500_000 }],
    [{ otherDeductions: 12 }, { about: 'otherDeductions', code: 'tinyAmount', amount: 12, income: 500_000 }],
  ] as const)('%j: %j', (changed, warning) => {
    expect(taxWarnings({ ...likely, ...changed })).toEqual([warning]);
  });
});
