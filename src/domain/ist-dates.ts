/** A calendar day on the practice's clock (Asia/Kolkata), written YYYY-MM-DD. */
export type IstDate = string;

// India keeps UTC+05:30 all year, so no time zone data is needed.
const offsetMs = 330 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The months in English, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The days of the week in English, Sunday first. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function utcMidnight(date: IstDate): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? time : Number.NaN;
}

function dayAt(time: number): IstDate {
  const day = new Date(time).toISOString().slice(0, 10);
  if (!isIstDate(day)) throw new RangeError(`Outside the years 0000 to 9999: ${day}`);
  return day;
}

function realDay(date: IstDate): number {
  const time = utcMidnight(date);
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day written YYYY-MM-DD: ${date}`);
  return time;
}

/** Takes any text and tells whether it is a real calendar day written YYYY-MM-DD. */
export function isIstDate(text: string): boolean {
  return !Number.isNaN(utcMidnight(text));
}

/** Takes a moment and returns the day it falls on in India. Throws RangeError for an invalid Date. */
export function istToday(now: Date): IstDate {
  return dayAt(now.getTime() + offsetMs);
}

/**
 * Takes a moment and returns the whole minutes since midnight in India, 0 to 1439.
 * Throws RangeError for an invalid Date.
 */
export function istMinutes(now: Date): number {
  if (Number.isNaN(now.getTime())) throw new RangeError('Not a valid moment');
  const sinceMidnight = (((now.getTime() + offsetMs) % dayMs) + dayMs) % dayMs;
  return Math.floor(sinceMidnight / 60_000);
}

/**
 * Takes a day and minutes since its midnight in India and returns that moment.
 * Throws RangeError when the day is not real.
 */
export function instantOf(date: IstDate, minutes: number): Date {
  return new Date(realDay(date) - offsetMs + minutes * 60_000);
}

/** Takes a moment and a day. Returns the moment, or where that is earlier, or no moment, the beginning of the day in India. Without a real day the moment. */
export function notBefore(moment: Date, day: IstDate | undefined): Date {
  if (day === undefined || !isIstDate(day)) return moment;
  const beginning = instantOf(day, 0);
  return moment >= beginning ? moment : beginning;
}

/** Takes a day and a whole number of days, which may be negative. Throws RangeError when a day is not real. */
export function addDays(date: IstDate, days: number): IstDate {
  return dayAt(realDay(date) + days * dayMs);
}

/**
 * Takes a day and a whole number of months, which may be negative. Returns the same day of that
 * month, or its last day where the month is shorter. Throws RangeError when the day is not real.
 */
export function addMonths(date: IstDate, months: number): IstDate {
  const from = new Date(realDay(date));
  const day = from.getUTCDate();
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() + months);
  const target = new Date(from);
  target.setUTCMonth(target.getUTCMonth() + 1, 0);
  from.setUTCDate(Math.min(day, target.getUTCDate()));
  return dayAt(from.getTime());
}

/** Takes a day and returns its place in the week, 0 for Sunday. Throws RangeError when it is not real. */
export function weekdayIndex(date: IstDate): number {
  return new Date(realDay(date)).getUTCDay();
}

/** Takes a day and returns its name, 'Friday'. Throws RangeError when the day is not real. */
export function weekdayName(date: IstDate): string {
  return weekdayNames[weekdayIndex(date)] ?? '';
}

/** Takes a day and returns it as '25 December 2026'. Throws RangeError when it is not real. */
export function dayMonthYear(date: IstDate): string {
  const day = new Date(realDay(date));
  return `${day.getUTCDate()} ${monthNames[day.getUTCMonth()] ?? ''} ${date.slice(0, 4)}`;
}

/** Takes a day and returns it as 'Friday, 25 December 2026'. Throws RangeError when it is not real. */
export function longDate(date: IstDate): string {
  return `${weekdayName(date)}, ${dayMonthYear(date)}`;
}
