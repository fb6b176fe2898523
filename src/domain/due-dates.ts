import { addDays, addMonths, isIstDate, weekdayIndex, type IstDate } from './ist-dates.ts';

/** A stretch of time of which something is due: `from` and `to` are its first and last month, written YYYY-MM. */
export interface Period {
  readonly kind: 'month' | 'quarter' | 'half-year' | 'financial-year' | 'tax-year' | 'calendar-year';
  readonly from: string;
  readonly to: string;
}

/** What a date of the year is for, seen from that date. `before` is the last one that had ended, `after` the next one. */
export const spans = [
  'quarter',
  'half-year',
  'financial-year-before',
  'financial-year',
  'financial-year-after',
  'tax-year-before',
  'tax-year',
  'calendar-year-after',
] as const;

export type Span = (typeof spans)[number];

/** A length of time: so many calendar days, calendar months or working days. */
export interface Term {
  readonly unit: 'days' | 'months' | 'workingDays';
  readonly count: number;
}

/** A day that comes every year, with the time that is counted from it. */
export interface YearlyDay {
  readonly day: number;
  /** 1 for January. */
  readonly month: number;
  readonly then?: Term;
  readonly of?: Span;
  /** What is due of the whole, such as an instalment. */
  readonly part?: string;
}

/** How the law fixes a date. */
export type DueRule =
  | {
      /** A day of the month after each month. */
      readonly kind: 'monthly';
      readonly day: number;
      /** The months of which something is due, 1 for January; all of them, if none are named. */
      readonly only?: readonly number[];
      /** Months of which it is due on a day of the year instead. */
      readonly instead?: readonly { readonly of: number; readonly day: number; readonly month: number }[];
    }
  /** So many days after the end of each month. */
  | { readonly kind: 'monthEnd'; readonly days: number }
  /** A day of the month after each quarter of the calendar year. */
  | { readonly kind: 'quarterly'; readonly day: number }
  | { readonly kind: 'yearly'; readonly on: readonly YearlyDay[] }
  /** Days that are known one by one. */
  | { readonly kind: 'once'; readonly on: readonly { readonly date: IstDate; readonly part?: string }[] }
  /** So long after a day of one's own. It has no dates by itself. */
  | { readonly kind: 'event'; readonly event: string; readonly term: Term };

/** A date that was moved: the day the rule gives, the day that holds, and the order that says so. */
export interface Extension {
  readonly was: IstDate;
  readonly becomes: IstDate;
  readonly order: string;
  /** Where it can be read. */
  readonly href?: string;
  /** The day of that order. */
  readonly announced: IstDate;
}

/** What the dates of an obligation follow from. */
export interface Dated {
  readonly rule: DueRule;
  /** In the order in which they were announced. */
  readonly extensions?: readonly Extension[];
  /** The first and the last day the rule gives dates for, where it has not always held or will end. */
  readonly from?: IstDate;
  readonly until?: IstDate;
}

/** One date of an obligation. */
export interface DueDate<Obligation> {
  readonly obligation: Obligation;
  /** The day on which it is due, moved or not. */
  readonly due: IstDate;
  /** The day that the rule gives. */
  readonly rule: IstDate;
  /** Names the date among those of its obligation, whatever day it is moved to: `2026-10`, `2026-q4`, `2026-3`. */
  readonly key: string;
  readonly period?: Period;
  readonly part?: string;
  /** The order that moved it last. */
  readonly extension?: Extension;
  /** How often it was moved. */
  readonly revision: number;
}

/**
 * Takes obligations and a span of days, both ends in it, written YYYY-MM-DD. Returns the dates that fall into it once extensions are counted,
 * the soonest first, and those of one day in the order of the obligations. Throws RangeError when a day is not real.
 */
export function dueDates<Obligation extends Dated>(
  obligations: readonly Obligation[],
  from: IstDate,
  to: IstDate,
): readonly DueDate<Obligation>[] {
  if (!isIstDate(from) || !isIstDate(to)) throw new RangeError(`Not a span of calendar days: ${from} to ${to}`);
  const firstYear = yearOf(from) - 1;
  const lastYear = yearOf(to);
  return obligations
    .flatMap((obligation) => datesOf(obligation, firstYear, lastYear))
    .filter(({ due }) => from <= due && due <= to)
    .sort((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)));
}

/**
 * Takes the day of an event, written YYYY-MM-DD, and a length of time; returns the last day of it. The day of the event itself does not count.
 * Working days are Monday to Friday; holidays are not known here. Throws RangeError when the day is not real.
 */
