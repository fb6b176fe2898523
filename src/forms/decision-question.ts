import words from 'content:decision-words';
import amountWords from 'content:vocabulary-amounts';
import repairs from 'content:vocabulary-repairs';
import type { DecisionQuestion } from '#src/collections/types.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { notKnown, type Given } from '#src/domain/decisions/rule.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { inLakhAndCrore } from '#src/domain/lakh-and-crore.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { choiceIn, readCase } from './decision-reading.ts';

/** What an answer to a question of a decision comes to: a value, or the sentence that tells why it is none. */
export type Answered =
  | { readonly ok: true; readonly value: number | string }
  | { readonly ok: false; readonly text: string };

/**
 * Reads an answer to the question of a decision that is open. "I do not know" is one. Takes today and what was answered before, by which days
 * are counted. Never throws.
 */
export function answerDecision(text: string, question: DecisionQuestion, today?: IstDate, before?: Given): Answered {
  const said = comparableWords(text);
  const { label, words: other } = words.notKnown;
  if (hasAny(said, [label, ...other])) return { ok: true, value: notKnown };
  if (question.kind === 'choice') {
    const value = choiceIn(said, question);
    return value === undefined ? { ok: false, text: words.unread } : { ok: true, value };
  }
  const { otherwise } = question;
  if (otherwise && hasAny(said, [otherwise.label])) return { ok: true, value: otherwise.value };
  const read = readCase(
    question.kind === 'percent' && /^\s*[\d.]+\s*$/.test(text) ? `${text}%` : text,
    { questions: { only: { ...question, isMain: true } } },
    today,
    before,
  );
  if (read.outside !== undefined) return { ok: false, text: outsideText(question) };
  const small = /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
  const value = read.given.only ?? small;
  if (value === undefined) return isNone(text, question) ? { ok: true, value: 0 } : { ok: false, text: words.unread };
  return Number(value) > question.most || Number(value) < question.least
    ? { ok: false, text: outsideText(question) }
    : { ok: true, value };
}

/**
 * "Koi salary nahi", "0, no cash": a short message that tells no other figure and says that there is none, of what adds up or is a share. A price that
 * is not there yet is none of nought: "abhi nahi becha".
 */
const isNone = (
  text: string,
  { kind, isSum, least }: Exclude<DecisionQuestion, { readonly kind: 'choice' }>,
): boolean =>
  (isSum || kind === 'percent') &&
  least <= 0 &&
  !asksOutright(text) &&
  !/[1-9]/.test(text) &&
  text.trim().split(/\s+/).length <= longestNone &&
  hasNone.test(text);

const longestNone = 5;
const hasNone = new RegExp(anyWord(amountWords.nothing, amountWords.denied, repairs.no), 'iu');

/** Whether a value can be an answer to the question of a decision. */
export function isAnswerTo(question: DecisionQuestion, value: number | string): boolean {
  if (value === notKnown) return true;
  if (question.kind === 'choice') return Object.hasOwn(question.choices, value);
  return (
    value === question.otherwise?.value ||
    (typeof value === 'number' && value >= question.least && value <= question.most)
  );
}

/** The sentence that questions a figure that cannot be. */
export function outsideText(question: DecisionQuestion): string {
  if (question.kind === 'choice') return words.unread;
  const { label, least, most } = question;
  return fillTemplate(words.outside, {
    label,
    least: writtenAnswer(question, least),
    most: writtenAnswer(question, most),
  });
}

/** An answer as a person reads it. */
export function writtenAnswer(question: DecisionQuestion, value: number | string): string {
  if (value === notKnown) return words.notKnown.label;
  switch (question.kind) {
    case 'choice':
      return question.choices[value]?.label ?? String(value);
    case 'number':
      return formatRupees(Number(value)).slice(1);
    case 'percent':
      return `${value}%`;
    default:
      return inLakhAndCrore(Number(value));
  }
}
