import { useRef, useState, type ReactElement, type RefCallback } from 'react';
import words from 'content:decision-words';
import type { DecisionQuestion } from '#src/collections/types.ts';
import { notKnown, type Given } from '#src/domain/decisions/rule.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import { answerDecision, writtenAnswer } from '#src/forms/decision-question.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import styles from './Check.module.css';

/** One question of a case: its choices as buttons, or a field for a figure. That one does not know is an answer to either. */
export function CheckQuestion({
  id,
  question,
  before,
  given,
  onAnswer,
  ref,
}: {
  readonly id: string;
  readonly question: DecisionQuestion;
  readonly before: number | string | undefined;
  /** What was answered to the other questions. */
  readonly given: Given;
  readonly onAnswer: (value: number | string) => void;
  /** What takes the focus when the question opens. */
  readonly ref: RefCallback<HTMLElement>;
}) {
  const unknown = (
    <Button
      look="quiet"
      onClick={() => {
        onAnswer(notKnown);
      }}
    >
      {words.notKnown.label}
    </Button>
  );
  if (question.kind !== 'choice')
    return <FigureQuestion {...{ id, question, before, given, onAnswer, ref, unknown }} />;
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      tabIndex={-1}
      ref={ref}
      className={styles.group}
    >
      <h3 id={id}>{question.prompt}</h3>
      <p id={`${id}-help`} className={styles.help}>
        {question.help}
      </p>
      <div className={styles.choices}>
        {Object.entries(question.choices).map(([name, { label }]) => (
          <Button
            key={name}
            look="quiet"
            onClick={() => {
              onAnswer(name);
            }}
          >
            {label}
          </Button>
        ))}
        {unknown}
      </div>
    </div>
  );
}

function FigureQuestion({
  id,
  question,
  before,
  given,
  onAnswer,
  ref,
  unknown,
}: Parameters<typeof CheckQuestion>[0] & { readonly unknown: ReactElement }) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const answered = answerDecision(field.current?.value ?? '', question, istToday(presentMoment()), given);
        if (answered.ok) onAnswer(answered.value);
        else {
          setError(answered.text);
          field.current?.focus();
        }
      }}
    >
      <Field id={id} label={question.prompt} help={question.help} error={error}>
        <input
          ref={(input) => {
            field.current = input;
            void ref(input);
          }}
          type="text"
          autoComplete="off"
          defaultValue={before === undefined || before === notKnown ? '' : writtenAnswer(question, before)}
          {...fieldIds(id, { help: true, error: error !== undefined })}
        />
      </Field>
      <div className={styles.choices}>
        <Button type="submit">{words.next}</Button>
        {unknown}
      </div>
    </form>
  );
}