export function dayAfter(date: IstDate, { unit, count }: Term): IstDate {
  if (unit === 'days') return addDays(date, count);
  if (unit === 'months') return addMonths(date, count);
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Takes two days, written YYYY-MM-DD; returns how many days the second is after the first, below 0 when it is before. */
export const daysBetween = (from: IstDate, to: IstDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

type Occurrence = Pick<DueDate<unknown>, 'rule' | 'key' | 'period' | 'part'>;

function moved<Obligation extends Dated>(obligation: Obligation, one: Occurrence): DueDate<Obligation> {
  const extensions = (obligation.extensions ?? []).filter(({ was }) => was === one.rule);
  const extension = extensions.at(-1);
  return {
    obligation,
    ...one,
    due: extension?.becomes ?? one.rule,
    revision: extensions.length,
    ...(extension && { extension }),
  };
}

/** Whoever somebody is, an obligation has the same days: they are worked out once for all. */
const worked = new WeakMap<Dated, { readonly years: string; readonly dates: readonly DueDate<Dated>[] }>();

function datesOf<Obligation extends Dated>(
  obligation: Obligation,
  firstYear: number,
  lastYear: number,
): readonly DueDate<Obligation>[] {
  const years = `${firstYear}-${lastYear}`;
  const known = worked.get(obligation);
  // What is kept under an obligation was made from it.
  if (known?.years === years) return known.dates as readonly DueDate<Obligation>[];
  const dates = occurrences(obligation.rule, firstYear, lastYear)
    .filter(({ rule }) => rule >= (obligation.from ?? rule) && rule <= (obligation.until ?? rule))
    .map((one) => moved(obligation, one));
  worked.set(obligation, { years, dates });
  return dates;
}

function occurrences(rule: DueRule, firstYear: number, lastYear: number): readonly Occurrence[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  switch (rule.kind) {
    case 'monthly':
      return years.flatMap((year) =>
        twelve.filter((month) => rule.only?.includes(month) ?? true).map((month) => monthly(rule, year, month)),
      );
    case 'monthEnd':
      return years.flatMap((year) =>
        twelve.map((month) => ({
          rule: addDays(lastDay(year, month), rule.days),
          key: monthName(year, month),
          period: period('month', year, month, 1),
        })),
      );
    case 'quarterly':
      return years.flatMap((year) =>
        [1, 4, 7, 10].map((month) => ({
          rule: dayIn(year, month + 3, rule.day),
          key: `${year}-q${(month + 2) / 3}`,
          period: period('quarter', year, month, 3),
        })),
      );
    case 'yearly':
      return years.flatMap((year) => rule.on.map((on, index) => yearly(on, year, index)));
    case 'once':
      return rule.on.map(({ date, part }) => ({ rule: date, key: date, ...(part !== undefined && { part }) }));
    case 'event':
      return [];
  }
}

function monthly(rule: Extract<DueRule, { kind: 'monthly' }>, year: number, month: number): Occurrence {
  const other = rule.instead?.find(({ of }) => of === month);
  return {
    rule: other
      ? dayIn(other.month > month ? year : year + 1, other.month, other.day)
      : dayIn(year, month + 1, rule.day),
    key: monthName(year, month),
    period: period('month', year, month, 1),
  };
}

function yearly({ day, month, then, of, part }: YearlyDay, year: number, index: number): Occurrence {
  const fixed = dayIn(year, month, day);
  const rule = then ? dayAfter(fixed, then) : fixed;
  return {
    rule,
    key: `${year}-${index + 1}`,
    ...(of && { period: spanAt(of, fixed) }),
    ...(part !== undefined && { part }),
  };
}

/** The period that a date is for. */
function spanAt(span: Span, date: IstDate): Period {
  const year = yearOf(date);
  const month = Number(date.slice(5, 7));
  const beganIn = month >= 4 ? year : year - 1;
  switch (span) {
    case 'quarter':
      return period('quarter', year, Math.floor((month - 1) / 3) * 3 - 2, 3);
    case 'half-year':
      return month >= 4 && month < 10 ? period('half-year', year - 1, 10, 6) : period('half-year', beganIn, 4, 6);
    case 'financial-year-before':
      return period('financial-year', beganIn - 1, 4, 12);
    case 'financial-year':
      return period('financial-year', beganIn, 4, 12);
    case 'financial-year-after':
      return period('financial-year', beganIn + 1, 4, 12);
    case 'tax-year-before':
      return taxYear(beganIn - 1);
    case 'tax-year':
      return taxYear(beganIn);
    case 'calendar-year-after':
      return period('calendar-year', year + 1, 1, 12);
  }
}

/** The Income-tax Act 2025 speaks of tax years; its first began in April 2026. */
const taxYear = (beganIn: number) => period(beganIn >= 2026 ? 'tax-year' : 'financial-year', beganIn, 4, 12);

const period = (kind: Period['kind'], year: number, month: number, months: number): Period => ({
  kind,
  from: monthName(year, month),
  to: monthName(year, month + months - 1),
});

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

const yearOf = (date: IstDate) => Number(date.slice(0, 4));

/** A month as YYYY-MM; 0 is the December before, 13 the January after. Without Date objects: a year of all obligations takes hundreds. */
function monthName(year: number, month: number): string {
  const index = year * 12 + month - 1;
  const known = writtenMonths.get(index);
  if (known !== undefined) return known;
  const name = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  writtenMonths.set(index, name);
  return name;
}

/** The months that were written before, each by its number since the year 0: every obligation asks for the same ones. */
const writtenMonths = new Map<number, string>();

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lastDay(year: number, month: number): IstDate {
  const name = monthName(year, month);
  const inYear = Number(name.slice(0, 4));
  const isLeap = (inYear % 4 === 0 && inYear % 100 !== 0) || inYear % 400 === 0;
  const isFebruary = name.endsWith('-02');
  return `${name}-${isFebruary && isLeap ? 29 : (lengths[Number(name.slice(5)) - 1] ?? 31)}`;
}

/** A day of a month, or the last one of a month that is shorter. */
function dayIn(year: number, month: number, day: number): IstDate {
  const last = lastDay(year, month);
  return `${last.slice(0, 8)}${String(Math.min(day, Number(last.slice(8)))).padStart(2, '0')}`;
}

function isWeekend(date: IstDate): boolean {
  const day = weekdayIndex(date);
  return day === 0 || day === 6;
}
