import { estimateTax, type TaxInput } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';

import { taxRates } from './words.ts';

/** Nothing earned and nothing claimed. */
export const noAmounts: TaxInput = {
  annualIncome: 0,
  basicSalary: 0,
  hraReceived: 0,
  rentPaid: 0,
  deductions80C: 0,
  otherDeductions: 0,
};

/** The six figures as page and guide show them, by the rates of the site. That the arithmetic is right, tests/domain holds. */
export function figuresOf(amounts: Partial<TaxInput>): Readonly<Record<string, string>> {
  const estimate = estimateTax({ ...noAmounts, ...amounts }, taxRates);
  return {
    'Taxable income': formatRupees(estimate.taxableIncome),
    'Total deductions': formatRupees(estimate.totalDeductions),
    'Tax before cess': formatRupees(estimate.taxBeforeCess),
    Cess: formatRupees(estimate.cess),
    'Final tax': formatRupees(estimate.finalTax),
    'Effective tax rate': `${estimate.effectiveTaxRate.toFixed(2)}%`,
  };
}

interface TaxCase {
  /** What is typed, by label; a field that is not named stays empty. */
  readonly typed: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
}

const rented = { annualIncome: 1_250_000, basicSalary: 600_000, hraReceived: 240_000, rentPaid: 180_000 };

/** A salary with house rent, in amounts as people write them. */
export const rentDecides: TaxCase = {
  typed: {
    'Annual income': '12.5 lakh',
    'Basic salary': 'Rs 6,00,000',
    'HRA received': '2.4L',
    'Rent paid': '₹15,000 per month',
  },
  figures: figuresOf(rented),
};

/** How it is told the guide: what is typed, then nothing for both deductions. */
export const rentDecidesSaid = [...Object.values(rentDecides.typed), 'skip', 'skip'];

/** A small income that bears no tax, with all that is optional left out. */
export const littleIncome: TaxCase = {
  typed: { 'Annual income': '3.5 lakh', 'Basic salary': '0' },
  figures: figuresOf({ annualIncome: 350_000 }),
};
