import words from 'content:vocabulary-incomes';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Question } from '#src/forms/question.ts';
import type { Span } from '#src/text/traced-text.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { isOfSalary, kindsIn } from './income-kinds.ts';
import type { NamedQuestion } from './parsed-message.ts';
import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import differences from 'content:vocabulary-differences';

/** A name that tells a kind of income, and not all of it. */
interface EarnedName extends NamedQuestion {
  readonly isKind?: true;
}

/**
 * Takes a message that has figures, its form, the questions that it calls by name, the answers and the open question. Returns the names with those of incomes by their kinds,
 * and of who pays a salary while none is told: "16 lakh from my company and 3 lakh by freelancing". Rent that comes in is no longer called rent that is paid.
 */
export function withEarned(
  text: string,
  form: Form,
  named: readonly NamedQuestion[],
  answers: Answers,
  open: Question | undefined,
): readonly EarnedName[] {
  const [first] = form.questions;
  if (first?.kind !== 'rupees') return named;
  const kinds = kindsIn(text, form, { answers, open }).flatMap(({ question: { id }, from, to, label }) => {
    const question = form.questions.find((one) => one.id === id);
    // A bonus is told by itself where the salary was, and is read by its own rules.
    const isNew = !isOfSalary(label) || answers[first.id] === undefined;
    return question && isNew ? [{ question, from, to, isKind: true as const }] : [];
  });
  const isFree = ({ from, to }: NamedQuestion) => kinds.every((kind) => to <= kind.from || kind.to <= from);
  const all = [...named.filter(isFree), ...kinds];
  return [...all, ...(answers[first.id] === undefined ? payersIn(text, first, named.filter(isFree)) : [])].toSorted(
    (one, other) => one.from - other.from,
  );
}

/**
 * Where a message tells incomes that are part of another one: "12 lakh, of which 2 lakh is from freelancing", "14 lakh including 1 lakh rent from the house". Takes the message, its form
 * and the open question.
 */
export const includedIn = (text: string, form: Form, open: Question | undefined): readonly Span[] =>
  kindsIn(text, form, { answers: {}, open }).flatMap(({ from, to }) => {
    const [said] = including.exec(text.slice(0, from)) ?? [];
    const start = from - (said?.length ?? 0);
    return said === undefined || !/\d/.test(text.slice(0, start))
      ? []
      : [{ start, end: clauseAt(text, { start: from, end: to }).end }];
  });

const including = new RegExp(`(?<!\\p{L})${anyOf(words.within)}(?!\\p{L})[^,;.]*$`, 'iu');

/** Who pays a salary, in a clause that names no other figure. */
const payersIn = (text: string, question: Question, named: readonly NamedQuestion[]): readonly NamedQuestion[] =>
  [...text.matchAll(payer)].flatMap(({ index, 0: { length } }) => {
    const [from, to] = [index, index + length];
    const { start, end } = clauseAt(text, { start: from, end: to });
    const isAlone = named.every((one) => one.question === question || one.to <= start || one.from >= end);
    return isAlone ? [{ question, from, to }] : [];
  });

const employer = anyOf(words.employers);
const payer = new RegExp(
  `(?<!\\p{L})(?:${anyOf(words.employerLeads, words.from, words.paidBy, words.towards)}\\s+(?:\\p{L}+\\s+){0,2}?${employer}|${employer}\\s+${anyOf(words.employerBehind, words.between, words.fromBehind, words.paying)}|job)(?!\\p{L})`,
  'giu',
);

/**
 * "3 lakh from rent" is income, not rent that is paid: what an amount comes from belongs to the other income of a form of amounts, or to its first question. Takes a message and its form;
 * returns what gives a name that is called in it its question. Never throws.
 */
export function sourcesIn(text: string, { questions }: Form): (named: NamedQuestion) => NamedQuestion {
  const [first] = questions;
  const income = questions.find(({ id }) => id === 'otherIncome') ?? first;
  return (named) =>
    income?.kind === 'rupees' &&
    named.question.kind === 'rupees' &&
    (named.question === first ? ofTheDead : source).test(text.slice(0, named.from)) &&
    !takenOff.test(text.slice(0, named.from))
      ? { ...named, question: income }
      : named;
}

/** "My late husband's pension" is a family pension. */
const ofTheDead = new RegExp(`${anyWord(words.dead)}\\s+${anyOf(changes.relations)}(?:['’]?s)?\\s+$`, 'iu');

/** "Remove 20k from the rent" */
const takenOff = new RegExp(`${anyWord(differences.takingOff)}\\s+\\S.*\\s${anyOf(differences.outOf)}\\s`, 'iu');

const source = new RegExp(`(?<!\\p{L})${anyOf(amounts.sources)}\\s+$`, 'iu');
