import type { Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';
import type { Command } from './command.ts';
import { entitiesIn } from './entities.ts';
import type { FormState } from './form-state.ts';
import { asksForDateOrTime } from './other-answers.ts';

/** Reads a change that names no answer, such as "actually make it Wednesday": one answer among those given is of the kind that was said, and differs; a day and an hour may both be. */
export function unnamedCorrection(
  text: string,
  form: Form,
  open: Question | undefined,
  formState: FormState,
  now: Date,
): Command | undefined {
  const said = entitiesIn(text, form, now);
  const differing = form.questions.filter(
    ({ id, kind }) => kind !== 'rupees' && said[id] !== undefined && said[id] !== formState.answers[id],
  );
  const changed = differing.filter(({ id }) => id !== open?.id && formState.answers[id] !== undefined);
  const [question, another] = changed;
  if (!question || (another && !changed.every(asksForDateOrTime))) return undefined;
  const value = said[question.id];
  const together = asksForDateOrTime(question) ? differing.filter(asksForDateOrTime) : [];
  if (together.length > 1)
    return {
      kind: 'answerSeveral',
      answers: Object.fromEntries(together.flatMap(({ id }) => (said[id] === undefined ? [] : [[id, said[id]]]))),
    };
  return value === undefined ? undefined : { kind: 'correct', question, value };
}
