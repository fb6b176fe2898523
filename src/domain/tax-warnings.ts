import type { TaxInput } from './income-tax.ts';
import { formatRupees } from './rupees.ts';

/** An amount that can hardly be right, by itself or beside another one; of two, it is told at the one that is asked for later. */
export interface TaxWarning {
  readonly about: keyof TaxInput;
  readonly text: string;
}

const CHECK = 'Please check which is right.';
const HARDLY_A_YEAR = 1000;

/** Takes a year's figures in whole rupees and returns what in them can hardly be right; an estimate is worked out all the same. */
export function taxWarnings(input: TaxInput): readonly TaxWarning[] {
  const { annualIncome, basicSalary, hraReceived, deductions80C, otherDeductions } = input;
  const than = `more than the annual income of ${formatRupees(annualIncome)}. ${CHECK}`;
  const deductions = deductions80C + otherDeductions;
  const doubts: readonly (readonly [boolean, TaxWarning['about'], string])[] = [
    [basicSalary > annualIncome, 'basicSalary', `A basic salary of ${formatRupees(basicSalary)} is ${than}`],
    [hraReceived > annualIncome, 'hraReceived', `HRA of ${formatRupees(hraReceived)} is ${than}`],
    [
      deductions > annualIncome,
      otherDeductions > 0 ? 'otherDeductions' : 'deductions80C',
      `Deductions of ${formatRupees(deductions)} are ${than}`,
    ],
  ];
  const tiny = (Object.entries(input) as [TaxWarning['about'], number][]).filter(
    ([, amount]) => amount > 0 && amount < HARDLY_A_YEAR,
  );
  return [
    ...doubts.flatMap(([isDoubtful, about, text]) => (isDoubtful ? [{ about, text }] : [])),
    ...tiny.map(([about, amount]) => ({
      about,
      text: `${formatRupees(amount)} is very little for a year. If you mean lakhs, please say so, for example 6 lakh.`,
    })),
  ];
}
