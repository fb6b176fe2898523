import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import decisions from 'content:all-decisions';
import decisionWords from 'content:decision-words';
import formWording from 'content:form-wording';
import { istToday } from '#src/domain/ist-dates.ts';
import { answerDecision } from '#src/forms/decision-question.ts';
import { figureAsTold } from '#src/forms/figure-as-told.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import type { Period } from '../machine/fill-slot.ts';
import type { DecisionState } from '../model/decision-state.ts';
import { focusIn } from './focus-in.ts';
import { groupWhileTyped } from './group-while-typed.ts';
import { Periods } from './Periods.tsx';
import styles from './AnswerField.module.css';

const words = formWording.fields;

/** The field of the figure that a decision asks for. What is filled in is said in words, and read as they are. */
export function FigureField({
  decision: { id, given, asked = '' },
  takesFocus,
  onSay,
}: {
  readonly decision: DecisionState;
  readonly takesFocus: () => boolean;
  readonly onSay: (text: string) => void;
}) {
  const question = decisions.find((one) => one.id === id)?.questions[asked];
  const [period, setPeriod] = useState<Period>();
  const [refusal, setRefusal] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus()) focusIn(group.current);
    // It is asked once, when the field comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // On a low screen it may lie below what can be seen.
    if (refusal !== undefined) group.current?.querySelector('[id$="-error"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  if (!question || question.kind === 'choice') return null;
  const told = () => {
    const text = figureAsTold(input.current?.value ?? '', question, period && words[period]);
    return { text, answered: answerDecision(text, question, istToday(presentMoment()), given) };
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { text, answered } = told();
    if (answered.ok) {
      onSay(text);
      return;
    }
    setRefusal(answered.text);
    focusIn(group.current);
  };
  const isAmount = question.kind !== 'number' && question.kind !== 'percent';
  const field = `figure-${asked}`;
  const before = given[asked];
  return (
    <div ref={group} role="group" aria-label={words.answer} aria-live="off" tabIndex={-1} className={styles.area}>
      <form noValidate onSubmit={onSubmit}>
        <div className={styles.body}>
          <Field id={field} label={question.label} error={refusal}>
            <div className={styles.amount}>
              <input
                ref={input}
                type="text"
                inputMode={question.kind === 'number' ? (question.elapsed ? 'text' : 'numeric') : 'decimal'}
                enterKeyHint="next"
                autoComplete="off"
                defaultValue={typeof before === 'number' ? before.toLocaleString('en-IN') : ''}
                onInput={({ currentTarget }) => {
                  if (isAmount) groupWhileTyped(currentTarget);
                  if (refusal === undefined) return;
                  const { answered } = told();
                  setRefusal(answered.ok ? undefined : answered.text);
                }}
                {...fieldIds(field, { help: false, error: refusal !== undefined })}
              />
              {(question.kind === 'yearly' || question.kind === 'monthly') && (
                <Periods
                  name={field}
                  words={words}
                  period={period ?? (question.kind === 'monthly' ? 'month' : 'year')}
                  onPeriod={setPeriod}
                />
              )}
            </div>
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{decisionWords.next}</Button>
        </div>
      </form>
    </div>
  );
}
