import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-differences';
import numbers from 'content:vocabulary-numbers';
import shifts from 'content:vocabulary-shifts';
import { refused } from '#src/domain/parsed.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Answers, Question } from '#src/forms/question.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { whatWasTold } from './as-told.ts';
import type { Command } from './command.ts';
import { lastAmount } from '#src/forms/form-state.ts';
import { decreasing, increasing, supposedVerb } from './more-or-less.ts';
import type { NamedQuestion } from './parsed-message.ts';
import type { Reading } from './parsed-message.ts';
import type { Situation } from './situation.ts';

/**
 * An amount that is told by what it was: "20k less than what I told", "add 50k to the 80C", "a 10% hike", "half of what I said". Takes what was read and where the
 * form stands. Returns the command that stores the amount as it is now, or asks for one that was not told; undefined where nothing of that kind is said. Never throws.
 */
export function shiftsAmount(reading: Reading, situation: Situation): Command | undefined {
  if (situation.form.questions.every(({ kind }) => kind !== 'rupees')) return undefined;
  return byShare(reading, situation) ?? byFactor(reading, situation) ?? byDifference(reading, situation);
}

const rupeesNamed = ({ named }: Reading): readonly NamedQuestion[] =>
  named.filter(({ question }) => question.kind === 'rupees');

const spanOf = ({ from, to }: NamedQuestion): Span => ({ start: from, end: to });

/** Whether other figures are only supposed, or nothing is asked at all. */
const isTold = ({ asks, text }: Reading) => !asks || supposing.test(text) || supposedVerb.test(text);
const supposing = new RegExp(anyWord(changes.whatIf, changes.whatIfBehind, shifts.supposed), 'iu');

/** "Income increased by 10%", "with a hike of 15%", "rent 5% less": so much more or less of what it was. */
function byShare(reading: Reading, situation: Situation): Command | undefined {
  const { text } = reading;
  const { formState, form, open } = situation;
  const names = rupeesNamed(reading);
  const match = percentage.exec(without(text, names.map(spanOf)));
  if (!match || !isTold(reading)) return undefined;
  const share = { start: match.index, end: match.index + match[0].length };
  if (/\d/.test(without(text, [share, ...names.map(spanOf)])) || toBefore.test(text.slice(0, share.start)))
    return undefined;
  const place = clauseAt(text, share);
  const clause = text.slice(place.start, place.end);
  const behind = text.slice(share.end);
  const isUp = rising.test(clause) || moreBehind.test(behind);
  const isDown = falling.test(clause) || lessBehind.test(behind);
  if (isUp === isDown || (isDown && taken.test(text))) return undefined;
  const within = names.filter(({ from, to }) => place.start <= from && to <= place.end);
  const compared = comparedWith(behind, share.end, names);
  if (compared === 'other') return undefined;
  const [name, another] = (within.length > 0 ? within : names).filter((one) => one !== compared);
  const unnamed = raised.test(clause)
    ? form.questions[0]
    : pointed.test(clause)
      ? lastAmount(form, formState)
      : undefined;
  const isOfOpen = compared !== undefined && open?.kind === 'rupees';
  const question = name?.question ?? (isOfOpen ? open : unnamed);
  const before = question && formState.answers[compared?.question.id ?? question.id];
  if (!question || another || before === undefined) return undefined;
  const percent = Number(match[1]);
  const value = Math.round((Number(before) * (100 + (isUp ? percent : -percent))) / 100);
  return shifted(question, value, `${formatRupees(Number(before))} ${isUp ? '+' : '−'} ${String(percent)}%`, situation);
}

