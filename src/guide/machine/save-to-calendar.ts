import { saveAppointment } from '#src/delivery/save-appointment.ts';
import { requestedTime } from '#src/forms/appointment.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import type { CalendarEntry } from '../model/chip.ts';
import { saveDueDate } from './save-due-date.ts';

/** Hands the visitor a due date, or the appointment that was asked for, as a calendar file. Does nothing for what there is no more. */
export function saveToCalendar(entry: CalendarEntry): void {
  if (entry.kind === 'dueDate') {
    saveDueDate(entry);
    return;
  }
  const requested = requestedTime(entry.answers);
  if (requested) saveAppointment({ ...requested, stamp: presentMoment() });
}
