import amountWords from 'content:vocabulary-amounts';
import contacts from 'content:vocabulary-contacts';
import repairs from 'content:vocabulary-repairs';
import reading from 'content:vocabulary-reading';
import clauses from 'content:vocabulary-clauses';
import grammar from 'content:vocabulary-grammar';
import openings from 'content:vocabulary-openings';
import counting from 'content:vocabulary-counting';
import denials from 'content:vocabulary-denials';
import { denialBehind } from '#src/entities/date/parse-date.ts';
import { findIntroducedNames } from '#src/entities/name/find-names.ts';
import { isOther, meantFigures, ownersOf } from '#src/entities/owner/owners.ts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Found, Question, QuestionKind } from '#src/forms/question.ts';
import { clauseAt, clauseOf } from '#src/text/clauses.ts';
import { withoutOverlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** A value in a message: where it stands, what it can answer, and whether it is meant. */
export interface Mention extends Found {
  readonly kind: QuestionKind;
  /** The questions that take such a value. */
  readonly questions: readonly Question[];
  /** Told of something else, taken back or not meant: "not 4 pm", "9 nahi 10", "ravi@old.in is closed". */
  readonly isDenied: boolean;
  /** An amount that is somebody else's, and the only one: "my wife earns 8 lakh". */
  readonly isOfAnother?: boolean;
}

/** The name of a question in a message, or of what is part of its answer: "fd interest" of an income. */
export interface NamedQuestion extends Span {
  readonly question: Question;
  readonly isPart: boolean;
  /** Whether it is named so only by the words beside. */
  readonly isBeside?: true;
}

/** What was found in a message for a form. */
export interface Mentions {
  readonly values: readonly Mention[];
  readonly names: readonly NamedQuestion[];
}

/** Of values that overlap, the first kind stands. */
const strongestFirst: readonly QuestionKind[] = ['email', 'phone', 'date', 'slot', 'rupees', 'text', 'place', 'choice'];

/**
 * Finds the values in a message that a form can take, each once, and the names of its questions, both in the order of the text. Takes the text as
 * typed, the form and what values are read with. Never throws.
 */
export function mentionsIn(text: string, form: Form, answerContext: AnswerContext): Mentions {
  const names = namesIn(text, form);
  const found = strongestFirst
    .flatMap((kind) => groupsOf(form, kind))
    .flatMap((questions) => valuesOf(text, questions, answerContext));
  // "Tax year 2024-25": a figure that may be anything gives way to what it surely is.
  const surestFirst = [...found.filter(({ weak }) => weak !== true), ...found.filter(({ weak }) => weak === true)];
  return { values: inOrder(withoutOverlaps(surestFirst)), names };
}

const inOrder = <Place extends Span>(places: readonly Place[]) =>
  places.toSorted((one, other) => one.start - other.start);

/** Questions of a kind that take the same values: all amounts are found once, and each list of choices by itself. */
function groupsOf({ questions }: Form, kind: QuestionKind): readonly (readonly [Question, ...Question[]])[] {
  const own = questions.filter(
    (question) => question.kind === kind && (question.find !== undefined || kind === 'text'),
  );
  const [first, ...others] = own;
  if (!first) return [];
  return kind === 'choice' ? own.map((question) => [question] as const) : [[first, ...others]];
}

function valuesOf(
  text: string,
  questions: readonly [Question, ...Question[]],
  answerContext: AnswerContext,
): readonly Mention[] {
  const [{ kind, find }] = questions;
  const found = foundOf(kind, find, text, answerContext);
  const mentions = found.map((one, at) => ({
    ...one,
    kind,
    questions,
    isDenied:
      one.isAside === true ||
      (isDenied(text, one, found[at - 1], found[at + 1]) &&
        !(kind === 'choice' && found.length === 1 && isDoneWithout(text, one))),
  }));
  return kind === 'rupees' ? ownOnly(text, mentions) : mentions;
}

function foundOf(
  kind: QuestionKind,
  find: Question['find'],
  text: string,
  answerContext: AnswerContext,
): readonly Found[] {
  if (kind === 'text') return findIntroducedNames(text);
  const within = (clause: string) => find?.(clause, answerContext) ?? [];
  return kind === 'choice' ? inClauses(text, within) : within(text);
}

/** "Not GST, audit": what is found in each clause by itself, where there are several. */
function inClauses(text: string, find: (clause: string) => readonly Found[]): readonly Found[] {
  const found: Found[] = [];
  let from = 0;
  for (const clause of text.split(clauseStart)) {
    const start = from;
    found.push(...find(clause).map((one) => ({ ...one, start: one.start + start, end: one.end + start })));
    from += clause.length;
  }
  return found.length > 0 ? found : find(text);
}

/** Behind a sign, or what denies the clause before. */
const clauseStart = new RegExp(`(?<=[,;.!?\\n]\\s|\\s${anyOf(grammar.denied, grammar.instead)}\\s)`, 'iu');

/** "ITR nahi bhara last year ka": what was not done is a reason to come, and no choice that is denied, unless what is wished for is told. */
const isDoneWithout = (text: string, { end }: Span): boolean => {
  const length = denialBehind(text, end);
  const rest = text.slice(end + length);
  return length > 0 && /^\p{L}/u.test(rest) && !wished.test(rest.split(/[,;.]/)[0] ?? '');
};
const wished = new RegExp(anyWord(openings.wishing), 'iu');

/** Figures of other people are denied beside one that is the visitor's own. */
function ownOnly(text: string, amounts: readonly Mention[]): readonly Mention[] {
  const owners = ownersOf(text, amounts);
  const meant = meantFigures(text, amounts);
  const isOneMeant = amounts.some((one) => !isLimit(text, one));
  return amounts.map((one, at) =>
    meant[at] && !(isOneMeant && isLimit(text, one))
      ? { ...one, isOfAnother: isOther(owners[at]) && !forWhom.test(text) }
      : { ...one, isDenied: true },
  );
}

/** "12 lakh tak zero hai na, meri 12.6 lakh": beside another one, an amount up to which something holds is nobody's. */
const isLimit = (text: string, { start, end }: Span): boolean =>
  upToBefore.test(text.slice(0, start)) || upToBehind.test(text.slice(end));
const upToBefore = new RegExp(`(?<!\\p{L})${anyOf(counting.upTo)}\\s+(?:₹|rs\\.?)?\\s*$`, 'iu');
const upToBehind = new RegExp(`^\\s+${anyOf(counting.upToBehind)}(?!\\p{L})`, 'iu');

/** "This one for my husband": the tax is worked out for him. */
export const forWhom = new RegExp(
  `${anyWord(grammar.prepositions)}\\s+(?:${anyOf(grammar.articles)}\\s+)?${anyOf(reading.relations)}(?!\\p{L})`,
  'iu',
);

/** "Not 11", "11 nahi, 12", "instead of gmail", "the old number": by what stands beside it in its clause, up to the next value. */
function isDenied(text: string, { start, end }: Span, before: Span | undefined, next: Span | undefined): boolean {
  const { start: from } = clauseAt(text, { start, end });
  const behind = text.slice(end, next?.start);
  return (
    denyingBefore.test(text.slice(from, start)) ||
    (denialBehind(text, end) > 0 &&
      (before !== undefined || next !== undefined || /[\p{L}\d]/u.test(text.slice(end + denialBehind(text, end))))) ||
    noLonger.test(behind) ||
    (notInClause.test(behind) && !yearDenied.test(behind)) ||
    (next !== undefined && formerly.test(text.slice(before?.end ?? 0, start)))
  );
}

const denyingBefore = new RegExp(
  `${anyWord(grammar.instead, denials.choiceExcept, repairs.former)}\\s+(?:(?:${anyOf(grammar.articles, grammar.prepositions)})\\s+)*(?:\\p{L}+\\s+)?$`,
  'iu',
);
const formerly = new RegExp(anyWord(counting.formerly), 'iu');
const noLonger = new RegExp(`^[\\s,.:(-]*(?:\\p{L}+\\s+)?${anyOf(repairs.noLonger)}(?!\\p{L})`, 'iu');

/** "GST ka kuch nahi, …": all of its clause is denied. */
const notInClause = new RegExp(
  `^(?!\\s+${anyOf(clauses.and)}\\s)(?:\\s+\\p{L}+){1,2}\\s+${anyOf(grammar.denied)}\\s*(?:[,;.]|$)`,
  'iu',
);

/** "25k a month, not a year": the period is denied, and not the amount. */
export const yearDenied = new RegExp(
  `${anyWord(amountWords.year)}\\s+(?:\\p{L}{2}\\s+)?${anyOf(grammar.denied)}(?!\\p{L})`,
  'iu',
);

/** Words of second thoughts: what stands behind them takes the place of what was said before. */
export const takesBack = new RegExp(anyWord(repairs.back, repairs.amends, repairs.no), 'iu');

/** The names by which the questions of a form are called in a text; of two that overlap the longer. */
export function namesIn(text: string, { questions }: Form): readonly NamedQuestion[] {
  const found = questions.flatMap((question) =>
    [...text.matchAll(namePattern(question))].map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
      question,
      isPart: question.covers?.includes(name.toLowerCase()) === true,
    })),
  );
  const beside = questions.flatMap((question) => namedBeside(text, question));
  const longestFirst = [...beside, ...found].toSorted((one, other) => other.end - other.start - (one.end - one.start));
  return inOrder(withoutOverlaps(longestFirst));
}

