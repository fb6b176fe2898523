import amountWords from 'content:vocabulary-amounts';
import clauses from 'content:vocabulary-clauses';
import denials from 'content:vocabulary-denials';
import repairs from 'content:vocabulary-repairs';
import type { Form } from '#src/forms/form.ts';
import { isRequired, type Answers, type Question } from '#src/forms/question.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { smallWords } from '#src/text/small-words.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { ActOf } from '../model/act.ts';
import type { Mentions, NamedQuestion } from './mentions.ts';
import { clausesOf } from './parts-of-message.ts';

/** "Own house, no HRA", "80c full": the amounts that a clause tells by the name of a question alone, none or as much as the law counts, where a year's tax is worked out. What cannot be left out, and stands, is taken back by no such clause. Takes the message, what was found in it, the form under way and its answers. Never throws. */
export function toldWithoutAmount(
  text: string,
  { values, names }: Mentions,
  form: Form,
  known: Answers,
): readonly ActOf<'setSlot'>[] {
  if (form.ending.kind !== 'result') return [];
  const amounts = values.filter(({ kind, weak }) => kind === 'rupees' && weak !== true);
  // "No loan" beside an amount of other deductions leaves that.
  const isHeldPart = ({ isPart, question }: NamedQuestion) => isPart && Number(known[question.id] ?? 0) > 0;
  const without = withoutNamed(
    text,
    names.filter((name) => !isHeldPart(name)),
    amounts,
  );
  const isUsedUp = ({ start, end }: Span) => fullBehind.test(text.slice(end)) || fullBefore.test(text.slice(0, start));
  const full = new Set(names.filter(isUsedUp).map(({ question }) => question));
  return [...new Set([...without, ...full])].flatMap((question) => {
    const value = without.has(question) ? 0 : question.most;
    return question.kind !== 'rupees' ||
      (isRequired(question) && (question.none === undefined || known[question.id] !== undefined)) ||
      value === undefined
      ? []
      : [{ kind: 'setSlot' as const, slot: question.id, value }];
  });
}

/** The questions of which a message says that there is none: "no notes". Takes the message, the names in it, and the values; a clause that has one of these denies nothing. Never throws. */
export function withoutNamed(
  text: string,
  names: readonly NamedQuestion[],
  values: readonly Span[] = [],
): ReadonlySet<Question> {
  const denied = clausesOf(text).flatMap(({ start, said }) => {
    const clause = { start, end: start + said.length };
    if (values.some((one) => overlaps(one, clause))) return [];
    return names.filter((name) => overlaps(name, clause) && isWithout(text.slice(0, clause.end), name, names));
  });
  return new Set(denied.map(({ question }) => question));
}

/** "No HRA", "HRA em ledu", and what is joined to such a name: "no HRA or rent", "basic HRA rent em levu". */
function isWithout(text: string, name: NamedQuestion, names: readonly NamedQuestion[]): boolean {
  const { start } = name;
  if (isNoneBehind(text, name, names) || noneBefore.test(text.slice(0, start)) || isDisowned(text, name)) return true;
  const before = names.find((one) => one.end < start && joined.test(text.slice(one.end, start)));
  return before !== undefined && isWithout(text, before, names);
}

/** "I dont pay rent": whether a name is denied by the verb before it. */
export const isDisowned = (text: string, { start }: Span): boolean => disowning.test(text.slice(0, start));

function isNoneBehind(text: string, { end }: NamedQuestion, names: readonly NamedQuestion[]): boolean {
  const next = names.find((one) => one.start >= end);
  const [, behind] = noneBehind.exec(text.slice(end, next?.start)) ?? [];
  if (behind !== undefined) return wordsOf(behind.toLowerCase()).every((word) => smallWords.has(word));
  return next !== undefined && joined.test(text.slice(end, next.start)) && isNoneBehind(text, next, names);
}

const none = anyOf(repairs.no, amountWords.nothing);
const noneBefore = new RegExp(
  `(?<!\\p{L})(?<!${anyOf(denials.unknown)}\\s)${anyOf(repairs.no, amountWords.nothing, amountWords.without)}\\s+$`,
  'iu',
);
const disowning = new RegExp(
  `${anyWord(amountWords.denied)}\\s+(?:(?!${anyOf(denials.knowing)}(?!\\p{L}))\\p{L}+\\s+)?$`,
  'iu',
);
const noneBehind = new RegExp(`^\\s+(?:\\p{L}{1,5}\\s+)?${none}(?!\\p{L})(.*)$`, 'isu');
const joined = new RegExp(`^\\s*(?:[/,]|${anyOf(clauses.or, clauses.and)})?\\s*$`, 'iu');
const fullBefore = new RegExp(`${anyWord(amountWords.full)}\\s+$`, 'iu');
const fullBehind = new RegExp(`^\\s+(?:\\p{L}{1,3}\\s+)?${anyOf(amountWords.full)}(?!\\p{L})(?!\\s*\\d)`, 'iu');
