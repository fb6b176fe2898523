import type { ComponentProps } from 'react';
import { Control } from '#src/forms/Control.tsx';
import { isRequired, type AnswerContext, type Question } from '#src/forms/question.ts';
import type { fieldIds } from '#src/ui/Field.tsx';
import { TimeSlots } from '#src/ui/TimeSlots.tsx';
import type { Period } from '../machine/fill-slot.ts';
import type { FieldWords } from '../machine/open-field.ts';
import { DayStrip } from './DayStrip.tsx';
import { Periods } from './Periods.tsx';
import styles from './AnswerField.module.css';

/** The element a question is answered in, as on its page, with what a conversation has room for: all choices in sight, the next days, a month or a year. */
export function AnswerControl(props: {
  readonly question: Question;
  readonly answerContext: AnswerContext;
  readonly initial: string;
  readonly typed: string;
  readonly words: FieldWords;
  readonly ids: ReturnType<typeof fieldIds>;
  readonly period: Period | undefined;
  readonly onPeriod: (period: Period) => void;
  readonly onDay: (day: string) => void;
}) {
  const { question, answerContext, initial, typed, words, ids, period, onPeriod, onDay } = props;
  const { id: name, kind } = question;
  switch (kind) {
    case 'slot':
    case 'choice':
    case 'place':
      return <TimeSlots ids={ids} name={name} slots={slotsOf(question, answerContext)} chosen={initial} />;
    case 'rupees':
      return (
        <div className={styles.amount}>
          <input
            {...ids}
            type="text"
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            name={name}
            defaultValue={initial}
            aria-required={isRequired(question) || undefined}
          />
          {question.isByMonth === true && (
            <Periods name={ids.id} words={words} period={period ?? 'year'} onPeriod={onPeriod} />
          )}
        </div>
      );
    default: {
      const days = question.nextDays?.(answerContext) ?? [];
      return (
        <>
          <Control question={question} answerContext={answerContext} defaultValue={initial} ids={ids} />
          {days.length > 0 && (
            <DayStrip label={words.days} note={words.closed} days={days} chosen={typed} onChoose={onDay} />
          )}
        </>
      );
    }
  }
}

const slotsOf = (question: Question, answerContext: AnswerContext): ComponentProps<typeof TimeSlots>['slots'] =>
  (question.choices?.(answerContext) ?? []).map(({ value, label, closed, hint }) => ({
    label,
    value: String(value),
    isClosed: closed === true,
    hint,
  }));
