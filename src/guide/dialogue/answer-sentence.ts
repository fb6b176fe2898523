import { writtenAnswer } from '#src/forms/form.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';

/** An answer as the guide says it back, in both clocks where it has two; a long one with its beginning, an amount with the sum it came from. */
export function answerSentence(
  question: Question,
  answers: Answers,
  timeZone: string | undefined,
  sum?: string,
  before?: Value,
): readonly string[] {
  const value = answers[question.id];
  if (value === undefined) return [];
  const whole = writtenAnswer(question, value, { answers, timeZone });
  const isLong = (text: string) => Array.from(text).length > longestEcho;
  // Of long notes, what was added to them.
  const isMore = before !== undefined && isLong(whole) && String(value).startsWith(`${String(before)}\n`);
  const said = isMore ? `… ${String(value).slice(String(before).length + 1)}` : whole;
  const letters = Array.from(said.replace(/\s+/g, ' '));
  const written = letters.length > longestEcho ? `${letters.slice(0, longestEcho).join('')}…` : letters.join('');
  // "Tax year 2026-27" begins with its label.
  const label = `${question.label} `;
  const own = written.startsWith(label) ? written.slice(label.length) : written;
  return [`${question.label}: ${sum === undefined ? '' : `${sum} = `}${own}${/[.!?…]$/.test(own) ? '' : '.'}`];
}

const longestEcho = 160;
