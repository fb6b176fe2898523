import { weekdayNames, weekdayIndex, type IstDate } from './ist-dates.ts';

/**
 * Takes days as a notice writes them ('Saturday', 'Monday to Friday', 'Monday and Thursday') and a day.
 * Tells whether the day is one of them. A span may run over the end of the week.
 */
export function isAmong(days: string, date: IstDate): boolean {
  const named = weekdayNames
    .flatMap((name, index) => (days.includes(name) ? [{ index, at: days.indexOf(name) }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ index }) => index);
  const today = weekdayIndex(date);
  const [first, last] = named;
  if (first === undefined || last === undefined || !/\bto\b/.test(days)) return named.includes(today);
  return (today - first + 7) % 7 <= (last - first + 7) % 7;
}
