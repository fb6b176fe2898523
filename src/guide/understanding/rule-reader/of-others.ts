import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-incomes';
import numbers from 'content:vocabulary-numbers';
import shifts from 'content:vocabulary-shifts';
import small from 'content:vocabulary-small';
import type { Form } from '#src/forms/form.ts';
import { accepted, refused } from '#src/domain/parsed.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Answers, Found, Question } from '#src/forms/question.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { othersIncomeIn, ownBegins } from './incomes.ts';
import { namedQuestions } from './question-names.ts';
import { clauseAt } from '#src/text/clauses.ts';
import type { pairedAmounts } from './paired-amounts.ts';

/**
 * Where a message tells what another person earns or pays: "my wife's basic is 40,000", "my father pays the rent, 20,000", "wife LIC 30,000 she pays herself".
 * Takes a message, a form of figures, its answers and the open question. Never throws.
 */
export function othersFiguresIn(text: string, form: Form, answers: Answers, open?: Question): readonly Span[] {
  const income = othersIncomeIn(text);
  const clauses = clausesIn(text);
  const others = clauses.filter((clause) => isOfOther(clause, text, clauses, form, answers, open));
  const isApart = (one: Span) => !others.some(({ start, end }) => start < one.end && one.start < end);
  return income && isApart(income) ? [income, ...others] : others;
}

function isOfOther(
  clause: Span,
  text: string,
  clauses: readonly Span[],
  form: Form,
  answers: Answers,
  open: Question | undefined,
): boolean {
  const said = text.slice(clause.start, clause.end);
  const [first] = form.questions;
  if (!/\d/.test(said) || ownPayment.test(said) || payingMe.test(said) || ofNobody.test(said) || isHalfOfOther(said))
    return false;
  const named = namedQuestions(said, form);
  const isOfIncome = open?.id === first?.id && named.every(({ question }) => question === first);
  if (!isOfIncome && paidByOther.test(said)) return true;
  if (named.some(({ question, from }) => received.has(question.id) && ofOther.test(said.slice(0, from)))) return true;
  const isKnown = first !== undefined && answers[first.id] !== undefined;
  if (isKnown && named.some(({ question, from }) => received.has(question.id) && hisOrHer.test(said.slice(0, from))))
    return true;
  // "Husband PPF 1 lakh, mine only 50,000"
  const besides = clauses.filter((one) => one !== clause).map(({ start, end }) => text.slice(start, end));
  const isOwn = besides.some((one) => /\d/.test(one) && (ownFirst.test(one) || (isOfIncome && !ofPerson.test(one))));
  return isOwn && (ownFirstOnly.test(text) || isOfIncome) && otherFirst.test(said);
}

/** What a person is paid; what is paid for one is the visitor's own. */
const received: ReadonlySet<string> = new Set([
  'annualIncome',
  'grossSalary',
  'basicSalary',
  'basicPay',
  'hraReceived',
  'houseRentAllowance',
]);

/** The clauses of a text; what is said to be one's own begins another one: "my wife's is 40,000 mine is 50,000". */
function clausesIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < text.length;) {
    const rest = text.slice(start);
    const end = [clauseEnd.exec(rest), ownBegins.exec(rest)].flatMap((match) =>
      match === null || (match.index === 0 && match[0] === '') ? [] : [match],
    );
    const [next] = end.toSorted((one, other) => one.index - other.index);
    const length = next?.index ?? rest.length;
    spans.push({ start, end: start + length });
    start += length + Math.max(1, next?.[0].length ?? 1);
  }
  return spans;
}

const somebody = `${anyOf(changes.relations, words.others)}(?:['’]?s(?!\\p{L}))?`;
const ownPayment = new RegExp(
  `${anyWord(words.me)}\\s+(?:\\p{L}+\\s+){0,2}?(?:${anyOf(words.paying)})(?!\\p{L})|${anyWord(words.me)}\\s+${anyOf('and|aur')}\\s|\\s${anyOf('and|aur')}\\s+${anyOf(words.me)}\\s`,
  'iu',
);
/** "My late husband's pension" */
const ofNobody = new RegExp(anyWord(words.dead, words.own), 'iu');
const payingMe = new RegExp(`${anyWord(words.paying)}\\s+(?:to\\s+)?${anyOf(words.oneself)}(?!\\p{L})`, 'iu');
const notTowards = `(?<!${anyOf(words.towards, words.from, words.ofWhat)}\\s+(?:${anyOf(changes.articles)}\\s+)?)`;
const paidByOther = new RegExp(
  `(?<!\\p{L})${notTowards}(?:${somebody}(?!\\s+${anyOf(words.towardsBehind, words.between)}(?!\\p{L}))|${anyOf(words.pronouns)})(?:\\s+(?!${anyOf(words.me)}\\s)[\\p{L}\\d₹.]+){0,3}?\\s+${anyOf(words.paying)}(?!\\p{L})|${anyWord(words.paying)}\\s+${anyOf(words.paidBy)}\\s+(?:${anyOf(changes.articles)}\\s+)?${somebody}`,
  'iu',
);
const ofOther = new RegExp(`(?<!\\p{L})${somebody}(?:\\s+${anyOf(words.between)})?\\s+(?:\\p{L}+\\s+)?$`, 'iu');
const hisOrHer = new RegExp(`(?<!\\p{L})${anyOf(words.possessives)}\\s+$`, 'iu');
const ofPerson = new RegExp(anyWord(changes.relations, words.others, words.pronouns), 'iu');
const otherFirst = new RegExp(`^\\s*(?:${anyOf(small, changes.articles)}\\s+)*${somebody}(?!\\p{L})`, 'iu');
const ownFirst = new RegExp(`^\\s*${anyOf(words.mine)}(?!\\p{L})(?!\\s+${somebody})`, 'iu');
/** With "my" alone nothing is set against what is somebody else's. */
const ownFirstOnly = new RegExp(anyWord(words.mine.replace('|my', '|mine')), 'iu');

