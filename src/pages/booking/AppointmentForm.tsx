import appointmentWords from 'content:appointment-words';
import words from 'content:booking-words';
import practice from 'content:practice';
import { deliver, prepareSending } from '#src/delivery/site-mail.ts';
import { draftText, whatsAppLink } from '#src/delivery/whatsapp.ts';
import { appointment } from '#src/forms/appointment.ts';
import { SendingForm, type SendingPorts } from '#src/forms/SendingForm.tsx';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import styles from './AppointmentForm.module.css';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { presentMoment } from '#src/forms/present-moment.ts';

const ports: SendingPorts = {
  now: presentMoment,
  random: Math.random,
  prepare: prepareSending,
  send: deliver,
  handOff: (rows) => whatsAppLink(practice.whatsapp, draftText(words.draft, rows)),
};

/** The request for an appointment. */
export function AppointmentForm() {
  return (
    <SendingForm
      form={appointment}
      ports={ports}
      notice={appointmentWords.notice}
      sent={({ answers, rows, reference, again }) => (
        <>
          <h3>{appointmentWords.sentHeading}</h3>
          <p>{appointmentWords.sentText}</p>
          <p>{reference}</p>
          <KeyValueList rows={rows} />
          <p className={styles.actions}>
            <CalendarButton answers={answers} />
            <ButtonLink
              look="quiet"
              href={whatsAppLink(practice.whatsapp, draftText(words.sentDraft, rows))}
              rel="noopener noreferrer"
              target="_blank"
            >
              {words.tell}
            </ButtonLink>
            <Button look="quiet" onClick={again}>
              {words.again}
            </Button>
          </p>
        </>
      )}
    />
  );
}
