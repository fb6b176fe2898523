import words from 'content:decision-words';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { amountKindAt, amountKindsOf } from '#src/entities/quantity/amount-kinds.ts';
import { findQuantities, mayBeRupees } from '#src/entities/quantity/find-quantities.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import { asksOutright } from '#src/text/question.ts';
import { caseFrom } from './decision-facts.ts';
import { countKnown, isSubjectIn } from './decisions-asked.ts';
import { ownedFacts } from './owned-fact.ts';
import type { Fact } from './fact.ts';

/** Amounts as they are written, and the decisions that take them, best first. */
export interface ToldAmounts {
  readonly figures: readonly string[];
  readonly taking: readonly Taking[];
}

/** A decision that takes amounts. */
export interface Taking {
  readonly decision: DecisionPage;
  /** What is known of its case with them. */
  readonly known: Given;
  /**
   * Whether it is what is spoken of: one of them answers its main question; its subject is named in the message, in the two before it, or by the page that is spoken of; and that is clear.
   */
  readonly isMeant: boolean;
}

/** So likely a page must be spoken of, for its check to be meant. */
const clearlySpokenOf = 0.4;

/** A question that takes amounts of more kinds than that says little of what is wanted. */
const mostKinds = 2;

/**
 * The amounts of a message that asks nothing, with the decisions that take them by name; first those that take most of them, then those of what is spoken of. Takes the
 * message, all decisions, what was told before it, the last first, how likely each page is spoken of, and today. Undefined where it asks, names no amount, or no decision takes what it tells. Never throws.
 */
export function toldAmounts(
  text: string,
  decisions: readonly DecisionPage[],
  facts: readonly Fact[],
  spokenOf: Readonly<Record<string, number>>,
  today: IstDate | undefined,
): ToldAmounts | undefined {
  const amounts = findQuantities(text).filter(mayBeRupees);
  const isNamed = amounts.some((amount) => amountKindAt(text, amount) !== undefined);
  if (!isNamed || asksOutright(text) || hasAny(comparableWords(text), words.asks)) return undefined;
  const [own, ...before] = ownedFacts([{ text }, ...facts]);
  if (!own) return undefined;
  const said = [text, ...facts.slice(0, 2).map((fact) => fact.text)].map(comparableWords);
  const taking = decisions.flatMap((decision) => {
    const told = caseFrom([own], decision, decisions, own.owner, today);
    const questions = Object.entries(decision.questions).flatMap(([name, question]) =>
      question.kind === 'choice' || told[name] === undefined ? [] : [question],
    );
    if (!questions.some((question) => amountKindsOf(question.words).size <= mostKinds)) return [];
    return {
      decision,
      told: questions.length,
      known: caseFrom([own, ...before], decision, decisions, own.owner, today),
      isNamed: isSubjectIn([...said, ...pageWords(decision, spokenOf)], decision.cues),
      spokenOf: decision.pages.reduce((sum, page) => sum + (spokenOf[page] ?? 0), 0),
      isMain: questions.some((question) => question.isMain),
    };
  });
  if (taking.length === 0) return undefined;
  const ordered = taking.toSorted(
    (one, other) =>
      other.told - one.told ||
      Number(other.isNamed) - Number(one.isNamed) ||
      other.spokenOf - one.spokenOf ||
      Number(other.isMain) - Number(one.isMain) ||
      countKnown(other.known) - countKnown(one.known),
  );
  return {
    figures: amounts.map(({ start, end }) => text.slice(start, end).trim()),
    taking: ordered.map(({ decision, known, isMain, isNamed, spokenOf: share }) => ({
      decision,
      known,
      isMeant: isMain && isNamed && share >= clearlySpokenOf,
    })),
  };
}

/** The words of the names of a decision's pages that are clearly spoken of. */
const pageWords = ({ pages, pageNames }: DecisionPage, spokenOf: Readonly<Record<string, number>>) =>
  pages
    .filter((page) => (spokenOf[page] ?? 0) >= clearlySpokenOf)
    .map((page) => comparableWords(pageNames[page] ?? ''));
