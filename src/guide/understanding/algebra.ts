import periods from 'content:vocabulary-amounts';
import counting from 'content:vocabulary-counting';
import grammar from 'content:vocabulary-grammar';
import reading from 'content:vocabulary-reading';
import shifts from 'content:vocabulary-shifts';
import { amountsToAdd } from '#src/entities/amount/amount-sum.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import { accepted, type Parsed } from '#src/domain/parsed.ts';
import { numberWord } from '#src/entities/number/number-words.ts';
import type { AnswerContext, Question, Value } from '#src/forms/question.ts';
import { plusSign } from '#src/text/clauses.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Mention, NamedQuestion } from './mentions.ts';

/** A value that was worked out, and how it came about: "₹50,000 + ₹20,000". */
export interface Reckoned {
  readonly parsed: Parsed<Value>;
  readonly how: string;
}

const rupees = (value: number) => formatRupees(value);
const worked = (value: number, how: string): Reckoned => ({ parsed: accepted(Math.round(value)), how });

/**
 * Works out what figures for one question come to: a sum, so much for each of some, so much for some months, the visitor's part of a whole, more or less
 * than stands there. Takes the text, the question, the amounts in it that are for it, and what is known. Undefined where one amount says it all, and where
 * nothing says how several belong together.
 */
export function reckoned(
  text: string,
  question: Question,
  amounts: readonly Mention[],
  { answers }: AnswerContext,
): Reckoned | undefined {
  const [first, second] = amounts;
  if (!first?.parsed.ok) return undefined;
  if (second) return summed(text, question, amounts);
  const value = Number(first.parsed.value);
  const rest = `${text.slice(0, first.start)} ; ${text.slice(first.end)}`.replace(/\s+/g, ' ');
  const isByMonth = periodsOf(text.slice(first.start, first.end)).monthly;
  return (
    multiplied(rest, isByMonth ? value / 12 : value) ??
    divided(rest, value) ??
    shifted(rest, value, answers[question.id])
  );
}

/** "LIC 24k, PF 60k": amounts that are joined, or each called by a name, are added; those of different stretches of a year are not. */
function summed(text: string, { covers = [] }: Question, amounts: readonly Mention[]): Reckoned | undefined {
  const added = amountsToAdd(text);
  const own = amounts.flatMap(({ parsed }) => (parsed.ok ? [Number(parsed.value)] : []));
  const values = added && added.length > own.length ? added : own;
  const named = covers.length === 0 ? undefined : new RegExp(anyWord(covers.join('|').toLowerCase()), 'iu');
  const isJoined = amounts.slice(1).every(({ start }, at) => {
    const between = text.slice(amounts[at]?.end, start);
    const isOfFamily = /,\s+$/.test(between) && ofFamily.test(text.slice(start, amounts[at + 2]?.start));
    return (
      !apart.test(between) &&
      (joint.test(between) || isOfFamily || named?.test(text.slice(amounts[at]?.start)) === true)
    );
  });
  if (!isJoined || (!added && values.length < amounts.length)) return undefined;
  return worked(
    values.reduce((sum, one) => sum + one, 0),
    values.map(rupees).join(' + '),
  );
}

const months = monthNames.map((name) => `${name.slice(0, 3)}\\p{L}*`).join('|');
const stretches = new RegExp(
  `(?<!\\p{L})(?:${anyOf(reading.stretches)}\\s+(?:${months})|(?:${months})\\s+${anyOf(reading.stretches)})(?!\\p{L})|${anyWord(counting.formerly)}`,
  'iu',
);

/** Whether a text tells figures of different stretches of the year, or of before. */
export const tellsStretches = (text: string): boolean => stretches.test(text);

/** "50k for my parents" */
export const ofFamily = new RegExp(anyWord(reading.relations), 'iu');

const apart = new RegExp(`[.;]\\s|${anyWord(reading.apart, reading.either)}`, 'iu');
const joint = new RegExp(`${plusSign.source}|&|${anyWord(grammar.joining)}`, 'iu');

const count = `(\\d{1,2}|\\p{L}+)`;
const ofMonths = new RegExp(`(?<![\\p{L}\\d])${count}\\s*${anyOf(counting.counted)}(?!\\p{L})`, 'iu');
const times = new RegExp(`${anyWord(reading.times)}\\s*${count}(?![\\p{L}\\d])|[×*]\\s*(\\d{1,2})(?!\\d)`, 'iu');
const each = new RegExp(anyWord(reading.each), 'iu');
/** A number of persons or things: of years, days and rupees nobody has a part. */
const counted = new RegExp(
  `(?<![\\p{L}\\d.,])${count}\\s+(?!${anyOf(periods.year, periods.otherPeriod, ...Object.values(periods.scales))}(?!\\p{L}))\\p{L}+`,
  'giu',
);

