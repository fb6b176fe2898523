import type { IntentId } from '#src/collections/types.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { refused } from '#src/domain/parsed.ts';
import type { Answers, Value } from '#src/forms/question.ts';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';

export const search: Command = { kind: 'search' };
export const keep: Command = { kind: 'keep' };
export const hold: Command = { kind: 'hold' };
export const needsForms: Command = { kind: 'needsForms' };
export const cannotChange: Command = { kind: 'cannotChange' };

export const intent = (id: IntentId): Command => ({ kind: 'intent', id });
export const starts = (
  form: FormId,
  answers: Answers = {},
  unfit: Readonly<Record<string, Refused>> = {},
): Extract<Command, { kind: 'start' }> => ({
  kind: 'start',
  form,
  answers,
  ...(Object.keys(unfit).length > 0 && {
    unfit: Object.entries(unfit).map(([question, reason]) => ({ question, refusal: refusalOf(reason) })),
  }),
});
export const resumes = (form: FormId): Command => ({ kind: 'resume', form });

/** Answers that are stored; `unfit` is what was told too and does not fit, by question. */
export const sets = (
  answers: Answers,
  unfit: Readonly<Record<string, Refused>> = {},
): Extract<Command, { kind: 'set' }> => ({
  kind: 'set',
  answers,
  ...(Object.keys(unfit).length > 0 && {
    unfit: Object.entries(unfit).map(([question, reason]) => ({ question, refusal: refusalOf(reason) })),
  }),
});

/** One answer, with the sum that an amount came from. */
export const answer = (question: string, value: Value, sum?: string): Extract<Command, { kind: 'set' }> => ({
  kind: 'set',
  answers: { [question]: value },
  ...(sum !== undefined && { sums: { [question]: sum } }),
});

type Refused = ReturnType<typeof refused>;

function refusalOf(parsed: Refused) {
  if (parsed.ok) throw new Error('this one was accepted');
  return parsed.refusal;
}

export const refuse = (question: string, reason: Refused): Command => ({
  kind: 'refuse',
  question,
  refusal: refusalOf(reason),
});

export const reopen = (question: string, reason?: Refused): Command => ({
  kind: 'reopen',
  question,
  refusal: reason ? refusalOf(reason) : null,
});

export const doubtsName = (value: string): Command => ({ kind: 'doubtName', value });

export const placeElsewhere = (question: string, value: Value): Command => ({
  kind: 'placeElsewhere',
  question,
  value,
});