const percentage = new RegExp(`(\\d{1,3}(?:\\.\\d+)?)\\s*(?:%|${anyOf(amounts.share)}(?!\\p{L}))`, 'iu');
const toBefore = new RegExp(`(?<!\\p{L})${anyOf(changes.to)}\\s+$`, 'iu');
const rising = new RegExp(`(?<!\\p{L})(?:${anyOf(words.raises, shifts.upBy)}|${increasing})(?!\\p{L})`, 'iu');
const raised = new RegExp(anyWord(words.raises), 'iu');
const falling = new RegExp(`(?<!\\p{L})(?:${anyOf(shifts.downBy)}|${decreasing})(?!\\p{L})`, 'iu');
const moreBehind = new RegExp(`^\\s*${anyOf(shifts.more)}(?!\\p{L})`, 'iu');
const lessBehind = new RegExp(`^\\s*${anyOf(shifts.less)}(?!\\p{L}|\\s+${anyOf(shifts.atLeast)})`, 'iu');
/** "They cut 10% TDS from my salary" makes no salary less. */
const taken = new RegExp(anyWord(words.deducted), 'iu');
const pointed = new RegExp(anyWord(words.itself, words.toldBefore), 'iu');

/** "Half of what I said" */
function byFactor(reading: Reading, situation: Situation): Command | undefined {
  const { text } = reading;
  const { form, formState } = situation;
  const names = rupeesNamed(reading);
  const said = without(text, names.map(spanOf));
  if (!told.test(said) || /\d/.test(said)) return undefined;
  const [factor, two] = factors.filter(({ pattern }) => pattern.test(said));
  const [name, another] = names;
  const question = name?.question ?? lastAmount(form, formState);
  const before = question && formState.answers[question.id];
  if (!factor || two || !question || another || before === undefined) return undefined;
  const value = Math.round(Number(before) * factor.times);
  return shifted(question, value, `${factor.written} × ${formatRupees(Number(before))}`, situation);
}

const told = new RegExp(whatWasTold, 'iu');
const factors = [
  { pattern: new RegExp(anyWord(numbers.halves), 'iu'), times: 0.5, written: '50%' },
  { pattern: new RegExp(anyWord(shifts.twice, shifts.double), 'iu'), times: 2, written: '2' },
  { pattern: new RegExp(anyWord(shifts.triple), 'iu'), times: 3, written: '3' },
];

interface Difference extends Span {
  readonly amount: number;
}

/** "2 lakh less", "reduce the rent by 10k", "plus 20k more in it": of the answer that is called by name, or of the last one. */
function byDifference(reading: Reading, situation: Situation): Command | undefined {
  const { text } = reading;
  const { form, formState, open } = situation;
  const { answers } = formState;
  const difference = differenceIn(reading);
  if (!difference) return undefined;
  const place = clauseAt(text, difference);
  // "The owner is asking 2,000 more"
  const clause = text.slice(place.start, place.end);
  if (proposed.test(clause)) return undefined;
  const names = namesBeside(reading, difference, answers);
  const before = text.slice(0, difference.start);
  const behind = text.slice(difference.end);
  const compared = comparedWith(behind, difference.end, names);
  // "1 lakh less than half of that"
  if (compared === 'other') {
    const meant = names[0]?.question ?? (open?.kind === 'rupees' ? open : undefined);
    const isFigure = /\d/.test(
      without(
        behind,
        names
          .map(({ from, to }) => ({ start: from - difference.end, end: to - difference.end }))
          .filter(({ start }) => start >= 0),
      ),
    );
    return meant && !isFigure
      ? { kind: 'reopen', question: meant.id, refusal: { code: 'amountUnclear', values: {} } }
      : undefined;
  }
  const base = compared && answers[compared.question.id];
  if (compared && base === undefined) return { kind: 'reopen', question: compared.question.id, refusal: null };
  const way = (wayBehind.exec(behind) ?? wayBefore.exec(before) ?? stepBefore.exec(before))?.groups?.way?.toLowerCase();
  const isRaised = way === undefined && isRaise(reading, difference, names, situation);
  const isResult = toBefore.test(before) || upTo.test(behind);
  const isRising = isResult && pointedAt.test(clause) && rising.test(clause) ? true : undefined;
  const isMore =
    way === undefined ? isRaised || (isRising ?? addedTo(reading, difference, names, situation)) : !less.test(way);
  if (isMore === undefined) return undefined;
  const [name, another] = names.filter((one) => one !== compared);
  if (another) return undefined;
  const [part] = reading.parts;
  const isOfOpen = compared !== undefined && open?.kind === 'rupees';
  const question =
    name?.question ??
    (isRaised ? form.questions[0] : undefined) ??
    (isOfOpen ? open : undefined) ??
    part?.question ??
    lastAmount(form, formState) ??
    form.questions.findLast(({ id, kind }) => kind === 'rupees' && answers[id] !== undefined);
  if (!question) return undefined;
  const held = base ?? answers[question.id];
  // "Reduce it to 25,000"
  if (isResult && compared === undefined) return comesTo(question, difference, isMore, situation);
  // "NPS 50,000 more", where none was told: what is added to nothing is all of it.
  if (held === undefined)
    return isMore && !comparing.test(behind) ? undefined : { kind: 'reopen', question: question.id, refusal: null };
  const isMonthly = compared === undefined && formState.monthly?.includes(question.id) === true;
  const { amount } = difference;
  const isOfMonth = isMonthly && amount * 12 < Number(held) && !Object.values(periodsOf(text)).some((isSaid) => isSaid);
  const bare = parseRupees(text.slice(difference.start, difference.end));
  const isInYear = bare.ok && bare.value * 12 === amount;
  const isByMonth = isInYear || isOfMonth || isMonthBehind(text, difference);
  const change = isByMonth && !isInYear ? amount * 12 : amount;
  const value = Number(held) + (isMore ? change : -change);
  const written = `${formatRupees(isInYear ? bare.value : amount)}${isByMonth ? ' × 12' : ''}`;
  return shifted(question, value, `${formatRupees(Number(held))} ${isMore ? '+' : '−'} ${written}`, situation);
}

