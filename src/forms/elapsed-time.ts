import cues from 'content:decision-words';
import { daysBetween } from '#src/domain/due-dates.ts';
import { addMonths, type IstDate } from '#src/domain/ist-dates.ts';
import { findPast, type Past } from '#src/entities/past/find-past.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyWord } from '#src/text/word-lists.ts';

/**
 * How a question counts time: in days of delay, in periods that are late, in months held, in days of a stay, or in full years of service and the days beyond them. `due` has the day of the
 * month after a period on which it falls due, or the day of the year, as MM-DD; where periods are counted, the months of one.
 */
export interface ElapsedRule {
  readonly unit: 'days' | 'periods' | 'months' | 'stay' | 'years' | 'restOfYear';
  readonly due: Readonly<Record<string, number | string>>;
}

/** A length of time that was told, and the places in the text that told it. */
export interface Elapsed {
  readonly value: number;
  readonly places: readonly Span[];
}

/**
 * The time that a text tells by a length ("2 months late"), or by the days between which it lies ("of August, filed on 10 October"; "bought in
 * 2015"). Takes the text, how it is counted, the day of the month or of the year on which a period falls due, and today, to which what is not over yet
 * is counted, and whether returns are counted, of which a year has twelve. Undefined where it tells none. Never throws.
 */
export function elapsedIn(
  text: string,
  unit: ElapsedRule['unit'],
  dueDay: number | string | undefined,
  today: IstDate,
  areReturnsCounted = false,
): Elapsed | undefined {
  const past = findPast(text, today).filter(({ end }) => unit !== 'months' || !untilBehind.test(text.slice(end)));
  if (unit === 'stay') return stayedIn(past);
  const places = past.filter(({ kind }) => kind !== 'length' || unit === 'days');
  const days = past.flatMap((one) => (one.kind === 'day' ? one.date : [])).sort();
  if (unit === 'years' || unit === 'restOfYear') return servedIn(text, unit, past, today);
  const late = latePeriods(text, past, areReturnsCounted);
  if (unit === 'periods') return late && typeof dueDay === 'number' ? periodsOf(late, dueDay) : undefined;
  const counted = unit === 'days' ? late?.places : undefined;
  const [length] = past.flatMap((one) => (one.kind === 'length' && !counted?.includes(one) ? [one] : []));
  if (length) {
    const isLonger = unit === 'months' && isBeyond(text, length);
    return { value: lengthIn(unit, length, days.at(-1) ?? today) + Number(isLonger), places: [length, ...places] };
  }
  const open =
    late?.areNamed === false && typeof dueDay === 'number' ? dueBefore(days.at(-1) ?? today, dueDay) : undefined;
  const value =
    unit !== 'days'
      ? heldFor(past, today)
      : open
        ? daysBetween(open, days.at(-1) ?? today)
        : delayed(text, past, days, dueDay, today);
  return value === undefined ? undefined : { value: Math.max(0, value), places };
}

/** A house that is not found "by July" was not bought then. */
const untilBehind = new RegExp(`^\\s*${anyWord(...cues.untilBehind)}`, 'iu');

/** "4 months in India": the days of the one length that is told. */
function stayedIn(past: readonly Past[]): Elapsed | undefined {
  const [only, another] = past.filter((one) => one.kind === 'length');
  return only && !another ? { value: Math.round(only.count * averageDays[only.unit]), places: [only] } : undefined;
}

/** "More than 1 year" and "1 year se zyada" are longer than a year, on which a rate may hang. */
const isBeyond = (text: string, { start, end }: Span) =>
  beyondAhead.test(text.slice(0, start)) || beyondBehind.test(text.slice(end));

const beyondAhead = new RegExp(`${anyWord(...cues.beyond)}(?:\\s+\\p{L}{1,2})?\\s*$`, 'iu');
const beyondBehind = new RegExp(`^\\s*(?:\\+|${anyWord(...cues.beyond)})`, 'iu');

