import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { openingHours as openingStretches, type Hours } from '#src/domain/hours-abroad.ts';
import { weekdayNames } from '#src/domain/ist-dates.ts';
import { weekdaysOf } from '#src/domain/opening-days.ts';

type Day = Extract<DayOfWeek, 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'>;

/**
 * Takes the rows of opening hours as content has them ("Monday to Friday", "9:00 AM to 6:00 PM"). Returns one specification
 * for each stretch of each row that is not closed. Throws RangeError for a day or a time that does not exist.
 */
export function openingHours(
  rows: readonly { readonly days: string; readonly time: string }[],
): readonly OpeningHoursSpecification[] {
  return rows.flatMap(({ days, time }) =>
    stretchesOf(time).map(({ from, to }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysNamed(days),
      opens: clock(from),
      closes: clock(to),
    })),
  );
}

/** Takes the single days on which the office is closed, as YYYY-MM-DD. Returns one specification for each, with no hour open. */
export const closedDays = (closings: readonly { readonly date: string }[]): readonly OpeningHoursSpecification[] =>
  closings.map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }));

function stretchesOf(time: string): readonly Hours[] {
  const stretches = openingStretches(time);
  if (stretches.length === 0 && time !== 'Closed') throw new RangeError(`Not opening hours: ${time}`);
  return stretches;
}

function daysNamed(text: string): readonly Day[] {
  const known = text.split(/, | and | to /).every((name) => weekdayNames.some((day) => day === name));
  if (!known) throw new RangeError(`Not days of the week: ${text}`);
  return weekdaysOf(text).flatMap((index) => weekdayNames[index] ?? []);
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
