import type { refused } from '#src/domain/parsed.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Answers, Value } from '#src/forms/question.ts';
import type { Command } from '#src/guide/command.ts';

/** A command in which forms and questions stand by their ids. */
export interface PlainCommand {
  readonly kind: Command['kind'];
  readonly [detail: string]: unknown;
}

/** A command as a test writes it down. What is undefined is left out. */
export function plain(command: Command): PlainCommand {
  const details = Object.entries(command).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(
      details.map(([name, value]) => [
        name,
        name === 'question' || name === 'form' ? (value as { id: string }).id : value,
      ]),
    ),
    kind: command.kind,
  };
}

export const search: PlainCommand = { kind: 'search' };
export const keep: PlainCommand = { kind: 'keep' };
export const needsForms: PlainCommand = { kind: 'needsForms' };
export const cannotChange: PlainCommand = { kind: 'cannotChange' };

export const intent = (id: IntentId): PlainCommand => ({ kind: 'intent', id });
export const starts = (form: FormId, known: Answers = {}): PlainCommand => ({ kind: 'startForm', form, known });
export const several = (answers: Answers): PlainCommand => ({ kind: 'answerSeveral', answers });
export const correct = (question: string, value: Value): PlainCommand => ({ kind: 'correct', question, value });
type Refused = ReturnType<typeof refused>;

const refusalOf = (parsed: Refused) => (parsed.ok ? null : parsed.refusal);

export const refuse = (question: string, reason: Refused): PlainCommand => ({
  kind: 'refuse',
  question,
  refusal: refusalOf(reason),
});

export const answer = (question: string, value: Value, explained?: string): PlainCommand => ({
  kind: 'answer',
  question,
  value,
  ...(explained !== undefined && { explained }),
});

export const reopen = (question: string, reason?: Refused): PlainCommand => ({
  kind: 'reopen',
  question,
  refusal: reason ? refusalOf(reason) : null,
});

export const placeElsewhere = (question: string, value: Value): PlainCommand => ({
  kind: 'placeElsewhere',
  question,
  value,
});
