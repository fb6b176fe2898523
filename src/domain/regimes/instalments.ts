import { roundHalfUp } from '../rounding.ts';
import type { TaxCase } from './tax-case.ts';
import type { TaxYear } from './tax-year.ts';

/** One instalment of advance tax: its day as YYYY-MM-DD, the share of the tax that is due by then, and in whole rupees what is paid on it. */
export interface Instalment {
  readonly due: string;
  readonly percent: number;
  /** What has to have been paid by that day. */
  readonly inAll: number;
  readonly amount: number;
}

/**
 * Takes a year's tax in whole rupees, of which nothing has been deducted at source, and the year; returns the instalments of advance tax
 * (sections 208 and 211; sections 404 and 408 of the 2025 Act). None where the tax is below the limit.
 */
export function instalments(tax: number, year: Pick<TaxYear, 'id' | 'advanceTax'>): readonly Instalment[] {
  const { from, instalments: shares } = year.advanceTax;
  if (tax < from) return [];
  const dueBy = shares.map(({ percent }) => roundHalfUp(BigInt(tax) * BigInt(percent), 100n));
  return shares.map(({ due, percent }, at) => {
    const inAll = dueBy[at] ?? tax;
    return { due: dayIn(year.id, due), percent, inAll, amount: inAll - (dueBy[at - 1] ?? 0) };
  });
}

/** Whether the law frees a person from advance tax: residents from the age of a senior citizen, unless they have a business. */
export const isFreeOfAdvanceTax = ({ age, isResident }: Pick<TaxCase, 'age' | 'isResident'>, year: TaxYear): boolean =>
  isResident && age >= year.seniorFromAge;

/** A day of the calendar within a year that runs from April to March. */
function dayIn(id: string, monthAndDay: string): string {
  const first = Number(id.slice(0, 4));
  return `${monthAndDay < '04-01' ? first + 1 : first}-${monthAndDay}`;
}
