import type { WithIncomes } from '#src/forms/income.ts';
import type { Income } from '#src/forms/income.ts';
import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import words from 'content:vocabulary-incomes';
import openings from 'content:vocabulary-openings';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Form } from '#src/forms/form.ts';
import type { Found, Question } from '#src/forms/question.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { asksOutright } from '#src/text/question.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { givenUp } from './given-up.ts';
import { pairedAmounts } from './paired-amounts.ts';
import { answersAndParts, namedQuestions } from './question-names.ts';
import { isOfSalary, kindOf, kindsIn, putRight } from './income-kinds.ts';

/** What a message tells of incomes by their kinds, and whether it tells nothing else for the form. */
export interface IncomesTold {
  readonly told: readonly Income[];
  readonly isAll: boolean;
}

/** Takes a message and a form of figures, what was told of its incomes before, and the question that is open. */
export function incomesIn(text: string, form: Form, formState: FormState | null, open?: Question): IncomesTold {
  const [first] = form.questions;
  if (first?.kind !== 'rupees') return { told: [], isAll: false };
  const held = formState?.incomes ?? [];
  const kinds = kindsIn(text, form, { held, answers: formState?.answers ?? {}, open });
  if (kinds.length === 0) return { told: [], isAll: false };
  const isFree = (one: Span) => !kinds.some(({ from, to }) => overlaps(one, { start: from, end: to }));
  const all = (first.find?.(text, { now: new Date(0), answers: {} }) ?? []).filter(
    (one) => one.isAside !== true && isFree(one),
  );
  const denied = givenUp(text, all);
  // "One more bonus of 20,000"
  const isCount = ({ weak, parsed }: Found) => weak === true && parsed.ok && Number(parsed.value) < fewestRupees;
  const isOther = all.some((one) => !isCount(one) && !denied.includes(one));
  const figures = all
    .filter((one) => !denied.includes(one) && !(isOther && isCount(one)))
    .map((one) => ({ ...one, question: first }));
  const others = namedQuestions(text, form, answersAndParts).filter(({ from, to }) => isFree({ start: from, end: to }));
  const paired = pairedAmounts(text, figures, [...kinds, ...others], []);
  const [only, another] = kinds;
  const isNone = only && !another && figures.length === 0 && none.test(text);
  const told = isNone
    ? [{ question: only.question.id, kind: only.label, amount: 0 }]
    : paired.told.flatMap(({ question, parsed, start, end }): readonly Income[] => {
        const kind = kinds.find((one) => one.question === question);
        const amount = parsed.ok ? Number(parsed.value) : undefined;
        if (!kind || amount === undefined) return [];
        const { monthly } = periodsOf(text.slice(start, end));
        return [{ question: question.id, kind: kind.label, amount, ...(monthly && { isMonthly: true as const }) }];
      });
  const before = (one: Income) => held.find((other) => isSameKind(other, one, true));
  const isTold = told.every((one) => one.amount >= fewestRupees || before(one) !== undefined);
  const isAll =
    told.length === kinds.length &&
    isTold &&
    others.length === 0 &&
    (isNone === true || paired.told.length === figures.length) &&
    !otherMatters.test(text);
  return { told: isTold ? told.map((one) => asBefore(one, before(one))) : [], isAll };
}

const fewestRupees = 100;
const otherMatters = new RegExp(anyWord(openings.otherMatters, openings.sales), 'iu');
const none = new RegExp(anyWord(changes.no, changes.remove, amounts.nothing), 'iu');

/** "Rent income 20k", after one of 25k a month; "interest 3", after 2 lakh. */
function asBefore(told: Income, before: Income | undefined): Income {
  const times = [before?.isMonthly && !told.isMonthly ? 12 : 1, 100_000].find(
    (one) =>
      before && told.amount > 0 && told.amount * one <= before.amount * 3 && told.amount * one * 3 >= before.amount,
  );
  const isMeant = times !== undefined && (times < 100 || told.amount < fewestRupees);
  return isMeant ? { ...told, amount: told.amount * times, ...(times === 12 && { isMonthly: true as const }) } : told;
}

/** "Interest" may be that of the deposit that was told; "bonus" and then "joining bonus" are the same only where one is put right. */
function isSameKind(held: Income, told: Income, isPutRight: boolean): boolean {
  const [one, other] = [kindOf(held.kind), kindOf(told.kind)];
  const isSameOf = one.of === other.of || other.of === undefined || (isPutRight && one.of === undefined);
  const isLabelled = one.name === undefined || one.name === 'work';
  const isSameName = isLabelled ? isSameLabel(held.kind, told.kind) : one.name === other.name;
  return held.question === told.question && isSameName && isSameOf;
}

