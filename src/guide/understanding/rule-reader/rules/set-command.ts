import type { Parsed } from '#src/domain/parsed.ts';
import type { Question, Value } from '#src/forms/question.ts';
import type { AnswersTold } from '../answers-told.ts';
import type { Command } from '../command.ts';
import type { Situation } from '../situation.ts';

/** An answer as it was read, held against the rules that depend on the time and on other answers. */
export function validated(
  question: Question,
  parsed: Parsed<Value>,
  { form, answerContext }: Situation,
  sum?: string,
): Command {
  const held = parsed.ok ? question.validate(parsed.value, answerContext) : parsed;
  const day = form.questions.find(({ kind }) => kind === 'date');
  if (!held.ok && held.refusal.code === 'timeNoneLeft' && day)
    return { kind: 'reopen', question: day.id, refusal: held.refusal };
  if (!held.ok) return { kind: 'refuse', question: question.id, refusal: held.refusal };
  const answers = { [question.id]: held.value };
  return sum === undefined ? { kind: 'set', answers } : { kind: 'set', answers, sums: { [question.id]: sum } };
}

export function setCommand(
  answers: Readonly<Record<string, Value>>,
  { sums, unfit }: Pick<AnswersTold, 'sums' | 'unfit'>,
): Command {
  const [problem] = unfit;
  if (problem && Object.keys(answers).length === 0) return { kind: 'reopen', ...problem };
  return {
    kind: 'set',
    answers,
    ...(Object.keys(sums).length > 0 && { sums }),
    ...(unfit.length > 0 && { unfit }),
  };
}
