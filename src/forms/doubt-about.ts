import type { Form, Warning } from './form.ts';
import type { AnswerContext, Choice, Question, Value } from './question.ts';

/** What is doubted of an answer, and what may be taken instead. */
export interface Doubt {
  readonly text: string;
  readonly instead: readonly Choice[];
}

/** Takes a form, a new value for one of its questions and what is known. Returns what a visitor should think of before he keeps that value; undefined where nothing new speaks against it. */
export function doubtAbout(
  form: Pick<Form, 'warnings'>,
  question: Question,
  value: Value,
  answerContext: AnswerContext,
): Doubt | undefined {
  const answers = { ...answerContext.answers, [question.id]: value };
  const known = form.warnings?.(answerContext.answers) ?? [];
  const doubt = form
    .warnings?.(answers)
    .find(({ about, text }) => about === question.id && known.every((one) => one.text !== text));
  return (
    doubt && {
      text: doubt.text,
      instead: [...proposed(doubt), ...(question.suggestions?.({ ...answerContext, answers }) ?? [])],
    }
  );
}

const proposed = ({ instead, insteadLabel }: Warning): readonly Choice[] =>
  instead === undefined || insteadLabel === undefined ? [] : [{ value: instead, label: insteadLabel }];