/** "Net profit" and "profit", "freelance" and "freelancing" */
function isSameLabel(held: string, told: string): boolean {
  const stems = (label: string) => wordsOf(label.toLowerCase()).map((word) => word.slice(0, lettersOfStem));
  const [one, other] = [stems(held), stems(told)];
  return one.every((stem) => other.includes(stem)) || other.every((stem) => one.includes(stem));
}

const lettersOfStem = 7;

/** Takes what is told, the message, and where the form stands. */
export function withIncomes(told: readonly Income[], text: string, form: Form, formState: FormState): WithIncomes {
  const isPutRight = putRight.test(text);
  const isMore = isTellingMore(text);
  const start: WithIncomes = { answers: {}, sums: {}, incomes: standing(formState) };
  return told.reduce(({ answers, sums, incomes, ...rest }, one) => {
    const { question: id, kind, amount } = one;
    const total = Number(answers[id] ?? formState.answers[id] ?? 0);
    const same = isMore ? undefined : incomes.find((other) => isSameKind(other, one, isPutRight));
    if (same)
      return {
        answers: { ...answers, [id]: total - same.amount + amount },
        sums,
        incomes: incomes.flatMap((other) =>
          other !== same ? [other] : amount > 0 ? [{ ...one, kind: same.kind }] : [],
        ),
        replaced: [
          ...(rest.replaced ?? []),
          {
            kind: capital(same.kind.length < kind.length ? kind : same.kind),
            amount: formatRupees(amount),
            before: formatRupees(same.amount),
          },
        ],
      };
    // Of an income that was told without its kinds, what lies near is the same.
    const isNear =
      !isMore &&
      form.questions[0]?.id !== id &&
      incomes.every((other) => other.question !== id) &&
      Math.abs(amount - total) <= total / 2;
    const isFirst = total === 0 || isNear;
    return {
      answers: { ...answers, [id]: isFirst ? amount : total + amount },
      sums: isFirst ? sums : { ...sums, [id]: `${formatRupees(total)} + ${formatRupees(amount)}` },
      incomes: [...incomes, one],
      ...rest,
    };
  }, start);
}

/** "Another FD interest", "aur 50000 bonus bhi": whether one more is told. Takes a message. */
export const isTellingMore = (text: string): boolean => !replacing.test(text) && (also.test(text) || more.test(text));

const capital = (said: string) => said.slice(0, 1).toUpperCase() + said.slice(1);

/** Those of what was told before that can still be part of their answers. */
export const standing = ({ incomes = [], answers }: FormState): readonly Income[] =>
  incomes.filter(({ question }) => {
    const own = incomes.filter((one) => one.question === question);
    return own.reduce((sum, { amount }) => sum + amount, 0) <= Number(answers[question] ?? 0);
  });

/** What stays beside a salary that is told anew: what is no part of it. */
export const besideSalary = (incomes: readonly Income[]): readonly Income[] =>
  incomes.filter(({ kind }) => !isOfSalary(kind));

const also = new RegExp(
  `^\\s*${anyOf(clauses.and, clauses.plus, clauses.then)}(?!\\p{L})|${anyWord(changes.also, clauses.too)}`,
  'iu',
);
const more = new RegExp(anyWord(words.more, changes.add), 'iu');
const replacing = new RegExp(anyWord(changes.replace, changes.insteadOf, changes.not), 'iu');

/** Where the income of another person stands in a message: "my wife earns 8 lakh", "husband ki salary 12 lakh". Takes any text; undefined where none does. */
export function othersIncomeIn(text: string): Span | undefined {
  const match = ofAnother.exec(text);
  if (!match) return undefined;
  const { whose } = match.groups ?? {};
  // "My salary is 10 lakh and my wife's is 8 lakh"
  if (whose !== undefined) {
    const { end } = clauseAt(text, { start: match.index, end: match.index + whose.length });
    const amount = findAmounts(text).find((one) => one.start > match.index && one.end <= end);
    return { start: match.index, end: amount?.end ?? end };
  }
  const place = clauseAt(text, { start: match.index, end: match.index + match[0].length });
  const [said = ''] = text.slice(place.start, place.end).split(ownBegins);
  if (oneself.test(said)) return undefined;
  // "My brother earns 14 lakh, what tax for me on 9 lakh": what is asked is one's own.
  const last = text.length > place.start + said.length ? findAmounts(said).at(-1) : undefined;
  if (last && asksOutright(said)) return { start: place.start, end: place.start + last.end };
  // "My wife works in a bank, 10 lakh"
  const [behind = ''] = /\d/.test(said) ? [] : (amountAlone.exec(text.slice(place.start + said.length)) ?? []);
  return { start: place.start, end: place.start + said.length + behind.length };
}

