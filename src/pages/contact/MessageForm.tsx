import words from 'content:message-form-words';
import messageWords from 'content:message-words';
import practice from 'content:practice';
import { deliver, prepareSending } from '#src/delivery/site-mail.ts';
import { draftText, whatsAppLink } from '#src/delivery/whatsapp.ts';
import { message } from '#src/forms/message.ts';
import { SendingForm, type SendingPorts } from '#src/forms/SendingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { presentMoment } from '#src/forms/present-moment.ts';

const ports: SendingPorts = {
  now: presentMoment,
  random: Math.random,
  prepare: prepareSending,
  send: deliver,
  handOff: (rows) => whatsAppLink(practice.whatsapp, draftText(words.draft, rows)),
};

/** The message to the practice, with its subject filled in where the page gives one. */
export function MessageForm({ subject }: { readonly subject?: string }) {
  return (
    <SendingForm
      form={message}
      ports={ports}
      notice={messageWords.notice}
      {...(subject !== undefined && { defaults: { subject } })}
      sent={({ reference, again }) => (
        <>
          <h3>{messageWords.sentHeading}</h3>
          <p>{messageWords.sentText}</p>
          <p>{reference}</p>
          <Button look="quiet" onClick={again}>
            {words.again}
          </Button>
        </>
      )}
    />
  );
}