/** "I get 15,000 rent": names that mean a question only beside other words in their clause. */
const namedBeside = (text: string, question: Question): readonly NamedQuestion[] =>
  besidePatterns(question).flatMap(({ names, beside, unless }) =>
    [...text.matchAll(names)]
      .map(({ index, 0: name }) => ({
        start: index,
        end: index + name.length,
        question,
        isPart: false,
        isBeside: true as const,
      }))
      .filter((name) => {
        const clause = clauseOf(text, name);
        return beside.test(clause) && !unless.test(clause);
      }),
  );

/** Whether a name may mean a question that is called by it only beside other words, by what stands in its clause. Takes the message, the name and the question. */
export function mayBeCalled(text: string, name: Span, question: Question): boolean {
  const word = text.slice(name.start, name.end).toLowerCase();
  const clause = clauseOf(text, name);
  return besidePatterns(question).some(({ words, unless }) => words.includes(word) && !unless.test(clause));
}

interface BesidePattern {
  readonly words: readonly string[];
  readonly names: RegExp;
  readonly beside: RegExp;
  readonly unless: RegExp;
}
const patternsBeside = new WeakMap<object, readonly BesidePattern[]>();

function besidePatterns({ calledBeside }: Question): readonly BesidePattern[] {
  if (!calledBeside) return [];
  const known = patternsBeside.get(calledBeside);
  if (known) return known;
  const made = calledBeside.map(({ names, beside, unless }) => ({
    words: names,
    names: new RegExp(anyWord(...names), 'giu'),
    beside: new RegExp(anyWord(...beside), 'iu'),
    unless: unless.length === 0 ? /(?!)/ : new RegExp(anyWord(...unless), 'iu'),
  }));
  patternsBeside.set(calledBeside, made);
  return made;
}

const ofWhom = `\\s+(?:${anyOf(contacts.ofWhom)}\\s+)?`;
const patterns = new Map<string, RegExp>();

function namePattern({ id, label, alsoCalled, labels = [], covers = [] }: Question): RegExp {
  const names = [label, ...alsoCalled, ...labels, ...covers];
  const key = `${id}: ${names.join('|')}`;
  const known = patterns.get(key);
  if (known) return known;
  const either = names
    .toSorted((one, other) => other.length - one.length)
    // "FD ka byaj"
    .map((name) => name.replace(/[^\p{L}\p{N}\s-]/gu, String.raw`\$&`).replace(/ /g, ofWhom))
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}@.])(?:${either})(?![\\p{L}\\p{N}@])`, 'giu');
  patterns.set(key, pattern);
  return pattern;
}
