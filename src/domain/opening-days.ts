import { weekdayIndex, weekdayNames, type IstDate } from './ist-dates.ts';

/**
 * Takes days as a notice writes them ('Saturday', 'Monday to Friday', 'Monday, Wednesday and Friday'). Returns them as
 * numbers, 0 for Sunday, in the order they are named. A span may run over the end of the week.
 */
export function weekdaysOf(days: string): readonly number[] {
  const named = weekdayNames
    .flatMap((name, index) => (days.includes(name) ? [{ index, at: days.indexOf(name) }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ index }) => index);
  const [first, last] = named;
  if (first === undefined || last === undefined || !/\bto\b/.test(days)) return named;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

/** Takes days as `weekdaysOf` does and a day. Tells whether the day is one of them. */
export const isAmong = (days: string, date: IstDate): boolean => weekdaysOf(days).includes(weekdayIndex(date));
