import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import relatives from 'content:vocabulary-relatives';
import small from 'content:vocabulary-small';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { without } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { parseName } from '#src/entities/contact/contact-details.ts';
import type { Form } from '#src/forms/form.ts';
import { heard, type Answers, type Question, type AnswerContext, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText } from './command.ts';
import type { Command } from './command.ts';
import { namedQuestions } from './question-names.ts';
import type { NamedQuestion } from './parsed-message.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Situation } from './situation.ts';

const opening = new RegExp(
  `^(?:(?:i\\s+)?${anyWord(words.no, words.openings, words.write, words.shouldBe, words.entered, words.wrong)}[\\s,.!]+)*`,
  'iu',
);
const leading = new RegExp(`^(?:${anyOf(small, words.no, words.openings)}(?:[\\s,.!]+|$))*`, 'iu');
const patterns = [
  `^(?<to>.{1,60}?)[\\s,]+(?:${anyOf(clauses.and, clauses.but)}\\s+)?${anyOf(words.not, words.insteadOf)}\\s+(?<from>.{1,60})$`,
  `^${anyOf(words.not)}\\s+(?<from>.{1,60}?)(?:\\s*,\\s*(?:${anyOf(clauses.but, words.openings)}\\s+)*|\\s+${anyOf(clauses.but)}\\s+)(?<to>.{1,60})$`,
  `^(?<from>.{1,60}?)\\s+${anyOf(words.no)}[\\s,]+(?<to>.{1,60})$`,
  `^(?<from>.{1,60}?)(?:[\\s,.]+${anyOf(words.entered, words.insteadBehind, words.openings, words.shouldBe)})+[\\s,]+(?<to>.{1,60})$`,
  `^${anyOf(words.insteadOf)}\\s+(?<from>.{1,60}?)[\\s,]+(?:${anyOf(words.write, words.writing, words.keep)}\\s+)?(?<to>.{1,60})$`,
  `^${anyOf(words.replace)}\\s+(?:${anyOf(words.places)}\\s+)?(?<from>.{1,60}?)\\s+${anyOf(words.to, words.with)}\\s+(?<to>.{1,60})$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** "15 not 12", "not 12, 15", "12 nahi 15": the one answer that is the old value gets the new one. Undefined when none is, or two are. */
export function replacementIn(text: string, situation: Situation): Command | undefined {
  const { form, open } = situation;
  if ((open && acceptsAnyText(open)) || text.includes('?')) return undefined;
  const named = namedQuestions(text, form);
  const names = named.map(({ from, to }) => ({ start: from, end: to }));
  // "Income not 12 but 14": the name may stand before both.
  const bare = without(text, names).trim().replace(leading, '').replace(/\s+/g, ' ');
  return replacedIn(text, named, situation) ?? (names.length > 0 ? replacedIn(bare, named, situation) : undefined);
}

function replacedIn(
  text: string,
  names: readonly NamedQuestion[],
  { form, formState, answerContext }: Situation,
): Command | undefined {
  const said = text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(opening, '');
  const { from, to } =
    patterns.map((pattern) => pattern.exec(said)?.groups).find((groups) => groups !== undefined) ?? {};
  if (from === undefined || to === undefined) return undefined;
  const named = new Set(names.map(({ question }) => question.id));
  const found = form.questions.flatMap((question) => {
    const held = formState.answers[question.id];
    const isMeant =
      held !== undefined &&
      (named.size === 0 || named.has(question.id)) &&
      (question.kind !== 'text' || question.id === 'name');
    const value = isMeant
      ? (replacedValue(from, to, held, named.size > 0, (written) => readAs(question, written, answerContext)) ??
        replacedPart(question, String(held), partOf(question, from), partOf(question, to), answerContext))
      : undefined;
    return value === undefined ? [] : [{ question, value }];
  });
  const [only, another] = found;
  const other = form.questions.find(
    (question) =>
      question.kind === 'choice' &&
      formState.answers[question.id] !== undefined &&
      readAs(question, from, answerContext) !== undefined &&
      readAs(question, to, answerContext) === undefined,
  );
  // "Change tax to 4" tells no service.
  if (!only && other && bareFigure(to) !== undefined) return { kind: 'reopen', question: other.id, refusal: null };
  if (!only)
    return named.size > 1
      ? undefined
      : (choiceInstead(from, to, form, formState, answerContext) ?? alreadyHeld(to, form, formState, answerContext));
  if (another) return undefined;
  const held = only.question.validate(only.value, answerContext);
  return held.ok
    ? {
        kind: 'set',
        answers: { [only.question.id]: held.value, ...hourBeside(to, only.question, held.value, form, answerContext) },
      }
    : { kind: 'reopen', question: only.question.id, refusal: held.refusal };
}

/** "Saturday 3 instead of Friday": the hour that is told with the day. */
function hourBeside(
  to: string,
  { kind }: Question,
  day: Value,
  { questions }: Form,
  answerContext: AnswerContext,
): Answers {
  const hour = kind === 'date' ? questions.find((question) => question.kind === 'slot') : undefined;
  const context = { ...answerContext, answers: { ...answerContext.answers, date: day } };
  const [found] = hour?.find?.(to, context) ?? [];
  const held = found?.parsed.ok === true ? hour?.validate(found.parsed.value, context) : undefined;
  return hour && held?.ok === true ? { [hour.id]: held.value } : {};
}

/** "ITR nahi, audit ke liye", said of a third one: what is chosen is changed. */
function choiceInstead(
  from: string,
  to: string,
  { questions }: Form,
  { answers }: FormState,
  answerContext: AnswerContext,
): Command | undefined {
  const chosen = questions.find(({ id, kind }) => kind === 'choice' && answers[id] !== undefined);
  const given = chosen && readAs(chosen, from, answerContext);
  const value = chosen && readAs(chosen, to, answerContext);
  return chosen && given !== undefined && value !== undefined && value !== given
    ? { kind: 'set', answers: { [chosen.id]: value } }
    : undefined;
}

/** "Thursday, not Wednesday", said of a Thursday: it is said back. */
function alreadyHeld(
  to: string,
  form: Form,
  { answers }: FormState,
  answerContext: AnswerContext,
): Command | undefined {
  const so = form.questions.find(
    (question) =>
      !acceptsAnyText(question) &&
      answers[question.id] !== undefined &&
      (readAs(question, to, answerContext) === answers[question.id] ||
        (question.id === 'name' && String(answers[question.id]).toLowerCase().split(' ').includes(to.toLowerCase()))),
  );
  const value = so && answers[so.id];
  return so && value !== undefined ? { kind: 'set', answers: { [so.id]: value } } : undefined;
}

function readAs(question: Question, written: string, answerContext: AnswerContext): Value | undefined {
  const parsed = heard(question, written, answerContext);
  return parsed.ok ? parsed.value : undefined;
}

/**
 * The new value, when the old one is what is held. A bare figure takes its unit, or its month, from the answer: "15 not 12" of 12 lakh is 15 lakh. A month or a
 * year that is told of one of the two counts for both: "18,000 instead of 20,000 per month".
 */
function replacedValue(
  from: string,
  to: string,
  held: Value,
  isNamed: boolean,
  read: (written: string) => Value | undefined,
): Value | undefined {
  const isNumber = typeof held === 'number';
  // "13.5" alone is no amount a year, but may stand for another one.
  const [old, next] = [from, to].map((written) => read(written) ?? (isNumber ? bareFigure(written) : undefined));
  if (typeof held === 'number') {
    if (typeof next !== 'number' || typeof old !== 'number' || old === 0) return undefined;
    const [ofOld, ofNext] = [from, to].map(periodIn);
    if (ofNext !== undefined && bareFigure(to) === undefined)
      return [1, 12].some((times) => old * times === held) ? next : undefined;
    if (ofOld === 'month' && old === held) return next * 12;
    const unit = [1, 12, 1e3, 1e5, 1e7, ...(isNamed ? [12e3] : [])].find((times) => old * times === held);
    if (unit === undefined) return undefined;
    const [bareOld, bareNext] = [bareFigure(from), bareFigure(to)];
    if (bareNext === undefined) return bareOld === undefined ? next * unit : next;
    return bareNext * (bareOld === undefined ? held / leadingFigure(from) : unit);
  }
  if (old === held) return next;
  const [day, other] = [bareFigure(from), bareFigure(to)];
  const isThatDay = /^\d{4}-\d{2}-\d{2}$/.test(held) && day === Number(held.slice(8)) && other !== undefined;
  if (!isThatDay) return undefined;
  const sameMonth = `${held.slice(0, 8)}${String(other).padStart(2, '0')}`;
  // "30 kaadu 1st", said of November, is in December.
  return typeof next === 'string' && sameMonth < next ? next : sameMonth;
}

/** "Naa peru Swathi kadu Swapna", "mail is yahoo.com not gmail.com": without the words that introduce it. */
function partOf({ id, kind, label, alsoCalled }: Question, said: string): string {
  if (kind === 'email') {
    const names = new Set([label, ...alsoCalled].flatMap(wordsIn));
    const parts = said
      .split(/\s+/)
      .filter((part) => part.includes('.') || !wordsIn(part).every((word) => names.has(word) || besides.has(word)));
    return parts.join(' ').replace(/^\.|[.,]+$/g, '');
  }
  const parsed = id === 'name' ? parseName(said.replace(ofName, '')) : undefined;
  return parsed?.ok === true ? parsed.value : said;
}

/** "In my name …", "naa peru lo …" */
const ofName = new RegExp(
  `^(?:${anyOf(words.places)}\\s+)?(?:${anyOf(relatives.whose)}\\s+)?${anyOf(relatives.names)}\\s+(?:${anyOf(words.within)}\\s+)?`,
  'iu',
);
const besides = wordSet(small, words.leads, words.shouldBe);

/** "Kavitha not Kavita", "gmail not yahoo": a part of a name or an address, in place of another. */
function replacedPart(
  question: Question,
  held: string,
  from: string,
  to: string,
  answerContext: AnswerContext,
): Value | undefined {
  if (question.kind === 'longText') return replacedInNotes(held, from, to);
  if ((question.kind !== 'email' && question.id !== 'name') || /\s/.test(from + to)) return undefined;
  const [domain = ''] = to.split('.');
  const [user = '', host = ''] = held.split('@');
  const isWholeHost = to.includes('.') && host.split('.')[0] === domain.toLowerCase();
  if (question.kind === 'email' && isWholeHost && host.includes(from))
    return addressAt(user, to, question, answerContext);
  const at = held.toLowerCase().indexOf(from.toLowerCase());
  const around = `${held[at - 1] ?? ' '}${held[at + from.length] ?? ' '}`;
  if (at < 0 || /[\p{L}\p{N}]/u.test(around)) return undefined;
  const parsed = question.parse(`${held.slice(0, at)}${to}${held.slice(at + from.length)}`, answerContext);
  return parsed.ok ? parsed.value : undefined;
}

/** "Gmail.co.in not .com": the whole of what stands behind the sign. */
const addressAt = (user: string, host: string, question: Question, answerContext: AnswerContext) =>
  readAs(question, `${user}@${host}`, answerContext);

/** "Employees are 25 not 22", "12000 kadu 21000": a figure of the notes, in place of another that stands in them once. */
function replacedInNotes(held: string, from: string, to: string): Value | undefined {
  const [old, next] = [from, to].map((said) => said.match(figure));
  const parts =
    old?.length === 1 && next?.length === 1 ? held.split(new RegExp(`(?<![\\d.,])${old[0]}(?![.,]?\\d)`)) : [];
  return parts.length === 2 ? parts.join(next?.[0]) : undefined;
}

const figure = /\d+(?:[.,]\d+)*/g;

function periodIn(written: string): 'month' | 'year' | undefined {
  const { monthly, yearly } = periodsOf(written);
  return monthly ? 'month' : yearly ? 'year' : undefined;
}

const leadingFigure = (written: string) => Number(/\d+(?:\.\d+)?/.exec(written)?.[0]);

/** A figure without a unit; of a day, "12th" too. */
function bareFigure(written: string): number | undefined {
  const figure = /^\D*?(\d{1,3}(?:\.\d+)?)(?:st|nd|rd|th)?$/.exec(written.trim())?.[1];
  return figure === undefined ? undefined : Number(figure);
}