const proposed = new RegExp(anyWord(words.proposing), 'iu');

/** "Increase it to 9.5 lakh", "8 lakhs ki tagginchandi": what an answer comes to. One that would go the other way is not meant. */
function comesTo(
  question: Question,
  { amount }: Difference,
  isMore: boolean,
  situation: Situation,
): Command | undefined {
  const held = situation.formState.answers[question.id];
  const parsed = question.validate(amount, situation.answerContext);
  const isThatWay = held === undefined || (isMore ? amount > Number(held) : amount < Number(held));
  return isThatWay && parsed.ok ? { kind: 'set', answers: { [question.id]: parsed.value } } : undefined;
}

const upTo = new RegExp(`^\\s*${anyOf(shifts.upTo)}\\s+(?:${decreasing}|${increasing})(?!\\p{L})`, 'iu');

/** "Rent 3,000 more per month": the month stands behind what is said of the difference, and not beside its figure. */
function isMonthBehind(text: string, place: Span): boolean {
  const own = periodsOf(text.slice(place.start, place.end));
  return !own.monthly && !own.yearly && periodsOf(text.slice(place.end, clauseAt(text, place).end)).monthly;
}

/** "Suppose I get a 2 lakh hike": by so much the income is more, unless it is told as what it comes to. */
function isRaise(
  { text, asks }: Reading,
  place: Difference,
  names: readonly NamedQuestion[],
  { form, formState }: Situation,
): boolean {
  const { start, end } = clauseAt(text, place);
  const [first] = form.questions;
  const income = Number(formState.answers[first?.id ?? '']);
  const isOfIncome = names.every(({ question }) => question === first);
  const isRise = raised.test(text.slice(start, end)) && !comingTo.test(text.slice(start, place.start));
  return isRise && isOfIncome && place.amount <= income / 2 && (!asks || supposing.test(text));
}

const comingTo = new RegExp(`${anyWord(changes.to, changes.correcting)}(?!\\p{L})|${anyWord('after')}`, 'iu');

