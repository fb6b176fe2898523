import changes from 'content:vocabulary-changes';
import days from 'content:vocabulary-days';
import hours from 'content:vocabulary-hours';
import openings from 'content:vocabulary-openings';
import relatives from 'content:vocabulary-relatives';
import words from 'content:vocabulary-repairs';
import shifts from 'content:vocabulary-shifts';
import { addDays, longDate } from '#src/domain/ist-dates.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Found, Question } from '#src/forms/question.ts';

interface Moment extends Found {
  readonly question: Question;
}

const momentsIn = (text: string, { questions }: Form, answerContext: AnswerContext): readonly Moment[] =>
  questions
    .filter(({ kind }) => kind === 'date' || kind === 'slot')
    .flatMap((question) => (question.find?.(text, answerContext) ?? []).map((found) => ({ ...found, question })))
    .toSorted((one, other) => one.start - other.start);

/**
 * "My wife came on Monday", "we crossed 40 lakh on 1 December last year": days and hours of what has happened. Takes a message, the form and what its values are read with.
 * Returns their places. A clause that wishes for something is about what is to come. Never throws.
 */
export function momentsOfThePast(text: string, form: Form, answerContext: AnswerContext): readonly Span[] {
  if (!happened.test(text) && !pastBehind.test(text)) return [];
  return momentsIn(text, form, answerContext).filter((moment) => {
    const { start, end } = clauseAt(text, moment);
    // "My brother came from Dubai, so 3 December"
    const before = text.slice(start, moment.start).split(leadingOn).at(-1) ?? '';
    const [behind = ''] = text.slice(moment.end, end).split(leadingOn);
    const clause = `${before} ${behind}`;
    return (happened.test(clause) || pastBehind.test(clause)) && !wished.test(clause.replace(only, ' '));
  });
}

const leadingOn = new RegExp(anyWord(words.leadingOn), 'iu');
const only = new RegExp(anyWord(openings.only), 'giu');

const happened = new RegExp(anyWord(words.happened), 'iu');
/** Hindi tells the past at the end: "somvar ko aaya tha"; "aana tha" is still wished for. */
const pastBehind = new RegExp(`(?<!n)[aei]e?\\s+${anyOf(words.past)}(?!\\p{L})`, 'iu');
const wished = new RegExp(anyWord(words.asking, words.preferring, words.planned), 'iu');

/**
 * "I have bank work at 11, after that", "bhai ki shaadi 2 ko hai, uske agle din", "11 ke baad": what is meant lies behind a day or an hour that is told. Takes a message, the
 * form and what its values are read with. Returns the message with the day behind it, or with "after" before the hour, in place of what is said of it; the message as it is where there is no such thing. Never throws.
 */
export function withMomentBehind(said: string, form: Form, answerContext: AnswerContext): string {
  const text = withBoundsBefore(said, form);
  for (const pattern of [nextDay, afterwards]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const moments = momentsIn(text, form, answerContext);
    const { index, 0: said, groups } = match;
    const isLoose = groups?.that !== undefined;
    const kind = pattern === nextDay ? 'date' : 'slot';
    const of = moments.filter(({ question, end }) => question.kind === kind && end <= index + leadOf(said));
    const own = of.at(-1);
    const isOther = moments.some(({ question, start }) => question.kind === kind && start >= index + said.length);
    const between = own ? text.slice(own.end, index) : '';
    if (!own || isOther || (!isLoose && /\S/.test(between)) || instead.test(text.slice(index + said.length))) continue;
    if (either.test(between) || (kind === 'date' && !own.parsed.ok)) continue;
    const { start } = isLoose ? clauseAt(text, own) : own;
    const others = moments.filter((one) => one.question.kind !== kind && !overlaps(one, own) && one.start < index);
    const kept = others.map((one) => text.slice(one.start, one.end)).join(' ');
    const meant =
      kind === 'date' && own.parsed.ok
        ? longDate(addDays(String(own.parsed.value), 1))
        : `${later} ${text.slice(own.start, own.end).trim()}`;
    return `${text.slice(0, start)}${kept} ${meant} ${text.slice(index + said.length)}`;
  }
  return text;
}

/** "12 ke pehle", "10 ke baad 12 ke pehle": Hindi and Telugu say behind an hour that it is the latest, and the first of two the earliest. */
function withBoundsBefore(text: string, { questions }: Form): string {
  if (!questions.some(({ kind }) => kind === 'slot') || !hourBefore.test(text)) return text;
  return text.replace(hourBefore, `${earlier} $1`).replace(hourAfter, `${later} $1`);
}

const [earlier = ''] = wordSet(days.before);
const [later = ''] = wordSet(days.after);
const hour = `(?<![\\p{L}\\d.:/])(\\d{1,2}(?:[:.]\\d\\d)?(?:\\s*[ap]\\.?m\\.?)?(?:\\s*${anyOf(hours.oClock)})?)\\s+(?:${anyOf(changes.within, relatives.of)}\\s+)?`;
const hourBefore = new RegExp(`${hour}${anyOf(days.behindBefore)}(?!\\p{L})`, 'iu');
const hourAfter = new RegExp(`${hour}${anyOf(shifts.behind)}(?!\\p{L})`, 'iu');
const either = new RegExp(anyWord(days.or, days.orBetween), 'iu');
const leadOf = (said: string) => said.length - said.trimStart().length;
const that = `(?<that>(?:[\\s,.;–-]|(?<!\\p{L})(?:${anyOf(words.leadingOn, changes.agreeing)})(?!\\p{L}))*(?:${anyOf(shifts.thatDay, shifts.last, changes.thatOne, changes.it)}\\s+)?)`;
const nextDay = new RegExp(
  `(?:${that}|\\s+(?:${anyOf(shifts.thatJoining)}\\s+)?)${anyOf(shifts.nextDay)}(?!\\p{L})`,
  'iu',
);
const afterwards = new RegExp(
  `(?:(?<that>[\\s,.;–-]+${anyOf(shifts.thatDay, shifts.last)}\\s+${anyOf(shifts.behind)}|[\\s,.;–-]+${anyOf(shifts.afterThat)}|(?<=(?<!\\p{L})${anyOf(words.closing)})\\s+${anyOf(shifts.behind)})|\\s+(?:${anyOf(shifts.thatJoining)}\\s+)?${anyOf(shifts.behind)})(?!\\p{L})`,
  'iu',
);
const instead = new RegExp(`^\\s*${anyOf(words.instead)}(?!\\p{L})`, 'iu');
