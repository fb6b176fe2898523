import type { TaxInput } from './income-tax.ts';

/** What can hardly be right: one amount above the income, basic salary and allowance or the deductions together above it, an amount too small for a year, or one that is rather that of a month. */
export type TaxWarningCode =
  | 'basicAboveIncome'
  | 'hraAboveIncome'
  | 'basicAndHraAboveIncome'
  | 'deductionsAboveIncome'
  | 'tinyAmount'
  | 'monthlyAmount';

/** An amount in whole rupees that can hardly be right, by itself or beside the income; of two, it is told at the one that is asked for later. */
export interface TaxWarning {
  readonly about: keyof TaxInput;
  readonly code: TaxWarningCode;
  readonly amount: number;
  readonly income: number;
}

const hardlyAYear = 1000;
const seldomAMonth = 100_000;

/** Whether an amount in whole rupees is too small for a year. */
export const isTiny = (amount: number): boolean => amount > 0 && amount < hardlyAYear;

/** Whether an amount in whole rupees is rather that of a month than of a year: twelve of it are at most `most`, and it is no usual amount of a year, or less than `least`. */
export const isLikelyMonthly = (amount: number, most = Infinity, least = 0): boolean =>
  amount >= hardlyAYear && amount < Math.max(seldomAMonth, least) && amount * 12 <= most;

/** Basic pay is half of the pay by the labour codes, and seldom less than this part of it. */
const leastOfPay = 1 / 6;

type Regular = 'annualIncome' | 'basicSalary' | 'hraReceived' | 'rentPaid';

/** Takes what was told for a year in whole rupees and returns what of it is rather that of a month: twelve of it still fit into the income, of allowance and rent into half of it, where one was told. */
export function likelyMonthly(told: Pick<TaxInput, Regular>): readonly Regular[] {
  const whole = told.annualIncome === 0 ? Infinity : told.annualIncome;
  const most: Readonly<Record<Regular, number>> = {
    annualIncome: Infinity,
    basicSalary: whole,
    hraReceived: whole / 2,
    rentPaid: whole / 2,
  };
  const least = { basicSalary: told.annualIncome * leastOfPay } as Readonly<Partial<Record<Regular, number>>>;
  return (Object.keys(most) as Regular[]).filter((part) => isLikelyMonthly(told[part], most[part], least[part]));
}

/** Takes a year's income and two parts of it in whole rupees; returns each part that is more than the whole, or what both come to where only together they are. */
export function partsAboveIncome(
  told: Pick<TaxInput, 'annualIncome' | 'basicSalary' | 'hraReceived'>,
): readonly (Pick<TaxWarning, 'code' | 'amount'> & { readonly about: 'basicSalary' | 'hraReceived' })[] {
  const { annualIncome: income, basicSalary, hraReceived } = told;
  const above = (
    [
      { about: 'basicSalary', code: 'basicAboveIncome', amount: basicSalary },
      { about: 'hraReceived', code: 'hraAboveIncome', amount: hraReceived },
    ] as const
  ).filter(({ amount }) => amount > income);
  const together = basicSalary + hraReceived;
  return above.length > 0 || together <= income
    ? above
    : [{ about: 'hraReceived', code: 'basicAndHraAboveIncome', amount: together }];
}

/** Takes a year's figures in whole rupees and returns what in them can hardly be right; an estimate is worked out all the same. */
export function taxWarnings(input: TaxInput): readonly TaxWarning[] {
  const { annualIncome: income, deductions80C, otherDeductions } = input;
  const deductions: Omit<TaxWarning, 'income'> = {
    about: otherDeductions > 0 ? 'otherDeductions' : 'deductions80C',
    code: 'deductionsAboveIncome',
    amount: deductions80C + otherDeductions,
  };
  const amounts = Object.entries(input) as [TaxWarning['about'], number][];
  return [
    ...[...partsAboveIncome(input), ...(deductions.amount > income ? [deductions] : [])].map((warning) => ({
      ...warning,
      income,
    })),
    ...amounts
      .filter(([, amount]) => isTiny(amount))
      .map(([about, amount]) => ({ about, code: 'tinyAmount' as const, amount, income })),
    ...likelyMonthly(input).map((about) => ({ about, code: 'monthlyAmount' as const, amount: input[about], income })),
  ];
}
