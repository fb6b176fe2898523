import { istToday } from '../ist-dates.ts';
import type { Slab } from '../income-tax.ts';

/** The ways in which an individual may be taxed. */
export const regimeNames = ['new', 'old'] as const;

export type RegimeName = (typeof regimeNames)[number];

/** What house rent exempts: the shares of basic salary in whole percents, and the cities with the higher one. */
export interface HouseRentRule {
  readonly percentInCities: number;
  readonly percentElsewhere: number;
  readonly rentLessPercentOfBasic: number;
  readonly cities: readonly { readonly name: string; readonly alsoCalled: readonly string[] }[];
}

/** The most that each deduction counts for, in whole rupees. */
export interface DeductionCaps {
  readonly section80C: number;
  readonly nps: number;
  readonly health: { readonly own: number; readonly ownSenior: number; readonly parents: number };
  readonly homeLoanInterest: number;
  readonly savingsInterest: { readonly own: number; readonly senior: number };
  readonly houseRent: HouseRentRule;
}

/** One regime of one year: whole rupees and whole percents, slabs and surcharges from the lowest up. */
export interface Regime {
  readonly slabs: readonly Slab[];
  /** The income that residents from an age on have without tax. */
  readonly exemptFromAge: readonly { readonly age: number; readonly upTo: number }[];
  readonly standardDeduction: number;
  /** How much of what the employer pays into NPS is deducted, in whole percents of basic salary. */
  readonly employerNpsPercent: number;
  readonly rebate: { readonly upTo: number; readonly most: number; readonly hasMarginalRelief: boolean };
  readonly surcharge: readonly { readonly above: number; readonly percent: number }[];
  /** Absent where the regime allows none but the standard deduction. */
  readonly deductions?: DeductionCaps | undefined;
}

/** The law of one year from April to March; `id` is such as 2026-27. */
export interface TaxYear {
  readonly id: string;
  readonly name: string;
  readonly cessPercent: number;
  readonly seniorFromAge: number;
  readonly advanceTax: {
    readonly from: number;
    readonly instalments: readonly { readonly due: string; readonly percent: number }[];
  };
  readonly regimes: Readonly<Record<RegimeName, Regime>>;
}

/** The first day of a year by its id, as YYYY-MM-DD: 2026-27 begins on 2026-04-01. */
export const firstDayOf = (id: string): string => `${id.slice(0, 4)}-04-01`;

/** Takes years in any order and a moment; returns the year that holds it by Indian time, or the latest that has begun, or else the first. Throws RangeError when there are none. */
export function currentTaxYear(years: readonly TaxYear[], now: Date): TaxYear {
  const today = istToday(now);
  const inOrder = years.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const current = inOrder.findLast(({ id }) => firstDayOf(id) <= today) ?? inOrder[0];
  if (!current) throw new RangeError('There is no tax year.');
  return current;
}

/** Takes years and the id of one; returns that year. Throws RangeError naming the years that there are. */
export function taxYearWithId<Year extends Pick<TaxYear, 'id'>>(years: readonly Year[], id: string): Year {
  const year = years.find((one) => one.id === id);
  if (year) return year;
  throw new RangeError(`There is no tax year "${id}". There are ${years.map((one) => one.id).join(', ')}.`);
}
