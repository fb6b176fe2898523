import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { slotMinutes } from '#src/domain/appointment-time.ts';

type Day = Extract<DayOfWeek, 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'>;

const week: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Takes the rows of opening hours as content has them ("Monday to Friday", "9:00 AM to 6:00 PM"). Returns one specification
 * for each row that is not closed. Throws RangeError for a day that does not exist.
 */
export function openingHours(
  rows: readonly { readonly days: string; readonly time: string }[],
): readonly OpeningHoursSpecification[] {
  return rows.flatMap(({ days, time }): OpeningHoursSpecification[] => {
    const [opens, closes] = time.split(' to ');
    if (opens === undefined || closes === undefined) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysBetween(days),
        opens: clock(opens),
        closes: clock(closes),
      },
    ];
  });
}

function daysBetween(text: string): readonly Day[] {
  const [first = '', last = first] = text.split(' to ');
  const [from, to] = [first, last].map((name) => week.findIndex((day) => day === name));
  if (from === undefined || to === undefined || from < 0 || to < 0)
    throw new RangeError(`Not days of the week: ${text}`);
  return from <= to ? week.slice(from, to + 1) : [...week.slice(from), ...week.slice(0, to + 1)];
}

function clock(time: string): string {
  const minutes = slotMinutes(time.padStart('00:00 AM'.length, '0'));
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
