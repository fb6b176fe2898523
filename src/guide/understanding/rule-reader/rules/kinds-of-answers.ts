import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import shifts from 'content:vocabulary-shifts';
import { numberWord } from '#src/entities/number/number-words.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { heard, type Answers, type Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { nameBeside } from '../answers-told.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { isInPassing } from '../told-in-passing.ts';

/** Whether a question asks for a day or an hour; the two are often said together. */
export const asksForDateOrTime = ({ kind }: Question) => kind === 'date' || kind === 'slot';

/** Where days and hours stand in a text, those among them that are denied or taken back. */
export const everyMoment = (text: string, { form, answerContext }: Situation): readonly Span[] =>
  form.questions.filter(asksForDateOrTime).flatMap(({ find }) => find?.(text, answerContext) ?? []);

/** The same without what stands in a clause about something else; a bare figure is an hour only where one is asked for. */
export function momentsMeant(text: string, { form, open, answerContext, context }: Situation): readonly Span[] {
  const all = form.questions
    .filter(asksForDateOrTime)
    .flatMap((question) => (question.find?.(text, answerContext) ?? []).map((found) => ({ ...found, question })));
  return all.filter(
    (one) => (one.weak !== true || one.question === open) && !isInPassing(one, text, all, open, context.knowledge),
  );
}

/** A bare hour beside a day that is told: "friday 11". */
export const standsBesideDay = (question: Question, { told }: Reading) =>
  question.kind === 'slot' && told.some(({ question: { kind }, parsed }) => kind === 'date' && parsed.ok);

/** Kinds of answers that can be told from any other. */
export const distinctive: ReadonlySet<Question['kind']> = new Set(['date', 'slot', 'email', 'phone', 'place']);

/** "Next month": half an answer, though "next" alone goes on. */
export function isStretchOfDays(text: string, { open, answerContext }: Situation): boolean {
  if (open?.kind !== 'date') return false;
  const day = heard(open, text, answerContext);
  return day.ok || day.refusal.code === 'dateSpan' || day.refusal.code === 'dateVague';
}

/** Whether a message holds no word beside what it tells; with `names`, beside the names of answers too. */
export const isNothingElse = ({ text, told, named }: Reading, { context }: Situation, names?: 'names') =>
  without(text, [...told, ...(names ? named.map(({ from, to }) => ({ start: from, end: to })) : [])])
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => word === '' || context.knowledge.isEveryday(word));

export const longestChange = 400;

const onlyLeads = new RegExp(
  `^(?:${anyOf(clauses.and, clauses.plus, clauses.then, words.articles, words.no, words.openings, words.agreeing)}[\\s,]+)*$`,
  'iu',
);

/** A name with which the message begins: "phone 98480 22338", "and my rent is 3 lakh". */
export const isBareName = (text: string, from: number) => onlyLeads.test(text.slice(0, from));

/** The name that is told beside other answers while it is asked for. */
export function ownName(reading: Reading, situation: Situation): Answers {
  const name = situation.open?.id === 'name' ? nameBeside(reading, situation) : undefined;
  return name === undefined ? {} : { name };
}

/** "A digit was wrong, 98480 22338", "ek ank chhoot gaya, phone …": beside the value nothing is told but that the one before was not right. */
export function onlyCorrects(
  { text, told, named, asks, isChange }: Reading,
  { context: { knowledge } }: Situation,
): boolean {
  const rest = without(text, [...told, ...named.map(({ from, to }) => ({ start: from, end: to }))]);
  const others = wordsIn(rest).filter(
    (word) => !knowledge.isEveryday(word) && !ofFigures.has(word) && numberWord(word) === undefined,
  );
  const most = notRight.test(rest) ? mostUnknown : 0;
  return !asks && (isChange || most > 0) && !relation.test(rest) && others.length <= most;
}

const mostUnknown = 2;
const ofFigures = wordSet(
  shifts.ending,
  shifts.lastOf,
  contacts.dot,
  contacts.underscore,
  contacts.hyphen,
  words.within,
);
const notRight = new RegExp(anyWord(words.wrong, words.entered, words.numberWrong), 'iu');
const relation = new RegExp(anyWord(words.relations), 'iu');
