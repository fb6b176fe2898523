import changes from 'content:vocabulary-changes';
import differences from 'content:vocabulary-differences';
import shifts from 'content:vocabulary-shifts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Found, Question } from '#src/forms/question.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { includedIn, sourcesIn, withEarned } from './earned-names.ts';
import { figuresIn } from './figures-in.ts';
import { givenUp } from './given-up.ts';
import { withOthersShare } from './of-others.ts';
import { pairedAmounts } from './paired-amounts.ts';
import { namedQuestions, partsCovered } from './question-names.ts';
import type { NamedQuestion } from './parsed-message.ts';
import type { Told } from './parsed-message.ts';
import type { ValuePlace } from './parsed-message.ts';
import { withoutWeak } from './weak-amounts.ts';
import { forOpen, withShares, wordedAmounts } from './worded-amounts.ts';

/** What the amounts of a message tell. */
interface AmountsTold {
  /** The questions that are called by name, in the order of the text. */
  readonly named: readonly NamedQuestion[];
  readonly told: readonly Told[];
  /** Ages that are told by a figure alone. */
  readonly ages: readonly Told[];
  /** Amounts without a name that answer nothing. */
  readonly unnamed: readonly Found[];
  /** Amounts that are part of an answer which is not told besides. */
  readonly parts: readonly Told[];
  /** Whether another amount takes the place of one. */
  readonly isCorrected: boolean;
}

/**
 * Takes a message, the values that stand in it, its form, all forms, what its values are read with and the open question. Returns the amounts with the questions they answer: by their names, by
 * shares and words, and the one without a name by what is asked. Whole rupees a year. Never throws.
 */
export function amountsTold(
  text: string,
  values: readonly ValuePlace[],
  form: Form,
  forms: readonly Form[],
  answerContext: AnswerContext,
  open: Question | undefined,
): AmountsTold {
  const isFree = ({ from, to }: NamedQuestion) => !values.some((value) => overlaps(value, { start: from, end: to }));
  const called = namedQuestions(text, form).filter(isFree).map(sourcesIn(text, form));
  const { figures: all, ages } = figuresIn(text, form, answerContext, values, forms);
  const included = all.length > 1 ? includedIn(text, form, open) : [];
  const isApart = (one: Span) => !included.some((part) => overlaps(part, one));
  const figures = all.filter(isApart);
  const named = (figures.length > 0 ? withEarned(text, form, called, answerContext.answers, open) : called).filter(
    ({ from, to }) => isApart({ start: from, end: to }),
  );
  const denied = givenUp(text, figures);
  const amounts = figures.filter((one) => !denied.includes(one));
  const covering = namedQuestions(text, form, partsCovered).filter(isFree);
  // "18 lakh, hra nil": what is nothing wants no amount.
  const nothing = wordedAmounts(text, named, [], answerContext).map(({ question }) => question);
  const wanting = named.filter(({ question }) => !nothing.includes(question));
  const paired = withOthersShare(
    text,
    pairedAmounts(text, amounts, wanting, covering, allAllowedIn(text, values), form.questions[0]),
  );
  const isStrong = [...paired.told, ...paired.unnamed].some(({ weak }) => weak !== true);
  // "We are 23, salary 14,000 each, PF?"
  const parts = paired.parts.filter(({ weak }) => weak !== true || !isStrong);
  const withNames = withShares(text, named, paired.told, answerContext);
  const isTold = ({ question }: Told) => withNames.some((one) => one.question.id === question.id);
  const told = [
    ...withoutWeak([...withNames, ...parts.filter(isTold)], paired.unnamed, form, answerContext),
    ...wordedAmounts(text, named, withNames, answerContext).map(forOpen(text, answerContext, open)),
  ];
  const income = unnamedIncome(text, named, told, paired.unnamed, form, answerContext, open);
  return {
    named,
    told: income ? [...told, income] : told,
    ages,
    unnamed: income ? [] : paired.unnamed,
    parts: parts.filter((part) => !isTold(part)),
    isCorrected: denied.length + included.length > 0,
  };
}

/** Of figures that are read through, the one without a name is the income, or what is asked for. */
function unnamedIncome(
  text: string,
  named: AmountsTold['named'],
  told: readonly Told[],
  unnamed: readonly Found[],
  form: Form,
  { answers }: AnswerContext,
  open: Question | undefined,
): Told | undefined {
  const asked = open ?? form.questions[0];
  // "85k a month and a bonus of 1 lakh": what is called a kind of income is not all of it.
  const ownNames = named.filter(({ question }) => question.id === asked?.id);
  const isOfKinds = ownNames.length > 0 && ownNames.every((name) => 'isKind' in name);
  const [amount, another] = isOfKinds ? unnamed.filter(({ weak }) => weak !== true) : unnamed;
  const isForOpen =
    asked?.kind === 'rupees' &&
    amount !== undefined &&
    amount.weak !== true &&
    !another &&
    told.length > 0 &&
    told.every(({ question }) => question.id !== asked.id || isOfKinds) &&
    (open !== undefined || answers[asked.id] === undefined || isOwnClause(text, amount, named));
  return isForOpen ? { ...amount, question: asked, isNamed: false } : undefined;
}

/** "Now make the 80c 1.4 lakh full": beside another name in its clause a figure tells no other income. */
function isOwnClause(text: string, place: Span, named: readonly NamedQuestion[]): boolean {
  const { start, end } = clauseAt(text, place);
  return named.every(({ from, to }) => to <= start || from >= end);
}

/** Where all that the law allows is told, and not denied: "80c full". */
const allAllowedIn = (text: string, values: readonly Span[]): readonly Span[] =>
  [...text.matchAll(full)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter((one) => {
      const { start, end } = clauseAt(text, one);
      const isFigureTold = values.some((value) => value.start < end && start < value.end && isBeside(text, value, one));
      return !isFigureTold && !values.some((value) => overlaps(value, one)) && !denied.test(text.slice(start, end));
    });

/** "80c full 1.5 lakh": the figure itself is told. */
const isBeside = (text: string, one: Span, other: Span) =>
  /^\s*$/.test(one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start));

const full = new RegExp(anyWord(shifts.full), 'giu');

/** "Remove 80C full" takes it away. */
const denied = new RegExp(anyWord(changes.not, changes.no, changes.remove, differences.takingOff), 'iu');
