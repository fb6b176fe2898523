import words from 'content:appointment-words';
import { saveAppointment } from '#src/delivery/save-appointment.ts';
import { requestedTime } from '#src/forms/appointment.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import type { Answers } from '#src/forms/question.ts';
import { Button } from '#src/ui/Button.tsx';

/** Offers the requested time as a calendar file. */
export function CalendarButton({ answers }: { readonly answers: Answers }) {
  const requested = requestedTime(answers);
  if (!requested) return null;
  return (
    <Button
      look="quiet"
      onClick={() => {
        saveAppointment({ ...requested, stamp: presentMoment() });
      }}
    >
      {words.calendar.save}
    </Button>
  );
}
