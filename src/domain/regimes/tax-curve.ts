import { computeTax } from './compute.ts';
import type { TaxCase } from './tax-case.ts';
import type { TaxYear } from './tax-year.ts';

/** The tax of both regimes at one income, in whole rupees. */
export interface CurvePoint {
  readonly income: number;
  readonly new: number;
  readonly old: number;
}

/**
 * Takes a case, a year, the highest income in whole rupees and into how many equal steps it is divided; returns the tax at 0 and at the end of
 * each step. Deductions, other income and person are those of the case; salary makes up the rest of the income, or what is over goes from
 * other income where there is none.
 */
export function taxCurve(taxCase: TaxCase, year: TaxYear, highest: number, count: number): readonly CurvePoint[] {
  return Array.from({ length: count + 1 }, (_, at) => taxAt(taxCase, year, Math.round((highest * at) / count)));
}

/** The tax of both regimes when the income of a case is another one; see `taxCurve`. */
export function taxAt(taxCase: TaxCase, year: TaxYear, income: number): CurvePoint {
  const isSalaried = taxCase.salary > 0;
  const otherIncome = isSalaried ? Math.min(taxCase.otherIncome, income) : income;
  const at = { ...taxCase, salary: income - otherIncome, otherIncome };
  return { income, new: computeTax(at, year, 'new').total, old: computeTax(at, year, 'old').total };
}

/** Takes an income in whole rupees; returns where the axis of a chart ends so that the income stands within it: a multiple of the step. */
export function endOfAxis(income: number): { readonly highest: number; readonly step: number } {
  const least = Math.max(2_000_000, income * 1.25);
  const step = steps.find((one) => least / one <= mostSteps) ?? least;
  return { highest: Math.ceil(least / step) * step, step };
}

const mostSteps = 6;
const steps = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000].map((lakh) => lakh * 100_000);