/** The answers that are called by name beside an amount. In another clause only one that was told can be meant: "25k more, forgot mediclaim". */
function namesBeside(reading: Reading, place: Span, answers: Answers): readonly NamedQuestion[] {
  const names = rupeesNamed(reading).filter(({ from, to }) => to <= place.start || from >= place.end);
  const { start, end } = clauseAt(reading.text, place);
  const own = names.filter(({ from, to }) => start <= from && to <= end);
  return own.length > 0 ? own : names.filter(({ question }) => answers[question.id] !== undefined);
}

/** The only amount of a message, without a sign before it: "minus 20k". */
function differenceIn({ text, told: values, unnamed, parts }: Reading): Difference | undefined {
  const own = [...values.filter(({ question }) => question.kind === 'rupees'), ...unnamed];
  const strong = own.filter(({ weak }) => weak !== true);
  const [only, another] = strong.length > 0 ? strong : own.length > 0 ? own : parts;
  if (!only || another) return undefined;
  if (only.parsed.ok) return { start: only.start, end: only.end, amount: Number(only.parsed.value) };
  const written = text.slice(only.start, only.end);
  const sign = written.search(/[\d₹]/);
  const parsed = sign > 0 ? parseRupees(written.slice(sign)) : undefined;
  return parsed?.ok === true ? { start: only.start + sign, end: only.end, amount: parsed.value } : undefined;
}

/** "20k less than the basic": with which answer an amount is compared; 'other' where it is a figure or anything that was not told. */
function comparedWith(
  behind: string,
  at: number,
  names: readonly NamedQuestion[],
): NamedQuestion | 'other' | undefined {
  const [than] = comparing.exec(behind) ?? [];
  if (than === undefined) return undefined;
  const rest = behind.slice(than.length);
  if (asBefore.test(rest)) return undefined;
  const from = at + than.length + (articles.exec(rest)?.[0].length ?? 0);
  return names.find((one) => one.from === at + than.length || one.from === from) ?? 'other';
}

const articles = new RegExp(`^(?:${anyOf(changes.articles)}\\s+)?`, 'iu');
const wayBehind = new RegExp(
  `^\\s*(?<way>${anyOf(shifts.less, shifts.more)})(?!\\p{L}|\\s+${anyOf(shifts.atLeast)})`,
  'iu',
);
/** "Reduce the rent by 10k". */
const wayBefore = new RegExp(
  `(?<!\\p{L})(?<way>(?:${decreasing}|${increasing}))(?!\\p{L}).*\\s${anyOf(shifts.by)}\\s+$`,
  'iu',
);
/** "The income is up by 50k". */
const stepBefore = new RegExp(`(?<!\\p{L})(?<way>${anyOf(shifts.upBy, shifts.downBy)})\\s+$`, 'iu');
const less = new RegExp(`^(?:${anyOf(shifts.less, shifts.downBy)}|${decreasing})$`, 'iu');
const comparing = new RegExp(`^\\s*${anyOf(shifts.less, shifts.more)}\\s+${anyOf(shifts.than)}\\s+`, 'iu');
const asBefore = new RegExp(`^(?:${whatWasTold}|${anyOf(words.itself, words.toldBefore)}(?!\\p{L}))`, 'iu');

/** Whether something is added to an answer, true, or taken off it, false: "add 50k to the rent", "remove 20k from it". */
function addedTo(
  reading: Reading,
  { start, end }: Span,
  names: readonly NamedQuestion[],
  { form, formState, open }: Situation,
): boolean | undefined {
  const [name, another] = names;
  if (another || !isTold(reading)) return undefined;
  const { text, parts } = reading;
  const { answers } = formState;
  const pieces = [{ start, end, mark: '§' }, ...(name ? [{ ...spanOf(name), mark: '¶' }] : [])].toSorted(
    (one, other) => other.start - one.start,
  );
  const marked = pieces.reduce((said, one) => `${said.slice(0, one.start)} ${one.mark} ${said.slice(one.end)}`, text);
  if (name) {
    if (additions.some((one) => one.test(marked))) return true;
    return removals.some((one) => one.test(marked)) ? false : undefined;
  }
  const isUnanswered = open !== undefined && answers[open.id] === undefined;
  const isMore = addition.test(marked);
  const isLess = removal.test(marked);
  const [part] = parts;
  // "Plus 20k LIC"
  if (part) return isMore && Number(answers[part.question.id] ?? 0) > 0 ? true : undefined;
  if (isMore === isLess || lastAmount(form, formState) === undefined) return undefined;
  return pointedAt.test(marked) || !isUnanswered ? isMore : undefined;
}

