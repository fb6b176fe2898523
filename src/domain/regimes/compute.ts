import type { ComputationLine } from './computation-line.ts';
import { assertCase, type TaxCase } from './tax-case.ts';
import { taxableIncome } from './taxable-income.ts';
import { taxOnIncome } from './tax-on-income.ts';
import type { RegimeName, TaxYear } from './tax-year.ts';

/** A year's tax under one regime in whole rupees, and every step that led to it. */
export interface Computation {
  readonly taxableIncome: number;
  readonly hraExempt: number;
  readonly slabTax: number;
  readonly rebate: number;
  readonly surcharge: number;
  readonly taxBeforeCess: number;
  readonly cess: number;
  readonly total: number;
  readonly lines: readonly ComputationLine[];
}

/** Takes a case, what the tax of a year needs and the name of a regime; returns the tax. Throws RangeError when an amount or the age is out of range. */
export function computeTax(
  taxCase: TaxCase,
  year: Pick<TaxYear, 'cessPercent' | 'regimes' | 'seniorFromAge'>,
  regimeName: RegimeName,
): Computation {
  assertCase(taxCase);
  const regime = year.regimes[regimeName];
  const income = taxableIncome(taxCase, regime, year);
  const tax = taxOnIncome(income.taxable, taxCase, regime, year.cessPercent);
  return {
    ...tax,
    taxableIncome: income.taxable,
    hraExempt: income.hraExempt,
    lines: [...income.lines, ...tax.lines],
  };
}
