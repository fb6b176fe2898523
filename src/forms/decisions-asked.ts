import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { readCase } from './decision-reading.ts';
import { comparableWords, placesOf, type ComparableWord } from '#src/text/comparable-words.ts';
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
}

/**
 * The decisions that a sentence asks for: those whose subject it names and of whose case it tells a figure, the best first. Others are there
 * only where the sentence names their subjects apart ("PF and ESI both?"). A sentence asks by a word that asks, or begins or ends with the
 * subject ("ESI for 12 staff"). Never throws.
 */
export function decisionsAskedIn(
  text: string,
  decisions: readonly DecisionPage[],
  asks: readonly string[],
  today?: IstDate,
): readonly AskedDecision[] {
  const words = comparableWords(text);
  const isAsked =
    text.includes('?') ||
    isQuestion(wordsOf(text.toLowerCase())) ||
    asks.some((cue) => placesOf(words, cue).length > 0);
  // A story that tells of a labour licence does not ask for it by "is PF compulsory for us?" at its end.
  const asking = comparableWords(questionOf(text) ?? text);
  const found = decisions.flatMap((decision) => {
    const subject = subjectPlaces(words, decision, asking);
    if (!subject || !(isAsked || subject.some((place) => isAtAnEnd(place, words)))) return [];
    const { given, outside, left, isWhole } = readCase(text, decision, today);
    if (decision.cues.everyAmount && !isWhole) return [];
    if (decision.cues.needs.some((question) => given[question] === undefined && outside !== question)) return [];
    const figures = Object.values(given).filter((value) => typeof value === 'number').length;
    if (figures === 0 && outside === undefined) return [];
    const weight = subject.reduce((sum, { start, end }) => sum + end - start, 0) + figures * figureWeight;
    return [{ asked: { decision, given, outside, left }, subject, weight }];
  });
  const apart: typeof found = [];
  for (const one of found.toSorted((a, b) => b.weight - a.weight)) {
    const taken = apart.flatMap(({ subject }) => subject);
    if (one.subject.every((place) => !taken.some((other) => overlaps(place, other)))) apart.push(one);
  }
  return apart.slice(0, mostAtOnce).map(({ asked }) => asked);
}

/**
 * The decision whose subject the page that is spoken of has in its name, for a sentence that asks for it without naming it: "do I need it at
 * 30 lakh?". Beside what it tells of the case, the sentence may have nothing but words that ask and words that say nothing (`small`). Takes the
 * address of that page, and the message before (`said`), which may have asked. Never throws.
 */
export function decisionOfPage(
  text: string,
  page: string,
  decisions: readonly DecisionPage[],
  {
    asks,
    small,
    said = '',
  }: { readonly asks: readonly string[]; readonly small: ReadonlySet<string>; readonly said?: string },
): AskedDecision | undefined {
  const decision = decisions.find(
    (one) => subjectPlaces(comparableWords(one.pageNames[page] ?? ''), one) !== undefined,
  );
  const isAsked = asks.some((cue) => [text, said].some((one) => placesOf(comparableWords(one), cue).length > 0));
  if (!decision || !isAsked) return undefined;
  const { given, outside, left } = readCase(text, decision);
  return Object.keys(given).length > 0 && tellsOfCase(text, decision, { asks, small })
    ? { decision, given, outside, left }
    : undefined;
}

/** Whether a sentence has a figure and, beside it, nothing but what a decision asks, words that ask (`asks`) and words that say nothing (`small`). */
export function tellsOfCase(
  text: string,
  { questions }: Pick<DecisionPage, 'questions'>,
  { asks, small }: { readonly asks: readonly string[]; readonly small: ReadonlySet<string> },
): boolean {
  const words = comparableWords(text);
  const figures = findQuantities(text);
  const ofCase = Object.values(questions).flatMap((question) =>
    question.kind === 'choice' ? [] : question.words.flatMap((one) => placesOf(words, one)),
  );
  const known = [...asks.flatMap((cue) => placesOf(words, cue)), ...figures, ...ofCase];
  return (
    figures.length > 0 && words.every((word) => small.has(word.word) || known.some((place) => overlaps(place, word)))
  );
}

/** Decisions that one sentence is answered with, at most. */
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
  asking: readonly ComparableWord[] = words,
): readonly Span[] | undefined {
  // Where every amount counts, a story that tells of another subject is about that too.
  const against = cues.everyAmount ? words : asking;
  if (cues.without.some((phrase) => placesOf(against, phrase).length > 0)) return undefined;
  if (!cues.topics.at(-1)?.some((phrase) => placesOf(asking, phrase).length > 0)) return undefined;
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
