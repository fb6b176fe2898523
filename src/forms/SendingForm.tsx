import { useEffect, useRef, useState, type ReactNode } from 'react';
import words from 'content:form-page-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { newReference } from '#src/domain/reference.ts';
import { Button } from '#src/ui/Button.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { FilledText } from '#src/ui/FilledText.tsx';
import { keepDraft, readDraft, referenceIn, withReference } from './draft.ts';
import { reviewRows, type Form, type Mail, type MailDetails, type Row, type SendEnding } from './form.ts';
import { FormFields } from './FormFields.tsx';
import { NeedsScript } from './NeedsScript.tsx';
import { ownTimeZone } from './own-time-zone.ts';
import type { Answers } from './question.ts';
import styles from './SendingForm.module.css';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { honeypotName, useForm } from './use-form.ts';
import { useSending, type SendingOutcome } from './use-sending.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';

/** What a sending form needs from outside: the sending itself, and a link that carries the answers another way. */
export interface SendingPorts {
  readonly now: () => Date;
  /** Numbers from 0 up to, but without, 1. */
  readonly random: () => number;
  /** Called at each input: gets ready what the sending needs. */
  readonly prepare: () => void;
  readonly send: (mail: Mail) => Promise<SendingOutcome>;
  readonly handOff: (rows: readonly Row[]) => string;
}

/** A request that has gone: what it said, with its reference, and the way to write another one. */
export interface SentRequest {
  readonly answers: Answers;
  readonly rows: readonly Row[];
  /** The sentence that names the reference. */
  readonly reference: string;
  readonly again: () => void;
}

/** A form that is sent, with all it can become: being filled in, sending, sent, failed with everything kept. */
export function SendingForm(props: {
  readonly form: Form<SendEnding>;
  readonly ports: SendingPorts;
  readonly notice: string;
  readonly sent: (done: SentRequest) => ReactNode;
  readonly defaults?: Readonly<Record<string, string>>;
}) {
  const { form, ports, notice, sent, defaults = {} } = props;
  const { sending, begin, again } = useSending(ports.send);
  const [tried, setTried] = useState<MailDetails & { readonly answers: Answers }>(nothing);
  const [hasTrapped, setHasTrapped] = useState(false);
  const { label, sent: sentReference, failed: failedReference } = form.ending.reference;
  const rows = [...reviewRows(form, tried.answers, tried.timeZone), { label, value: tried.reference }];
  const outcome = useRef<HTMLDivElement>(null);
  const { ref, texts, refusals, onInput, onChoose, onSubmit } = useForm(
    form,
    ports.now,
    (answers, clear, isTrapped) => {
      const draft = readDraft(tabStorage, form.id);
      const reference = referenceIn(draft) ?? (tried.reference || newReference(ports.random));
      keepDraft(tabStorage, form.id, withReference(draft, reference));
      const timeZone = ownTimeZone();
      setTried({ answers, reference, timeZone });
      setHasTrapped(isTrapped);
      if (isTrapped) return;
      void begin(form.ending.mail(answers, { reference, timeZone })).then((isSent) => {
        if (isSent) clear();
      });
    },
  );
  const isSending = sending.state === 'sending';

  useEffect(() => {
    if (sending.state === 'sent' || sending.state === 'failed' || hasTrapped) outcome.current?.focus();
  }, [sending.state, hasTrapped]);

  if (sending.state === 'sent') {
    return (
      <div ref={outcome} tabIndex={-1} role="status">
        <Alert kind="good">
          {sent({
            answers: tried.answers,
            rows,
            reference: fillTemplate(sentReference, { reference: tried.reference }),
            again: () => {
              setTried(nothing);
              again();
            },
          })}
        </Alert>
      </div>
    );
  }
  const handOff = (
    <a href={ports.handOff(rows)} rel="noopener noreferrer">
      {words.keptLink}
    </a>
  );
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onInput={() => {
        ports.prepare();
        onInput();
      }}
      onSubmit={onSubmit}
      aria-label={form.title}
    >
      <FormFields form={form} texts={texts} refusals={refusals} defaults={defaults} onChoose={onChoose}>
        <p>{notice}</p>
        <NeedsScript />
        <div aria-hidden="true" className={styles.honeypot}>
          <label>
            <span>{words.honeypot}</span>
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" disabled={isSending} aria-busy={isSending || undefined}>
          <Unbroken text={isSending ? words.sending : form.action} />
        </Button>
        {hasTrapped && (
          <div ref={outcome} tabIndex={-1} role="alert">
            <Alert kind="wrong">
              <FilledText text={words.trapped} values={{ link: handOff }} />
            </Alert>
          </div>
        )}
        {sending.state === 'failed' && !hasTrapped && (
          <div ref={outcome} tabIndex={-1} role="alert">
            <Alert kind="wrong">
              <p key={sending.text}>{sending.text}</p>
              <p>{fillTemplate(failedReference, { reference: tried.reference })}</p>
              <p>
                <FilledText text={words.kept} values={{ link: handOff }} />
              </p>
            </Alert>
          </div>
        )}
      </FormFields>
    </form>
  );
}

const nothing = { answers: {}, reference: '' };
