import words from 'content:decision-words';
import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { besideTold } from './added-figures.ts';
import { settle } from './decision.ts';
import { caseFrom, filedAfter } from './decision-facts.ts';
import { readCase } from './decision-reading.ts';
import type { OwnedFact } from './owned-fact.ts';
import { comparableWords, hasAny, placesOf, type ComparableWord } from '#src/text/comparable-words.ts';
import type { Owner } from '#src/entities/owner/owners.ts';
import { amountKindAt } from '#src/entities/quantity/amount-kinds.ts';
import { findPast } from '#src/entities/past/find-past.ts';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { questionOf } from '#src/text/story.ts';

/** A decision that a sentence asks for, and what it tells of the case. */
export interface AskedDecision {
  readonly decision: DecisionPage;
  readonly given: Given;
  /** The question whose figure in the sentence cannot be. */
  readonly outside: string | undefined;
  /** The figures of the sentence that it does not use, as they are written. */
  readonly left: readonly string[];
  /** What its amounts come to in the time that is asked for, where they were told for another. */
  readonly converted: readonly string[];
  /** What was told of the case before the sentence. */
  readonly carried: Given;
  /** Whether the sentence itself names the whole subject. */
  readonly isNamed: boolean;
}

/** What tells whether a sentence asks for a decision, besides its own words. */
export interface Asking {
  /** Words that ask. */
  readonly asks: readonly string[];
  /** Words that say nothing. */
  readonly small: ReadonlySet<string>;
  /** Without it no date is read. */
  readonly today?: IstDate | undefined;
  /** The address of the page that is spoken of. */
  readonly page: string;
  /** What was told before, the last first, and whose case the sentence is about. */
  readonly facts: readonly OwnedFact[];
  readonly owner: Owner;
}

/**
 * The decisions that a sentence asks for: those whose subject it names and of whose case it tells a figure, the best first. Others are there
 * only where the sentence names their subjects apart ("PF and ESI both?"). A sentence asks by a word that asks, or begins or ends with the
 * subject ("ESI for 12 staff"). One that says nothing else may ask for a decision whose figures were told before: "and tax audit?". Never throws.
 */
export function decisionsAskedIn(
  text: string,
  decisions: readonly DecisionPage[],
  asking: Asking,
): readonly AskedDecision[] {
  const words = subjectWords(text);
  const asks = (said: string) =>
    said.includes('?') || isQuestion(wordsOf(said.toLowerCase())) || hasAny(comparableWords(said), asking.asks);
  const isAsked = asks(text);
  // A story that tells of a labour licence does not ask for it by "is PF compulsory for us?" at its end.
  const within = subjectWords(questionOf(text, shortStory) ?? text);
  const beside = decisions.flatMap(({ cues }) => (cues.topics.length === 1 ? cues.topics.flat() : []));
  const found = decisions.flatMap((decision) => {
    const named = subjectPlaces(words, decision, within);
    const subject = named ?? subjectGoneOn(words, decision, asking);
    const isNamedAtAnEnd = () =>
      decision.cues.topics.flat().some((cue) => placesOf(words, cue).some((place) => isAtAnEnd(place, words)));
    const isGoneOn = subject?.length === 0 && asks(asking.facts[0]?.text ?? '');
    if (!subject || !(isAsked || isGoneOn || isNamedAtAnEnd())) return [];
    const { given: read, outside: beyond, left, converted, isWhole } = readCase(text, decision, asking.today);
    const outside = beyond !== undefined && isTooLittle(text, decision.questions[beyond]) ? undefined : beyond;
    const told = { ...read, ...filedAfter(text, asking.facts, decision, read, asking.today) };
    if (decision.cues.everyAmount && !isWhole) return [];
    const own = countKnown(told);
    const isTold = named !== undefined && (own > 0 || outside !== undefined);
    if (subject.length === 0 && own === 0) return [];
    if (!isTold && !saysNothingElse(text, decision, asking, beside)) return [];
    const before = caseFrom(asking.facts, decision, decisions, asking.owner, asking.today);
    const { given, carried } = besideTold(text, decision, before, told);
    const known = { ...carried, ...given };
    if (decision.cues.needs.some((question) => known[question] === undefined && outside !== question)) return [];
    if (countKnown(known) === 0 && outside === undefined) return [];
    // Without its main figure a case that was told before is not the one that is asked about.
    if (!isTold && isAskedForMain(decision, known) && !isOfCase(decision, carried)) return [];
    const weight = subject.reduce((sum, { start, end }) => sum + end - start, 0) + own * figureWeight;
    return [
      { asked: { decision, given, outside, left, converted, carried, isNamed: named !== undefined }, subject, weight },
    ];
  });
  const apart: typeof found = [];
  // What a sentence names itself is not asked together with what it might go on from.
  const named = found.filter(({ asked }) => asked.isNamed);
  for (const one of (named.length > 0 ? named : found).toSorted((a, b) => b.weight - a.weight)) {
    const taken = apart.flatMap(({ subject }) => subject);
    if (one.subject.every((place) => !taken.some((other) => overlaps(place, other)))) apart.push(one);
  }
  return apart.map(({ asked }) => asked).slice(0, mostAtOnce);
}

/** The words of a text that may name a subject: what tells the period of a figure is none, as in "monthly sale 1.5 lakh". */
function subjectWords(text: string): readonly ComparableWord[] {
  const periods = findQuantities(text).flatMap((one) => (one.period === undefined ? [] : [one.told ?? one]));
  return comparableWords(text).filter((word) => !periods.some((period) => overlaps(period, word)));
}

