import { addMonths, dayMonthYear, weekdayName } from '#src/domain/ist-dates.ts';
import { closureAt } from '#src/domain/office-hours.ts';
import type { Check, CheckOfDay } from './check.ts';

/** Every day on which the office is closed stands once. */
export const checkClosings: Check = ({ practice }, report) => {
  practice.fields.closings.forEach(({ date }, row, closings) => {
    if (closings.findIndex((closing) => closing.date === date) < row)
      report(practice, ['closings', row, 'date'], `${date} stands twice; remove one of the two`);
  });
};

/** Closings that passed more than three months ago, which nobody can ask for any more, and those on a day of the week that is off anyway. */
export const checkPastClosings: CheckOfDay = ({ practice }, report, today) => {
  const longAgo = addMonths(today, -3);
  const { hours } = practice.fields;
  practice.fields.closings.forEach(({ date, name }, row) => {
    if (date < longAgo)
      report(
        practice,
        ['closings', row],
        `${name}, ${date}, has long passed; remove it, or write the day of this year`,
      );
    else if (closureAt(date, undefined, { hours, closings: [] })?.kind === 'weekday')
      report(
        practice,
        ['closings', row, 'date'],
        `${dayMonthYear(date)} is a ${weekdayName(date)}, and the office is closed on every ${weekdayName(date)}; look at the day`,
      );
  });
};
