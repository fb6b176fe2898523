import words from 'content:decision-words';
import type { DecisionPage } from '#src/collections/types.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { amountKindAt, amountKindsOf } from '#src/entities/quantity/amount-kinds.ts';
import { findQuantities, leastAmount } from '#src/entities/quantity/find-quantities.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import { asksOutright } from '#src/text/question.ts';
import { caseFrom } from './decision-facts.ts';
import { countKnown } from './decisions-asked.ts';
import { ownedFacts } from './owned-fact.ts';
import type { Fact } from './fact.ts';

/** Amounts as they are written, and the decisions that take them, best first. */
export interface ToldAmounts {
  readonly figures: readonly string[];
  readonly decisions: readonly DecisionPage[];
}

/** A question that takes amounts of more kinds than that says little of what is wanted. */
const mostKinds = 2;

/**
 * The amounts of a message that asks nothing, with the decisions that take them by name; first those that take most of them. Takes the message, all decisions, what was told before
 * it, the last first, and today. Undefined where it asks, names no amount, or no decision takes what it tells. Never throws.
 */
export function toldAmounts(
  text: string,
  decisions: readonly DecisionPage[],
  facts: readonly Fact[],
  today: IstDate | undefined,
): ToldAmounts | undefined {
  const amounts = findQuantities(text).filter(
    ({ kind, value }) => kind === 'rupees' || (kind === 'bare' && value >= leastAmount),
  );
  const isNamed = amounts.some((amount) => amountKindAt(text, amount) !== undefined);
  if (!isNamed || asksOutright(text) || hasAny(comparableWords(text), words.asks)) return undefined;
  const [own, ...before] = ownedFacts([{ text }, ...facts]);
  if (!own) return undefined;
  const taking = decisions
    .map((decision) => {
      const told = caseFrom([own], decision, decisions, own.owner, today);
      const known = caseFrom([own, ...before], decision, decisions, own.owner, today);
      const questions = Object.entries(decision.questions).flatMap(([name, question]) =>
        question.kind === 'choice' || told[name] === undefined ? [] : [question],
      );
      return {
        decision,
        told: questions.length,
        known: countKnown(known),
        isOwn: questions.some((question) => amountKindsOf(question.words).size <= mostKinds),
        isMain: questions.some((question) => question.isMain),
      };
    })
    .filter(({ isOwn }) => isOwn)
    .toSorted(
      (one, other) => other.told - one.told || Number(other.isMain) - Number(one.isMain) || other.known - one.known,
    );
  return taking.length === 0
    ? undefined
    : {
        figures: amounts.map(({ start, end }) => text.slice(start, end).trim()),
        decisions: taking.map(({ decision }) => decision),
      };
}
