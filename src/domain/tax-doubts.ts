import type { TaxInput } from './income-tax.ts';
import { formatRupees } from './rupees.ts';

/** Two amounts that can hardly both be right, told at the one that is asked for later. */
export interface TaxDoubt {
  readonly about: keyof TaxInput;
  readonly text: string;
}

const CHECK = 'Please check which is right.';

/** Takes a year's figures in whole rupees and returns what in them can hardly be right; an estimate is worked out all the same. */
export function taxDoubts({ annualIncome, basicSalary, hraReceived, deductions80C, otherDeductions }: TaxInput): readonly TaxDoubt[] {
  const than = `more than the annual income of ${formatRupees(annualIncome)}. ${CHECK}`;
  const deductions = deductions80C + otherDeductions;
  const doubts: readonly (readonly [boolean, TaxDoubt['about'], string])[] = [
    [basicSalary > annualIncome, 'basicSalary', `A basic salary of ${formatRupees(basicSalary)} is ${than}`],
    [hraReceived > annualIncome, 'hraReceived', `HRA of ${formatRupees(hraReceived)} is ${than}`],
    [deductions > annualIncome, otherDeductions > 0 ? 'otherDeductions' : 'deductions80C', `Deductions of ${formatRupees(deductions)} are ${than}`],
  ];
  return doubts.flatMap(([isDoubtful, about, text]) => (isDoubtful ? [{ about, text }] : []));
}
