import { addMonths } from '#src/domain/ist-dates.ts';
import type { Check, CheckOfDay } from './check.ts';

/** Every day on which the office is closed stands once. */
export const checkClosings: Check = ({ practice }, report) => {
  practice.fields.closings.forEach(({ date }, row, closings) => {
    if (closings.findIndex((closing) => closing.date === date) < row)
      report(practice, ['closings', row, 'date'], `${date} stands twice; remove one of the two`);
  });
};

/** Closings that passed more than three months ago, which nobody can ask for any more. */
export const checkPastClosings: CheckOfDay = ({ practice }, report, today) => {
  const longAgo = addMonths(today, -3);
  practice.fields.closings.forEach(({ date, name }, row) => {
    if (date < longAgo)
      report(
        practice,
        ['closings', row],
        `${name}, ${date}, has long passed; remove it, or write the day of this year`,
      );
  });
};