/** "Mediclaim 25k self, parents 50k": an amount for somebody else beside the only one that is told is for the same. Takes a message and its amounts with their questions; returns them so. */
export function withOthersShare(
  text: string,
  paired: ReturnType<typeof pairedAmounts>,
): ReturnType<typeof pairedAmounts> {
  const shared = halvedAmount(text, paired);
  if (shared) return shared;
  const { told, unnamed } = paired;
  const [first, ...more] = told;
  // "The rent is 20k, my share 10k": of both the visitor pays one.
  const [own, another] = [...told, ...unnamed].filter(({ start }) => ownShareBefore.test(text.slice(0, start)));
  if (first && own && !another && more.length === 0 && unnamed.length < 2)
    return { ...paired, told: [{ ...own, question: first.question, isNamed: true }], unnamed: [] };
  const isOf = (one: Span) => {
    const { start, end } = clauseAt(text, one);
    return namesPerson(text.slice(start, end));
  };
  const kind = told.length > 0 ? 'told' : 'parts';
  const [only, ...others] = paired[kind];
  if (!only || others.length > 0 || !unnamed.every((one) => one.weak !== true && isOf(one))) return paired;
  const same = unnamed.map((one) => ({ ...one, question: only.question, isNamed: true }));
  return { ...paired, [kind]: [only, ...same], unnamed: [] };
}

/** "Rent 22k my friend pays half", "24,000, half by my flatmate", "18k, we share equally": the amount before that, or else the one behind it, by its half. */
function halvedAmount(
  text: string,
  paired: ReturnType<typeof pairedAmounts>,
): ReturnType<typeof pairedAmounts> | undefined {
  const { index } = halfOfOther.exec(text) ?? {};
  if (index === undefined) return undefined;
  const amounts = [...paired.told, ...paired.unnamed].filter(({ weak, parsed }) => weak !== true && parsed.ok);
  const whole =
    amounts
      .filter(({ start }) => start < index)
      .toSorted((one, other) => one.start - other.start)
      .at(-1) ?? amounts[0];
  if (whole?.parsed.ok !== true) return undefined;
  const value = Number(whole.parsed.value);
  // "Rent 20k, friend pays half": a half of it would be taken for that of the year in silence.
  const isUnclear = value < hardlyAYear && !Object.values(periodsOf(text)).some((isSaid) => isSaid);
  const own = isUnclear
    ? { parsed: refused('amountMonthOrYear') }
    : { parsed: accepted(Math.round(value / 2)), reckonedFrom: `50% × ${formatRupees(value)}` };
  // "Half" itself is no amount beside it.
  const halved = <One extends Found>(list: readonly One[]) =>
    list.filter((one) => one.weak !== true).map((one) => (one.start === whole.start ? { ...one, ...own } : one));
  return { ...paired, told: halved(paired.told), unnamed: halved(paired.unnamed) };
}

const hardlyAYear = 60_000;
const person = `(?:${anyOf(changes.relations, words.others)}|${anyOf(words.pronouns)})`;
const half = `(?<!\\p{L})${anyOf(numbers.halves)}(?!\\p{L})`;
const pays = `${anyOf(words.paying)}(?!\\p{L})`;
const halfOfOther = new RegExp(
  [
    `(?<!\\p{L})${person}\\s+(?:\\p{L}+\\s+){0,2}?${pays}\\s+(?:\\p{L}+\\s+)?${half}`,
    `(?<!\\p{L})${person}\\s+(?:\\p{L}+\\s+){0,2}?${half}\\s+(?:\\p{L}+\\s+)?${pays}`,
    `${half}\\s+(?:\\p{L}+\\s+){0,3}?${anyOf(words.paidBy, words.through)}\\s+(?:${anyOf(changes.articles)}\\s+)?${person}(?!\\p{L})`,
    `${half}\\s+(?:\\p{L}+\\s+){0,2}?${person}\\s+(?:\\p{L}+\\s+)?${pays}`,
    anyWord(words.sharing),
  ].join('|'),
  'iu',
);

/** Whether another person pays half of what a text tells. Takes any text. Never throws. */
export const isHalfOfOther = (text: string): boolean => halfOfOther.test(text);

/** "My father", "parents": whether a text names a person. Takes any text. */
export const namesPerson = (text: string): boolean => persons.test(text);
const persons = new RegExp(anyWord(amounts.persons, changes.relations), 'iu');
const ownShareBefore = new RegExp(`(?<!\\p{L})${anyOf(shifts.ownShare)}\\s+(?:${anyOf(changes.leads)}\\s+)?$`, 'iu');
