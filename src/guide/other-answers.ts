import type { Form } from '#src/forms/form.ts';
import type { Answers, Question } from '#src/forms/question.ts';
import type { Command } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import type { FormState } from './form-state.ts';

/** Kinds of answers that can be told from any other. */
export const distinctiveKinds: ReadonlySet<Question['kind']> = new Set(['date', 'slot', 'email', 'phone']);

/** Whether a question asks for a day or an hour; the two are often said together. */
export const asksForDateOrTime = ({ kind }: Question) => kind === 'date' || kind === 'slot';

/**
 * "Next thursday", said while the hour is asked for, is the day; a mail address at the number is the address. Takes what the open question
 * could not read; of a question of words, what is no words of one's own. Undefined unless it surely is an answer to another one, or a day and an hour together.
 */
export function answerToOtherQuestion(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  { now }: TurnContext,
): Command | undefined {
  if (open?.kind === 'longText' || text.includes('?')) return undefined;
  const answerContext = { now, answers: formState.answers };
  const alone = form.questions.filter(({ isAlone }) => isAlone?.(text, answerContext));
  const kinds =
    open?.kind === 'text'
      ? (question: Question) => alone.includes(question) || (question.kind === 'slot' && alone.some(asksForDateOrTime))
      : ({ kind }: Question) => distinctiveKinds.has(kind);
  const fitting = form.questions.filter(
    (question) => question.id !== open?.id && kinds(question) && question.parse(text, answerContext).ok,
  );
  const [only, another] = fitting;
  if (
    !only ||
    (another && !fitting.every(asksForDateOrTime)) ||
    (!another && only.kind === 'slot' && !isClearlyAnHour(text))
  )
    return undefined;
  const answers: Record<string, Answers[string]> = {};
  for (const question of fitting) {
    const parsed = question.parse(text, answerContext);
    const held = parsed.ok
      ? question.validate(parsed.value, { now, answers: { ...formState.answers, ...answers } })
      : parsed;
    if (held.ok) answers[question.id] = held.value;
    else if (!another)
      return formState.answers[question.id] === undefined
        ? undefined
        : { kind: 'reopen', question, refusal: held.refusal };
  }
  return Object.keys(answers).length > 0 ? { kind: 'answerSeveral', answers } : undefined;
}

/** "4 pm" and "16:00" are hours; "4" may be anything. */
const isClearlyAnHour = (text: string) => /\d.*\p{Letter}|\p{Letter}.*\d|:/u.test(text);
