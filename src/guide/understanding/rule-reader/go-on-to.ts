import type { FormId } from '#src/collections/form-ids.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Command } from './command.ts';

/** Takes a form that goes on from figures worked out elsewhere, with its answers, all told for the year; returns what begins it. */
export const goOnTo = ({
  form,
  answers,
}: {
  readonly form: FormId;
  readonly answers: Answers;
}): Extract<Command, { kind: 'start' }> => ({
  kind: 'start',
  form,
  answers,
  isPeriodTold: true,
});
