import changes from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import words from 'content:vocabulary-incomes';
import small from 'content:vocabulary-small';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Question } from '#src/forms/question.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { answersAndParts, namedQuestions } from './question-names.ts';
import type { NamedQuestion } from './parsed-message.ts';
import { isRentReceived, rentsUnnamedIn } from './rent-received.ts';

/** A place that tells an income by its kind: "FD interest", "freelancing", "rent coming from my tenant". Its question is a copy, so that two of a kind stay two. */
export interface Kind extends NamedQuestion {
  readonly label: string;
  readonly of: string | undefined;
}

/** What is known where incomes are told: those of before, the answers, and the question that is open. */
interface Known {
  readonly held?: readonly { readonly kind: string }[];
  readonly answers: Answers;
  readonly open?: Question | undefined;
}

const names = ['interest', 'rent', 'bonus', 'incentive', 'arrears', 'dividend', 'source', 'work'] as const;
/** These are part of a salary. */
const ofSalary: ReadonlySet<string> = new Set(['bonus', 'incentive', 'arrears']);
/** These may be paid as well as received. */
const eitherWay: ReadonlySet<string> = new Set(['interest', 'rent', 'source']);

const everyName = names.map((name) => `(?<${name}>${anyOf(words[name])})`).join('|');
const everyKind = new RegExp(
  `(?<!\\p{L})(?:(?<getting>${anyOf(words.getting)})\\s+)?(?:(?<led>${anyOf(words.from, words.paidBy, words.through)})\\s+(?:${anyOf(words.mine, changes.articles)}\\s+)?)?(?<label>(?:(?<of>${anyOf(words.of, words.property, words.source)})\\s+(?:${anyOf(words.between)}\\s+)?)?(?:${everyName})(?:\\s+(?<mark>${anyOf(words.marks)}))?)(?:\\s+(?<trailed>${anyOf(words.fromBehind, words.paidBy)})(?!\\p{L})|\\s+${anyOf(words.from, words.ofWhat)}\\s+(?:${anyOf(changes.articles)}\\s+)?(?<behind>${anyOf(words.of, words.property, words.source)}))?(?!\\p{L}|\\s+(?:fees?|allowance)(?!\\p{L}))`,
  'giu',
);