/** Where somebody goes on about himself: "wife earns 9 lakh i earn 20 lakh", "brother earns 9 lakh, tax for me on 6 lakh". */
export const ownBegins = new RegExp(
  `\\s(?=mine(?!\\p{L}))|(?<=\\d\\S*(?:\\s\\p{L}+){0,2})\\s(?=${anyOf(words.me, words.mine)}\\s)|(?<=\\d\\S*(?:\\s\\p{L}+){0,5})\\s(?=${anyOf(words.towards)}\\s+${anyOf(words.oneself)}\\s+(?:\\p{L}+\\s+){0,4}[₹\\d])`,
  'iu',
);

/**
 * "My brother 14 lakh, mine is 9": takes what is left of a message beside another person's income, and that income as it was told. Returns it with a bare figure counted as that income was.
 */
export function countedAsOthers(rest: string, others: string): string {
  const scale = scaleBehind.exec(others)?.[1];
  const [only, another] = findAmounts(rest);
  const isBare = only?.parsed.ok === true && only.weak && only.parsed.value < mostOfScale && !another;
  return scale !== undefined && isBare && ownIncome.test(rest.slice(0, only.start))
    ? `${rest.slice(0, only.end)} ${scale}${rest.slice(only.end)}`
    : rest;
}

const mostOfScale = 100;
const scaleBehind = new RegExp(`\\d\\s*(${anyOf(...Object.values(amounts.scales))})(?!\\p{L})`, 'iu');
/** "I am 35" tells an age. */
const ownIncome = new RegExp(
  `${anyWord(words.mine, words.oneself, words.getting, amounts.incomes, openings.earned)}\\s+(?:${anyOf(changes.leads, amounts.incomes)}\\s+)*$`,
  'iu',
);

const amountAlone = new RegExp(`^\\s*,\\s*(?:${anyOf(amounts.incomes)}\\s+)?[₹\\d][^,;]*`, 'iu');

const somebody = anyOf(changes.relations, words.others);
const relation = `${somebody}(?:['’]?s(?!\\p{L}))?`;
const income = anyOf(amounts.incomes, openings.earned, words.getting, words.working);
/** "My wife's is 8 lakh", "biwi ki 8 lakh". */
const possessed = `(?<!\\p{L})(?<!${anyOf(words.towards, words.from, words.paidBy)}\\s+(?:${anyOf(changes.articles)}\\s+)?)${somebody}(?:['’]?s|\\s+${anyOf(words.between)}|\\s+${anyOf(words.holding, words.ofWhat, words.employerLeads, amounts.parting)})\\s+(?:(?:is|hai)\\s+)?(?=[₹\\d])`;
/** "He earns 22 lakh". */
const pronoun = `(?<!\\p{L})${anyOf(words.pronouns)}\\s+${income}(?!\\p{L})`;
const ofAnother = new RegExp(
  `(?<!\\p{L})(?<!from\\s+(?:my\\s+)?)${relation}(?:\\s+(?!my(?!\\p{L}))[\\p{L}\\d₹.]+){0,4}?\\s+${income}(?!\\p{L})|${anyWord(amounts.incomes)}\\s+of\\s+(?:${anyOf(changes.articles)}\\s+)?${relation}(?!\\p{L})|(?<whose>${possessed}|${pronoun})`,
  'iu',
);
const oneself = new RegExp(anyWord(words.own, words.dead), 'iu');

/** "Now wife same": whether the tax of somebody else is wanted next. Takes any text. */
export const isOfNext = (text: string): boolean => next.test(text) && !apart.test(text);

/** "Now wife", "ab biwi ka": whether the tax of somebody else is wanted, and nothing is told of it yet. Takes a message said of figures. */
export const startsNext = (text: string): boolean =>
  isOfNext(text) && !/\d/.test(text) && wordsOf(text).length <= mostOfNext;

const mostOfNext = 5;

/** Takes a message said of figures, and their form. Returns the income of somebody else whose tax is wanted next: "now for my wife, 8 lakh". */
export function nextIncomeIn(text: string, form: Form): number | undefined {
  const [first] = form.questions;
  const [only, another] = isOfNext(text) ? (first?.find?.(text, { now: new Date(0), answers: {} }) ?? []) : [];
  const isAlone = namedQuestions(text, form, answersAndParts).every(({ question }) => question === first);
  // "My dad is 82" tells an age.
  return only?.parsed.ok === true && only.weak !== true && !another && isAlone ? Number(only.parsed.value) : undefined;
}

/** "His tax is separate, right?" */
const apart = new RegExp(anyWord(words.apart), 'iu');
const next = new RegExp(`${anyWord(words.next)}.*${relation}|${relation}.*${anyWord(words.next)}`, 'iu');