/** "12k for 9 months", "18,000 into 12", "60k each for 2 kids". */
function multiplied(rest: string, value: number): Reckoned | undefined {
  const [, ofTimes, sign] = times.exec(rest) ?? [];
  const [, forMonths] = ofMonths.exec(rest) ?? [];
  const number = numberOf(ofTimes ?? sign ?? forMonths ?? '') ?? (each.test(rest) ? onlyCount(rest) : undefined);
  if (number === undefined || number < 2 || number > 31) return undefined;
  return worked(value * number, `${rupees(value)} × ${number}`);
}

/** The one small number that something is counted by. */
function onlyCount(rest: string): number | undefined {
  const numbers = [...rest.matchAll(counted)].flatMap(([, written = '']) => numberOf(written) ?? []);
  const [only, another] = numbers.filter((one) => one > 1 && one < 20);
  return another === undefined ? only : undefined;
}

/** "3 of us share", and no share of a company that was sold. */
const sharing = new RegExp(`(?!${anyOf(reading.companyShares)}(?!\\p{L}))${anyWord(reading.sharing)}`, 'iu');
const half = new RegExp(anyWord(reading.halves), 'iu');

/** Whether a figure is a whole of which the visitor has a part. */
export const tellsShare = (text: string): boolean => sharing.test(text);

/** "36k flat, 3 of us share", "half is my sister's": the visitor's part of it. */
function divided(rest: string, value: number): Reckoned | undefined {
  if (half.test(rest)) return worked(value / 2, `${rupees(value)} ÷ 2`);
  const number = sharing.test(rest) ? onlyCount(rest) : undefined;
  return number === undefined ? undefined : worked(value / number, `${rupees(value)} ÷ ${number}`);
}

const more = anyOf(shifts.more);
const less = anyOf(shifts.less);
const besideIt = (words: string) =>
  new RegExp(`${words}(?!\\p{L})\\s+(?:\\p{L}+\\s+)?; | ;\\s+(?:\\p{L}+\\s+)?${words}(?!\\p{L})`, 'iu');
const added = besideIt(more);
const takenOff = besideIt(less);

/** "1,000 more", said of an answer that stands. */
function shifted(rest: string, value: number, held: Value | undefined): Reckoned | undefined {
  if (typeof held !== 'number') return undefined;
  if (added.test(rest)) return worked(held + value, `${rupees(held)} + ${rupees(value)}`);
  return takenOff.test(rest) && held >= value ? worked(held - value, `${rupees(held)} − ${rupees(value)}`) : undefined;
}

const unit = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${count}\\s+)?${anyOf(words)}(?!\\p{L})`, 'iu');
const units = [
  ['hours', unit(shifts.hours)],
  ['days', unit(shifts.days)],
  ['weeks', unit(shifts.weeks)],
] as const;
const later = new RegExp(anyWord(shifts.later), 'iu');
const earlier = new RegExp(anyWord(shifts.earlier), 'iu');

/** How far a day or an hour is moved from where it stands: "an hour later", "one week aage". Undefined where a text tells no such step. */
export function stepTold(text: string): { readonly hours: number } | { readonly days: number } | undefined {
  const isEarlier = earlier.test(text);
  if (isEarlier === later.test(text) || text.trim().split(/\s+/).length > longestStep) return undefined;
  for (const [name, pattern] of units) {
    const found = pattern.exec(text);
    if (!found) continue;
    const number = (numberOf(found[1] ?? '') ?? 1) * (isEarlier ? -1 : 1);
    return name === 'hours' ? { hours: number } : { days: name === 'weeks' ? number * 7 : number };
  }
  return undefined;
}

const longestStep = 12;

const percentage = new RegExp(`(\\d{1,3}(?:\\.\\d+)?)\\s*(?:%|${anyOf(grammar.percent)})`, 'iu');

/**
 * A share of another answer: "50% of basic", "half of it", "basic ka nisf". Takes the text, the question, the names of questions in it, and what is known.
 * Undefined where no share is told, or its whole is not known.
 */
export function shareTold(
  text: string,
  question: Question,
  names: readonly NamedQuestion[],
  { answers }: AnswerContext,
): Reckoned | undefined {
  const [written, figure] = percentage.exec(text) ?? [];
  const share = figure === undefined ? (half.test(text) ? 50 : undefined) : Number(figure);
  const rest = written === undefined ? text : text.replace(written, ' ');
  if (share === undefined || share > 100 || /\d{3}/.test(rest) || text.includes('?')) return undefined;
  const named = names.find((name) => name.question !== question && typeof answers[name.question.id] === 'number');
  const whole = answers[named?.question.id ?? question.shareOf ?? ''];
  return typeof whole === 'number' ? worked((whole * share) / 100, `${share}% × ${rupees(whole)}`) : undefined;
}

/** A small number in figures or in words. */
function numberOf(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const found = numberWord(written.toLowerCase());
  return found && found.value < 100 ? found.value : undefined;
}