/** Takes a message, a form of figures and what is known. Returns where incomes are told by their kinds, in the order of the text. */
export function kindsIn(text: string, form: Form, { held = [], answers, open }: Known): readonly Kind[] {
  const [first] = form.questions;
  const income = form.questions.find(({ id }) => id === 'otherIncome') ?? first;
  // "My freelance: I paid 60,000 of advance tax"
  if (!first || !income || paidAlready.test(text)) return [];
  const named = namedQuestions(text, form, answersAndParts);
  const spans = named.map(({ from, to }) => ({ start: from, end: to }));
  const kinds = [...text.matchAll(everyKind)].flatMap(({ index, groups = {}, 0: { length } }): readonly Kind[] => {
    const { label = '', getting, mark, of: before, behind, led, trailed } = groups;
    const name = names.find((one) => groups[one] !== undefined) ?? 'bonus';
    const span = { from: index, to: index + length };
    const from = index + text.slice(index).indexOf(label);
    const place = { start: from, end: from + label.length };
    const isIn = name === 'rent' && isRentReceived(text, place, spans);
    // "Home loan interest", "house rent"
    const other = named.find(
      (one) =>
        one.from < place.end &&
        place.start < one.to &&
        one.question !== first &&
        one.question !== income &&
        !(isIn && isOfRent(one.question)) &&
        (one.to - one.from > label.length ||
          [mark, getting, behind, name === 'rent' ? undefined : (led ?? trailed)].every((sign) => sign === undefined)),
    );
    const of = (before ?? behind)?.toLowerCase();
    const isHeld = held.some(({ kind }) => kindOf(kind).name === name);
    const isReceived =
      isIn ||
      mark !== undefined ||
      getting !== undefined ||
      (name === 'source' && (led ?? trailed) !== undefined) ||
      (of !== undefined && (name === 'interest' || behind !== undefined));
    // "Rent 20k, not 25k", where only rent that is received was told.
    const isOwn = (one: NamedQuestion) =>
      putRight.test(text) && /\d/.test(text) && open?.id !== one.question.id && answers[one.question.id] === undefined;
    const isMeant = isHeld
      ? other === undefined || isOwn(other)
      : other === undefined &&
        (!eitherWay.has(name) ||
          isReceived ||
          (name === 'interest' && open?.kind === 'rupees' && !mentions(open, name)));
    const isLed = /(?<!\p{L})(?:with|including)\s+(?:an?\s+)?$/iu.test(text.slice(0, index));
    // "Business income" is all of it, where there is one question for every income.
    const isWhole =
      name === 'source' && income === first && named.some((one) => one.from < place.end && place.start < one.to);
    if (!isMeant || isWhole || (isLed && ofSalary.has(name))) return [];
    return [{ ...span, label: label.trim(), of, question: { ...(ofSalary.has(name) ? first : income) } }];
  });
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    kinds.every((one) => to <= one.from || one.to <= from);
  const isAmong = (one: NamedQuestion) => one.question === income || one.question === first || isOfRent(one.question);
  const unnamed = rentsUnnamedIn(text)
    .map(({ start, end }) => ({ from: start, to: end }))
    .filter(
      (one) => isFree(one) && named.every((other) => isAmong(other) || other.to <= one.from || one.to <= other.from),
    )
    .map((one) => ({ ...one, label: text.slice(one.from, one.to), of: undefined, question: { ...income } }));
  // "Family pension", "business income"
  const called = named.flatMap(({ question, from, to }): readonly Kind[] => {
    const label = text.slice(from, to);
    const isKind = question === income && income !== first && label.toLowerCase() !== income.label.toLowerCase();
    return isKind && isFree({ from, to }) ? [{ from, to, label, of: undefined, question: { ...income } }] : [];
  });
  return joined(
    text,
    [...kinds, ...unnamed, ...called].toSorted((one, other) => one.from - other.from),
  );
}

const paidAlready = new RegExp(anyWord(cues.otherTaxes), 'iu');
const isOfRent = ({ id }: Question) => id === 'rentPaid' || id === 'yearlyRent';

/** "Freelancing side income", "freelance profit": two names of one kind that stand together are one. */
const joined = (text: string, kinds: readonly Kind[]): readonly Kind[] =>
  kinds.reduce<readonly Kind[]>((all, kind) => {
    const last = all.at(-1);
    const between = last ? text.slice(last.to, kind.from).split(/\s+/) : [];
    const isOne =
      last?.question.id === kind.question.id && between.every((word) => word === '' || passing.has(word.toLowerCase()));
    return last && isOne
      ? [...all.slice(0, -1), { ...last, to: kind.to, label: text.slice(last.from, kind.to) }]
      : [...all, kind];
  }, []);

const passing = wordSet(small, words.from, words.between);

/** Words that put another figure right. */
export const putRight = new RegExp(
  anyWord(
    changes.no,
    changes.openings,
    changes.replace,
    changes.insteadOf,
    changes.not,
    changes.write,
    changes.shouldBe,
  ),
  'iu',
);

const mentions = (question: Question, name: 'interest') =>
  new RegExp(anyWord(words[name]), 'iu').test(answersAndParts(question).join(' '));

/** Takes the words of an income. Returns which kind it is, and of what: "FD interest" is interest of a deposit. */
export function kindOf(label: string): { readonly name: string | undefined; readonly of: string | undefined } {
  const { groups = {} } = [...label.matchAll(everyKind)][0] ?? {};
  return { name: names.find((one) => groups[one] !== undefined), of: groups.of?.toLowerCase() };
}

/** Whether an income, by its kind, is a part of a salary. */
export const isOfSalary = (label: string): boolean => ofSalary.has(kindOf(label).name ?? '');
