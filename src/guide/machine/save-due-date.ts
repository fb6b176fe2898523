import pageWords from 'content:due-date-page-words';
import words from 'content:due-date-words';
import groups from 'content:obligations';
import practice from 'content:practice';
import { nameOf } from '#src/collections/due-date-text.ts';
import { dueDateCalendar } from '#src/delivery/due-date-calendar.ts';
import { saveCalendar } from '#src/delivery/save-calendar.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import type { CalendarDate } from '../model/chip.ts';

/** Hands one due date to the visitor as a calendar file. Does nothing for one that there is no more. */
export function saveDueDate({ obligation, due }: CalendarDate): void {
  const known = groups.flatMap(({ obligations }) => obligations).filter(({ id }) => id === obligation);
  for (const date of dueDates(known, due, due)) {
    const head = { name: nameOf(date), about: pageWords.calendars.about };
    saveCalendar(dueDateCalendar(head, [date], words, practice.domain), `${obligation}-${date.key}.ics`);
  }
}