/** Months of which the returns are late: how many, whether they are named, and where they are told. */
interface LatePeriods {
  readonly months: number;
  readonly areNamed: boolean;
  readonly places: readonly Past[];
}

/** The months that a text names one by one or from one to another, or counts ("3 months not filed"), at least two of them; what it calls a delay is none. */
function latePeriods(text: string, past: readonly Past[], areReturns: boolean): LatePeriods | undefined {
  const named = past.filter((one) => one.kind === 'month');
  const [first, last] = [named[0], named.at(-1)];
  if (first && last && first.first < last.first) {
    const isRange = named.length === 2 && upTo.test(text.slice(first.end, last.start));
    const months = isRange ? monthsBetween(first.first, last.first) + 1 : new Set(named.map((one) => one.first)).size;
    return { months, areNamed: true, places: named };
  }
  const counted = past.find(
    (one) =>
      one.kind === 'length' &&
      Number.isInteger(one.count) &&
      ((one.unit === 'month' && one.count > 1) || (areReturns && one.unit === 'year')),
  );
  if (counted?.kind !== 'length' || named.length > 0) return undefined;
  const isDelay = delayBehind.test(text.slice(counted.end)) || delayAhead.test(text.slice(0, counted.start));
  return isDelay
    ? undefined
    : { months: counted.count * (counted.unit === 'year' ? 12 : 1), areNamed: false, places: [counted] };
}

const upTo = new RegExp(`^\\s*(?:\\p{L}+\\s+)?(?:${anyWord(...cues.through)}|[-–])`, 'iu');
const delayBehind = new RegExp(`^\\P{L}*(?:\\p{L}+\\s+)?${anyWord(...cues.delays)}`, 'iu');
const delayAhead = new RegExp(`${anyWord(...cues.delays)}(?:\\s+\\p{L}+)?\\s*$`, 'iu');

const periodsOf = ({ months, places }: LatePeriods, monthsOfOne: number): Elapsed | undefined =>
  months < monthsOfOne ? undefined : { value: Math.round(months / monthsOfOne), places };

/** The day that one of several texts tells, the first of them that has one. Takes the texts and today. Undefined where none does. */
export const dayTold = (texts: readonly string[], today: IstDate): IstDate | undefined =>
  texts.flatMap((text) => findPast(text, today).flatMap((one) => (one.kind === 'day' ? one.date : [])))[0];

const leastServed = 6;

/** Full years of a service, or the days beyond them: by its length ("11 years 8 months"), or from one day to another. */
function servedIn(
  text: string,
  unit: 'years' | 'restOfYear',
  past: readonly Past[],
  today: IstDate,
): Elapsed | undefined {
  const lengths = past.filter((one) => one.kind === 'length');
  const longest = lengths.findIndex(({ unit: of }) => of === 'year');
  // "14 months" of service; a shorter time is that of a delay.
  const first = longest < 0 ? lengths.findIndex((one) => one.unit === 'month' && one.count >= leastServed) : longest;
  const end = lengths.findIndex(
    (one, at) => at > first && /\p{L}/u.test(text.slice(lengths[at - 1]?.end, one.start).replace(joint, '')),
  );
  const places = first < 0 ? past : lengths.slice(first, end < 0 ? undefined : end);
  const months = first < 0 ? heldFor(past, today) : undefined;
  const days = places.reduce((sum, one) => sum + (one.kind === 'length' ? one.count * averageDays[one.unit] : 0), 0);
  if (first < 0 && months === undefined) return undefined;
  const years = months === undefined ? Math.floor(days / averageDays.year) : Math.floor(months / 12);
  const rest = months === undefined ? days - years * averageDays.year : (months % 12) * averageDays.month;
  return { value: unit === 'years' ? years : Math.round(rest), places };
}

const joint = new RegExp(anyWord(...cues.and), 'iu');

/** Seven months are about 213 days, as the help of the question says. */
const averageDays = { day: 1, week: 7, fortnight: 14, month: 30.4, year: 365 } as const;

