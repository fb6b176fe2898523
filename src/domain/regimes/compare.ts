import { largestAmount } from '../rupees.ts';
import { computeTax, type Computation } from './compute.ts';
import { emptyCase, type TaxCase } from './tax-case.ts';
import type { RegimeName, TaxYear } from './tax-year.ts';

/** Both regimes beside each other, in whole rupees. */
export interface Comparison {
  readonly computations: Readonly<Record<RegimeName, Computation>>;
  /** The regime with less tax; undefined where both come to the same. */
  readonly better: RegimeName | undefined;
  readonly saving: number;
  /** The deductions besides the standard one with which the old regime draws level; see `breakEven`. */
  readonly breakEven: number;
}

/** Takes a case and a year and computes both regimes. Throws RangeError as `computeTax` does. */
export function compareRegimes(taxCase: TaxCase, year: TaxYear): Comparison {
  const computations = { new: computeTax(taxCase, year, 'new'), old: computeTax(taxCase, year, 'old') };
  const difference = computations.old.total - computations.new.total;
  return {
    computations,
    better: difference === 0 ? undefined : difference > 0 ? 'new' : 'old',
    saving: Math.abs(difference),
    breakEven: breakEven(taxCase, year),
  };
}

/**
 * Takes a case and a year; returns the least deductions, in whole rupees and besides the standard deduction, with which the old regime costs
 * no more than the new one. They take the place of all deductions of the case. 0 where the old regime needs none.
 */
export function breakEven(taxCase: TaxCase, year: TaxYear): number {
  const { total: aim } = computeTax(taxCase, year, 'new');
  const isEnough = (other: number) => computeTax(withDeductions(taxCase, other), year, 'old').total <= aim;
  let tooLittle = -1;
  let enough = Math.min(largestAmount, taxCase.salary + taxCase.otherIncome);
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

/** The same person and income with one sum of deductions in place of all others. */
export const withDeductions = ({ age, isResident, salary, otherIncome }: TaxCase, other: number): TaxCase => ({
  ...emptyCase,
  age,
  isResident,
  salary,
  otherIncome,
  deductions: { ...emptyCase.deductions, other },
});
