import type { Period } from './due-dates.ts';
import { fillTemplate } from './fill-template.ts';
import { monthNames } from './ist-dates.ts';

/** How a period is written; `months` are several months of one year, `acrossYears` months of two. */
export interface PeriodWords {
  readonly month: string;
  readonly months: string;
  readonly acrossYears: string;
  readonly financialYear: string;
  readonly taxYear: string;
  readonly calendarYear: string;
}

/** Takes a period and the words; returns it as a reader calls it: October 2026, July to September 2026, FY 2025-26. */
export function periodText({ kind, from, to }: Period, words: PeriodWords): string {
  const [year = '', first = ''] = from.split('-');
  const [lastYear = '', last = ''] = to.split('-');
  const values = { from: name(first), to: name(last), year, lastYear };
  switch (kind) {
    case 'month':
      return fillTemplate(words.month, { month: name(first), year });
    case 'quarter':
    case 'half-year':
      return fillTemplate(year === lastYear ? words.months : words.acrossYears, values);
    case 'financial-year':
      return fillTemplate(words.financialYear, { year: `${year}-${lastYear.slice(2)}` });
    case 'tax-year':
      return fillTemplate(words.taxYear, { year: `${year}-${lastYear.slice(2)}` });
    case 'calendar-year':
      return fillTemplate(words.calendarYear, { year });
  }
}

const name = (month: string) => monthNames[Number(month) - 1] ?? '';
