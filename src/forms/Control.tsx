import words from 'content:form-page-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { fieldIds } from '#src/ui/Field.tsx';
import { TimeSlots } from '#src/ui/TimeSlots.tsx';
import { isRequired, type Question, type AnswerContext } from './question.ts';

/** The element a question is answered in. Without surroundings (before the script is there) nothing depends on the time. */
export function Control({
  question,
  answerContext,
  defaultValue,
  ids,
}: {
  readonly question: Question;
  readonly answerContext: AnswerContext | null;
  readonly defaultValue: string;
  readonly ids: ReturnType<typeof fieldIds>;
}) {
  const { id: name } = question;
  const shared = {
    ...ids,
    name,
    defaultValue,
    'aria-required': isRequired(question) || undefined,
    autoComplete: question.autoComplete ?? 'off',
  };
  const choices = question.choices?.(answerContext ?? noAnswerContext) ?? [];
  switch (question.kind) {
    case 'longText':
      return <textarea rows={6} {...shared} />;
    case 'email':
      return <input type="text" inputMode="email" autoCapitalize="none" spellCheck={false} {...shared} />;
    case 'phone':
      return <input type="tel" {...shared} />;
    case 'date': {
      const bounds = answerContext ? question.bounds?.(answerContext) : undefined;
      return <input type="date" min={bounds?.first} max={bounds?.last} {...shared} />;
    }
    case 'choice':
      return (
        <select {...shared}>
          <option value="">{words.choose}</option>
          {choices.map(({ value, label, hint }) => (
            <option key={value} value={value}>
              {hint === undefined ? label : fillTemplate(words.choice, { name: label, hint })}
            </option>
          ))}
        </select>
      );
    case 'slot':
      return (
        <TimeSlots
          ids={ids}
          name={name}
          slots={choices.map(({ label, closed, hint }) => ({
            label,
            isClosed: answerContext !== null && closed === true,
            hint,
          }))}
        />
      );
    default:
      return <input type="text" {...shared} />;
  }
}

const noAnswerContext: AnswerContext = { now: new Date(0), answers: {} };
