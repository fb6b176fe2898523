import amountWords from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import denials from 'content:vocabulary-denials';
import offices from 'content:vocabulary-offices';
import small from 'content:vocabulary-small';
import { accepted } from '#src/domain/parsed.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { AnswerContext, Question } from '#src/forms/question.ts';
import { shareIn } from '#src/entities/amount/amount-sum.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isShareOf } from './question-names.ts';
import type { NamedQuestion } from './parsed-message.ts';
import type { Told } from './parsed-message.ts';

/** "No rent", "hra nil": amounts of nothing, told under their names. Takes a message, the names in it, the amounts that are told already and what values are read with. Never throws. */
export function wordedAmounts(
  text: string,
  named: readonly NamedQuestion[],
  told: readonly Told[],
  answerContext: AnswerContext,
): readonly Told[] {
  return named.flatMap((name) => {
    const { question } = name;
    if (question.kind !== 'rupees' || told.some((one) => one.question.id === question.id)) return [];
    const { said, start, end } = clauseAround(text, name);
    const isNone = isCalledNone(text, name, named);
    const parsed = isNone ? accepted(0) : /\d/.test(said) ? undefined : question.parse(said, answerContext);
    return parsed?.ok === true && parsed.value === 0 ? [{ question, parsed, start, end, isNamed: true }] : [];
  });
}

/**
 * "Own flat so no rent", "no 80d", "rent kattadu", "no hra or rent", "hra aur rent dono nahi": nothing is said right beside the name, or beside one that is joined to it, whatever else
 * the clause holds.
 */
function isCalledNone(text: string, name: NamedQuestion, named: readonly NamedQuestion[]): boolean {
  if (text.includes('?')) return false;
  const isJoined = (one: NamedQuestion, next: NamedQuestion) => joinedNames.test(text.slice(one.to, next.from));
  const at = named.indexOf(name);
  const rest = named.slice(at + 1);
  const firstApart = rest.findIndex((one, place) => !isJoined(rest[place - 1] ?? name, one));
  const run = [name, ...(firstApart < 0 ? rest : rest.slice(0, firstApart))];
  const lead = named
    .slice(0, at + 1)
    .reduceRight((first, one) => (one === first || isJoined(one, first) ? one : first), name);
  const { to } = run.at(-1) ?? name;
  const next = named.find(({ from }) => from >= to)?.from ?? text.length;
  const isDenial = deniedBefore.test(text.slice(0, lead.from)) || isStated.test(text.slice(to, next));
  return (
    (noneBefore.test(text.slice(0, lead.from)) && endsHere.test(text.slice(to)) && !isDenial) ||
    noneBehind.test(text.slice(to, next))
  );
}

const joinedNames = new RegExp(`^\\s*(?:[,/&]|${anyOf(clauses.and, clauses.or)}(?!\\p{L})|nor(?!\\p{L}))?\\s*$`, 'iu');

const noneBefore = new RegExp(
  `${anyWord(changes.no, amountWords.nothing, contacts.without, denials.neither)}\\s+(?:${anyOf(denials.anyOf)}\\s+)?$`,
  'iu',
);

/** "No no basic is 8.5 lakh", "no hra 2.5 lakh hai": what was told before is denied, and the amount is told. */
const deniedBefore = new RegExp(`${anyWord(changes.no)}[\\s,]+${anyOf(changes.no)}\\s+$`, 'iu');
const isStated = new RegExp(
  `^\\s+(?:${anyOf(offices.stating)}\\s+\\D{0,6}\\d|\\D{0,4}\\d[\\d.,]*\\s*(?:\\p{L}+\\s+)?${anyOf(offices.stating)}(?!\\p{L}))`,
  'iu',
);
const noneBehind = new RegExp(
  `^\\s+(?:${anyOf(small, denials.anyOf, denials.both, clauses.too)}\\s+)*${anyOf(amountWords.nothing)}(?=(?:\\s+${anyOf(small)})*\\s*(?:[,.;!]|$))`,
  'iu',
);

const endsHere = new RegExp(
  `^\\s*(?:[,.;!]|$|${anyOf(small, changes.subjects, changes.no, amountWords.nothing, contacts.without)}(?!\\p{L}))`,
  'iu',
);

/** "No salary", said at the basic salary after an income was told, is not of the income. Takes a message, the answers and the open question; returns what gives an amount its question. */
export const forOpen =
  (text: string, { answers }: AnswerContext, open: Question | undefined) =>
  (told: Told): Told => {
    const isOther = open?.kind === 'rupees' && told.question.id !== open.id && Number(answers[told.question.id]) > 0;
    const isCalledSo = isOther && wordsIn(open.label).some((word) => wordsIn(text).includes(word));
    return isCalledSo ? { ...told, question: open } : told;
  };

/** "20 lakh salary, basic half": takes a message, the names in it, its amounts and the answers; returns the amounts with those that are told as a share of another. Whole rupees a year, rounded. */
export function withShares(
  text: string,
  named: readonly NamedQuestion[],
  told: readonly Told[],
  { answers }: AnswerContext,
): readonly Told[] {
  return named.reduce<readonly Told[]>((known, name) => {
    const { question } = name;
    const { said, start, end } = clauseAround(text, name);
    const isOnly = named.every((other) => other === name || other.to <= start || other.from >= name.to);
    const share = question.shareOf === undefined || !isOnly || isShareOf(text, name) ? undefined : shareIn(said);
    const of = known.find((one) => one.question.id === question.shareOf)?.parsed;
    const whole = of?.ok === true ? Number(of.value) : Number(answers[question.shareOf ?? '']);
    if (share === undefined || !Number.isFinite(whole)) return known;
    const parsed = accepted(Math.round((whole * share) / 100));
    const reckonedFrom = `${String(share)}% × ${formatRupees(whole)}`;
    return [
      ...known.filter((one) => one.question.id !== question.id),
      { question, parsed, start, end, isNamed: true, reckonedFrom },
    ];
  }, told);
}

/** The clause in which a question is named, without the name where that holds a figure: "80c nahi". */
export function clauseAround(text: string, { from, to }: NamedQuestion) {
  const { start, end } = clauseAt(text, { start: from, end: to });
  const name = text.slice(from, to);
  return { said: `${text.slice(start, from)}${/\d/.test(name) ? '' : name}${text.slice(to, end)}`, start, end };
}