const some = '(?:\\s+\\p{L}+){0,3}?';
const add = `(?<!\\p{L})${anyOf(words.adding)}(?!\\p{L})`;
const more = `(?<!\\p{L})${anyOf(shifts.more, words.another, words.oneMore)}(?!\\p{L})`;
const oneMore = `(?<!\\p{L})${anyOf(shifts.more, words.oneMore)}(?!\\p{L})`;
const takeOff = `(?<!\\p{L})${anyOf(words.takingOff)}(?!\\p{L})`;
const into = `${anyOf(words.into)}\\s+(?:\\p{L}+\\s+)?`;
const outOf = `${anyOf(words.outOf)}\\s+(?:\\p{L}+\\s+)?`;
const additions = [
  `${add}${some}\\s+§.*\\s${into}¶`,
  `¶\\s+${anyOf(words.into)}(?!\\p{L})${some}\\s+§${some}\\s+(?:${add}|${more})`,
  `¶(?:\\s+${anyOf(words.into)}(?!\\p{L}))?${some}\\s+§\\s+(?:\\p{L}+\\s+)?${increasing}(?!\\p{L})`,
  `§(?:\\s+${more})?\\s+${add}${some}\\s+(?:${into}¶|¶\\s+${anyOf(words.into)}(?!\\p{L}))`,
  `${more}\\s+§.*\\s${into}¶`,
  `§\\s+${more}\\s+(?:.*\\s)?${into}¶`,
  // "Another 24,000 rent", "80c lo inko 50 velu"
  `${oneMore}\\s+§\\s+(?:\\p{L}+\\s+)?¶`,
  `¶(?:\\s+${anyOf(words.into)}(?!\\p{L}))?${some}\\s+${oneMore}\\s+§`,
  `(?<!\\p{L})${increasing}(?!\\p{L})${some}\\s+¶.*\\s${oneMore}\\s+§`,
].map((pattern) => new RegExp(pattern, 'iu'));
const removals = [
  `${takeOff}${some}\\s+§.*\\s${outOf}¶`,
  `¶\\s+${anyOf(words.outOf)}(?!\\p{L})${some}\\s+§${some}\\s+(?:${takeOff}|${anyOf(shifts.less)}(?!\\p{L}))`,
  `¶(?:\\s+${anyOf(words.outOf, words.into)}(?!\\p{L}))?${some}\\s+§\\s+(?:\\p{L}+\\s+)?(?:${takeOff}|(?<!\\p{L})${decreasing}(?!\\p{L}))`,
  `(?<!\\p{L})take\\s+§\\s+off${some}\\s+¶`,
  `§\\s+${takeOff}${some}\\s+¶\\s+${anyOf(words.outOf)}(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'));
const addition = new RegExp(`${add}|${more}\\s+§`, 'iu');
const removal = new RegExp(takeOff, 'iu');
const pointedAt = new RegExp(anyWord(words.itself, words.toldBefore), 'iu');

/** The amount as it is then, held against its rules; one below zero is asked for. */
function shifted(question: Question, value: number, sum: string, { answerContext, formState }: Situation): Command {
  const parsed = value < 0 ? refused('amountNegative') : question.validate(value, answerContext);
  if (!parsed.ok) return { kind: 'reopen', question: question.id, refusal: parsed.refusal };
  const isMonthly = formState.monthly?.includes(question.id) === true;
  return {
    kind: 'set',
    answers: { [question.id]: parsed.value },
    sums: { [question.id]: sum },
    ...(isMonthly && { monthly: [question.id] }),
  };
}
