import { accepted, type Parsed } from '#src/domain/parsed.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { maskSensitiveNumbers } from '#src/entities/sensitive/sensitive-numbers.ts';
import { answer, written, type AnswerContext, type Question, type Value } from '#src/forms/question.ts';
import type { Act } from '../model/act.ts';

/** What a field that was filled in comes to: the words it shows in the conversation, and its act. */
export interface Filled {
  readonly text: string;
  readonly act: Act;
  /** What the slot then holds; undefined where it was left empty. */
  readonly value: Value | undefined;
}

/** For which time an amount was told, where its field asks. */
export type Period = 'month' | 'year';

/**
 * Fills in the field of a question as its page would. Takes what was typed, what is known, and for which time an amount was told. Numbers that belong
 * in no chat are masked. Returns the act that stores it, or why it does not fit; never throws.
 */
export function fillSlot(
  question: Question,
  typed: string,
  answerContext: AnswerContext,
  period?: Period,
): Parsed<Filled> {
  const read = answer({ ...question, validate: accepted }, maskSensitiveNumbers(typed).text, answerContext);
  if (!read.ok) return read;
  const { id: slot, kind, format } = question;
  if (read.value === undefined) return accepted({ text: '', act: { kind: 'clearSlot', slot }, value: undefined });
  const isOfMonth = period === 'month' && typeof read.value === 'number' && !isPeriodIn(typed);
  const parsed = question.validate(isOfMonth ? read.value * monthsOfYear : read.value, answerContext);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  return accepted({
    text: written.has(kind) ? typed.trim() : format(value),
    act: {
      kind: 'setSlot',
      slot,
      value,
      ...(isOfMonth && { isMonthly: true, sum: `${format(read.value)} × ${monthsOfYear}` }),
      ...(period !== undefined && { isPeriodTold: true }),
    },
    value,
  });
}

const monthsOfYear = 12;

const isPeriodIn = (typed: string) => Object.values(periodsOf(typed)).some((isSaid) => isSaid);
