import words from 'content:booking-words';
import practice from 'content:practice';
import { calendarFile } from '#src/delivery/calendar.ts';
import { saveCalendar } from '#src/delivery/save-calendar.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { requestedTime } from '#src/forms/appointment.ts';
import type { Answers } from '#src/forms/question.ts';
import { Button } from '#src/ui/Button.tsx';

/** Offers the requested time as a calendar file, marked tentative: it is a request until the practice confirms it. */
export function CalendarButton({ answers }: { readonly answers: Answers }) {
  const requested = requestedTime(answers);
  if (!requested) return null;
  const save = () => {
    const { start, minutes, name } = requested;
    const file = calendarFile({
      uid: `${crypto.randomUUID()}@${new URL(practice.domain).hostname}`,
      stamp: new Date(),
      start,
      minutes,
      summary: fillTemplate(words.calendar.name, { service: name, practice: practice.name }),
      description: fillTemplate(words.calendar.text, { site: practice.domain, phone: practice.phone }),
    });
    saveCalendar(file, 'appointment.ics');
  };
  return (
    <Button look="quiet" onClick={save}>
      {words.calendar.save}
    </Button>
  );
}