/** "GST on a blouse of 1800" tells no turnover; a day that cannot be is no figure. */
export function isTooLittle(text: string, question: DecisionQuestion | undefined): boolean {
  if (question === undefined || question.kind === 'choice') return false;
  const figures = findQuantities(text);
  return figures.length > 0 && figures.every(({ value }) => value < question.least);
}

function isAskedForMain(decision: DecisionPage, known: Given): boolean {
  const standing = settle(decision, known, true);
  const open = standing.kind === 'ask' ? decision.questions[standing.question] : undefined;
  return open !== undefined && open.kind !== 'choice' && open.isMain;
}

/** Whether a figure was told that is asked for in any case, and not one for which content takes something for granted. */
const isOfCase = ({ questions }: DecisionPage, carried: Given): boolean =>
  Object.entries(carried).some(([name, value]) => typeof value === 'number' && questions[name]?.assume === undefined);

/** How many figures are known of a case. */
export const countKnown = (given: Given): number =>
  Object.values(given).filter((value) => typeof value === 'number').length;

/**
 * Where a sentence names a part of the subject, of which the others were named before: "3b not filed" and then "how much late fee". That is the last part, unless the
 * sentence has a word that asks. One that tells a figure goes on from a subject that the two sentences before it, or the name of the page that is spoken of, have, and has no place of it.
 */
function subjectGoneOn(
  words: readonly ComparableWord[],
  { cues, pageNames }: DecisionPage,
  { asks, facts, page }: Asking,
): readonly Span[] | undefined {
  const placesIn = (said: readonly ComparableWord[], group: readonly string[]) =>
    group.flatMap((phrase) => placesOf(said, phrase));
  if (hasAny(words, cues.without)) return undefined;
  const places = cues.topics.map((group) => placesIn(words, group));
  const isPart = (places.at(-1) ?? []).length > 0 || hasAny(words, asks);
  if (!isPart && places.some(({ length }) => length > 0)) return undefined;
  const before = [...facts.map(({ text }) => text), pageNames[page] ?? '']
    .map(comparableWords)
    .filter((said) => !hasAny(said, cues.without));
  const isNamedIn = (...said: readonly (readonly ComparableWord[])[]) => isSubjectIn([words, ...said], cues);
  if (places.every(({ length }) => length === 0))
    return isNamedIn(...before.slice(0, 2), ...before.slice(-1)) ? [] : undefined;
  return before.some((said) => isNamedIn(said)) ? places.flat() : undefined;
}

/** Whether the words of some sentences together name the whole subject of a decision. */
export const isSubjectIn = (
  said: readonly (readonly ComparableWord[])[],
  { topics }: Pick<DecisionPage['cues'], 'topics'>,
): boolean => topics.every((group) => said.some((words) => hasAny(words, group)));

/** Whether a sentence has nothing but what a decision is about and asks, figures, words that ask and words that say nothing. */
export function saysNothingElse(
  text: string,
  { questions, cues, heading }: Pick<DecisionPage, 'questions' | 'cues' | 'heading'>,
  { asks, small, today }: Pick<Asking, 'asks' | 'small' | 'today'>,
  beside: readonly string[],
): boolean {
  const said = comparableWords(text);
  const own = Object.values(questions).flatMap((question) => (question.kind === 'choice' ? [] : question.words));
  const known = [
    ...findQuantities(text),
    ...(today === undefined ? [] : findPast(text, today)),
    ...[...asks, ...beside, ...words.besides, ...words.pay, ...own, ...cues.topics.flat()].flatMap((cue) =>
      placesOf(said, cue),
    ),
  ];
  const named = new Set(comparableWords(heading).map(({ word }) => word));
  return said.every(
    (word) => small.has(word.word) || named.has(word.word) || known.some((place) => overlaps(place, word)),
  );
}

/** From so many words on a message tells more than it asks. */
const shortStory = 15;

/** Cases that one sentence is answered with, at most. */
const mostAtOnce = 3;

/** Whether a sentence begins with a place, but for a figure ("5% GST on …"), or ends with it. */
const isAtAnEnd = ({ start, end }: Span, words: readonly ComparableWord[]) =>
  words.find(({ word }) => !/^\d+$/.test(word))?.start === start || words.at(-1)?.end === end;

/** How much a figure of the case says, in letters of the subject. */
const figureWeight = 6;

/**
 * Where a sentence names the subject of a decision; undefined where it does not, or names another. In a story the last topic stands in the
 * question itself.
 */
function subjectPlaces(
  words: readonly ComparableWord[],
  { cues }: DecisionPage,
  asking: readonly ComparableWord[],
): readonly Span[] | undefined {
  // Where every amount counts, a story that tells of another subject is about that too.
  const against = cues.everyAmount ? words : asking;
  if (hasAny(against, cues.without)) return undefined;
  if (!hasAny(asking, cues.topics.at(-1) ?? [])) return undefined;
  const places = cues.topics.map(
    (phrases) =>
      phrases
        .flatMap((phrase) => placesOf(words, phrase))
        .toSorted((one, other) => other.end - other.start - (one.end - one.start))[0],
  );
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** How many figures a sentence tells. */
export const countFigures = (text: string): number => findQuantities(text).length;

/** How many figures a sentence tells of which it does not say what they are of. */
export const countUnnamed = (text: string): number =>
  findQuantities(text).filter((quantity) => amountKindAt(text, quantity) === undefined).length;
