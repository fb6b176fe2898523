import type { Form } from '#src/forms/form.ts';
import { heard, type AnswerContext, type Answers } from '#src/forms/question.ts';
import type { Brief } from '#src/language/in-brief.ts';
import { acceptsAnyText, type Command } from './command.ts';

/**
 * The command of a message that was read in brief. Takes the command, the brief, the forms and what values are read with. What it stores in the visitor's own words is
 * all that was typed.
 */
export function asTyped(
  command: Command,
  { typedFor }: Brief,
  forms: readonly Form[],
  answerContext: Omit<AnswerContext, 'answers'>,
): Command {
  if (command.kind !== 'set' && command.kind !== 'start') return command;
  const questions = forms.flatMap((form) => form.questions.filter(acceptsAnyText));
  const inFull = ([id, value]: readonly [string, Answers[string]]) => {
    const question = questions.find((one) => one.id === id);
    if (!question || typeof value !== 'string') return [id, value] as const;
    const parsed = heard(question, typedFor(value), { ...answerContext, answers: command.answers });
    return [id, parsed.ok ? parsed.value : value] as const;
  };
  return { ...command, answers: Object.fromEntries(Object.entries(command.answers).map(inFull)) };
}
