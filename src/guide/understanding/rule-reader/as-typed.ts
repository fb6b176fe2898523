import type { Form } from '#src/forms/form.ts';
import { heard, written, type AnswerContext, type Value } from '#src/forms/question.ts';
import type { Brief } from '#src/text/in-brief.ts';
import type { Command } from './command.ts';

/**
 * The command of a message that was read in brief. Takes the command, the brief, the forms and what values are read with. What it stores as it was written is
 * all that was typed.
 */
export function asTyped(
  command: Command,
  { typedFor }: Brief,
  forms: readonly Form[],
  answerContext: Omit<AnswerContext, 'answers'>,
): Command {
  if (command.kind !== 'set' && command.kind !== 'start') return command;
  const questions = forms.flatMap((form) => form.questions.filter(({ kind }) => written.has(kind)));
  const answers: Record<string, Value> = {};
  for (const [id, value] of Object.entries(command.answers)) {
    const question = questions.find((one) => one.id === id);
    const parsed = question && heard(question, typedFor(String(value)), { ...answerContext, answers: command.answers });
    if (parsed?.ok === false && command.kind === 'set')
      return { kind: 'refuse', question: id, refusal: parsed.refusal };
    answers[id] = parsed?.ok === true ? parsed.value : value;
  }
  return { ...command, answers };
}
