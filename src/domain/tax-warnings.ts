import type { TaxInput } from './income-tax.ts';

/** What can hardly be right: one amount above the income, the deductions together above it, an amount too small for a year, or one that is rather that of a month. */
export type TaxWarningCode =
  'basicAboveIncome' | 'hraAboveIncome' | 'deductionsAboveIncome' | 'tinyAmount' | 'monthlyAmount';

/** An amount in whole rupees that can hardly be right, by itself or beside the income; of two, it is told at the one that is asked for later. */
export interface TaxWarning {
  readonly about: keyof TaxInput;
  readonly code: TaxWarningCode;
  readonly amount: number;
  readonly income: number;
}

const hardlyAYear = 1000;
const seldomAMonth = 100_000;

/** Whether an amount told for a year is rather that of a month. Takes both in whole rupees, and what twelve of it cannot exceed. */
export const isLikelyMonthly = (amount: number, whole: number): boolean =>
  amount >= hardlyAYear && amount < seldomAMonth && amount * 12 <= whole;

/** Takes a year's figures in whole rupees and returns what in them can hardly be right; an estimate is worked out all the same. */
export function taxWarnings(input: TaxInput): readonly TaxWarning[] {
  const { annualIncome: income, basicSalary, hraReceived, rentPaid, deductions80C, otherDeductions } = input;
  const compared: readonly Omit<TaxWarning, 'income'>[] = [
    { about: 'basicSalary', code: 'basicAboveIncome', amount: basicSalary },
    { about: 'hraReceived', code: 'hraAboveIncome', amount: hraReceived },
    {
      about: otherDeductions > 0 ? 'otherDeductions' : 'deductions80C',
      code: 'deductionsAboveIncome',
      amount: deductions80C + otherDeductions,
    },
  ];
  const monthly: readonly (readonly [TaxWarning['about'], number, whole: number])[] = [
    ['annualIncome', income, Infinity],
    ['basicSalary', basicSalary, income],
    ['hraReceived', hraReceived, income / 2],
    ['rentPaid', rentPaid, income / 2],
  ];
  const amounts = Object.entries(input) as [TaxWarning['about'], number][];
  return [
    ...compared.filter(({ amount }) => amount > income).map((warning) => ({ ...warning, income })),
    ...amounts
      .filter(([, amount]) => amount > 0 && amount < hardlyAYear)
      .map(([about, amount]) => ({ about, code: 'tinyAmount' as const, amount, income })),
    ...monthly
      .filter(([, amount, whole]) => isLikelyMonthly(amount, whole))
      .map(([about, amount]) => ({ about, code: 'monthlyAmount' as const, amount, income })),
  ];
}