const daysOf = { day: 1, week: 7, fortnight: 14 } as const;

function lengthIn(unit: 'days' | 'months', { count, unit: of }: Past & { kind: 'length' }, end: IstDate): number {
  if (of !== 'month' && of !== 'year')
    return unit === 'days' ? count * daysOf[of] : Math.floor((count * daysOf[of]) / 30.5);
  const months = count * (of === 'year' ? 12 : 1);
  if (unit === 'months') return Math.floor(months);
  const begun = addMonths(end, -Math.floor(months));
  return daysBetween(begun, end) + (Number.isInteger(months) ? 0 : 15);
}

/** Days from the due day of the period, or from the earlier of two days, to the day of filing; to today where it is not filed. */
function delayed(
  text: string,
  past: readonly Past[],
  days: readonly IstDate[],
  dueDay: number | string | undefined,
  today: IstDate,
): number | undefined {
  const said = comparableWords(text);
  const isOpen = hasAny(said, cues.notYet);
  const period = past.findLast((one) => one.kind === 'month');
  const end = days[0] ?? (isOpen ? today : undefined);
  const due =
    typeof dueDay === 'string' && days.length < 2
      ? end && latestBefore(dueDay, end)
      : period && typeof dueDay === 'number'
        ? addMonths(period.first, 1).slice(0, 8) + String(dueDay).padStart(2, '0')
        : days.length > 1 || isOpen
          ? days[0]
          : typeof dueDay !== 'number' || days[0] === undefined
            ? undefined
            : dueBefore(days[0], dueDay);
  if (due === undefined) return undefined;
  const isFiled = period !== undefined ? days.length > 0 : !isOpen || days.length > 1;
  const filed = isFiled ? (days.at(-1) ?? today) : today;
  // Nobody files for a month before it has begun: without a year the day is the next one.
  return daysBetween(due, period && filed < period.first ? addMonths(filed, 12) : filed);
}

/** The latest day of the year, as MM-DD, up to a day. */
const latestBefore = (dayOfYear: string, day: IstDate): IstDate => {
  const [year] = day.split('-');
  const inYear = `${year ?? ''}-${dayOfYear}`;
  return inYear <= day ? inYear : `${Number(year) - 1}-${dayOfYear}`;
};

/** The latest due day before a day of filing whose period was not told. */
function dueBefore(filed: IstDate, dueDay: number): IstDate {
  const inMonth = filed.slice(0, 8) + String(dueDay).padStart(2, '0');
  return inMonth < filed ? inMonth : addMonths(inMonth, -1);
}

/** Full months from the first time that is told to the second, or to today; undefined where two years stand too near to tell. */
function heldFor(past: readonly Past[], today: IstDate): number | undefined {
  const [from, to] = past.filter(({ kind }) => kind !== 'length');
  if (!from) return undefined;
  const [begun, ended] = [boundsOf(from, today), to ? boundsOf(to, today) : { first: today, last: today }].sort(
    (one, other) => (one.first < other.first ? -1 : 1),
  );
  if (!begun || !ended) return undefined;
  const least = monthsBetween(begun.last, ended.first);
  const most = monthsBetween(begun.first, ended.last);
  return most - least > 2 && least <= surelyLong ? undefined : Math.max(0, most);
}

/** Months from which a year more or less makes no difference to how long something was held. */
const surelyLong = 24;

const monthsBetween = (from: IstDate, to: IstDate) => {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return to.slice(8) < from.slice(8) ? months - 1 : months;
};

/** The first and the last day that a time told can mean. */
function boundsOf(past: Past, today: IstDate): { readonly first: IstDate; readonly last: IstDate } {
  if (past.kind === 'day') return { first: past.date, last: past.date };
  if (past.kind === 'month') return { first: past.first, last: past.first };
  const year = past.kind === 'year' ? String(past.year) : today.slice(0, 4);
  return { first: `${year}-01-01`, last: `${year}-12-31` < today ? `${year}-12-31` : today };
}
