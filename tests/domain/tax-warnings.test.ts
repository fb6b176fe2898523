import { describe, expect, it } from 'vitest';
import { taxWarnings } from '#src/domain/tax-warnings.ts';

const likely = {
  annualIncome: 500_000,
  basicSalary: 500_000,
  hraReceived: 500_000,
  rentPaid: 900_000,
  deductions80C: 150_000,
  otherDeductions: 350_000,
};

describe('figures that can hardly be right', () => {
  it('are none where no part is more than the whole', () => {
    expect(taxWarnings(likely)).toEqual([]);
  });

  it.each([
    [
      { basicSalary: 500_001 },
      'basicSalary',
      'A basic salary of ₹5,00,001 is more than the annual income of ₹5,00,000. Please check which is right.',
    ],
    [
      { hraReceived: 600_000 },
      'hraReceived',
      'HRA of ₹6,00,000 is more than the annual income of ₹5,00,000. Please check which is right.',
    ],
    [
      { otherDeductions: 350_001 },
      'otherDeductions',
      'Deductions of ₹5,00,001 are more than the annual income of ₹5,00,000. Please check which is right.',
    ],
    [
      { annualIncome: 0, basicSalary: 0, hraReceived: 0, otherDeductions: 0 },
      'deductions80C',
      'Deductions of ₹1,50,000 are more than the annual income of ₹0. Please check which is right.',
    ],
    [
      { otherDeductions: 12 },
      'otherDeductions',
      '₹12 is very little for a year. If you mean lakhs, please say so, for example 6 lakh.',
    ],
  ] as const)('%j: told at %s', (changed, about, text) => {
    expect(taxWarnings({ ...likely, ...changed })).toEqual([{ about, text }]);
  });
});
