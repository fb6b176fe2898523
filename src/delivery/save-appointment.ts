import words from 'content:appointment-words';
import practice from 'content:practice';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { saveCalendar } from './save-calendar.ts';

/** Hands the visitor a requested appointment as a calendar file, marked tentative: it is a request until the practice confirms it. */
export function saveAppointment({
  start,
  minutes,
  name,
  stamp,
}: {
  readonly start: Date;
  readonly minutes: number;
  readonly name: string;
  /** The present moment. */
  readonly stamp: Date;
}): void {
  // The same request saved twice is one entry.
  const uid = `request-${start.getTime()}@${new URL(practice.domain).hostname}`;
  saveCalendar(
    {
      entries: [
        {
          uid,
          changed: stamp,
          when: { start, minutes },
          summary: fillTemplate(words.calendar.name, { service: name, practice: practice.name }),
          description: fillTemplate(words.calendar.text, { site: practice.domain, phone: practice.phone }),
        },
      ],
    },
    'appointment.ics',
  );
}
