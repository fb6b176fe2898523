import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import { amountKindAt, amountKindsOf } from '#src/entities/quantity/amount-kinds.ts';
import { findQuantities, leastAmount } from '#src/entities/quantity/find-quantities.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { caseFrom } from '#src/forms/decision-facts.ts';
import { countKnown } from '#src/forms/decisions-asked.ts';
import type { Fact } from '#src/forms/fact.ts';
import { ownedFacts } from '#src/forms/owned-fact.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import { asksOutright } from '#src/text/question.ts';
import type { Reply } from '../model/reply.ts';
import { textBlock } from './blocks.ts';

/** A question that takes amounts of more kinds than that says little of what is wanted. */
const mostKinds = 2;

/** Checks that are offered for figures, at most. */
const mostOffered = 3;

/**
 * What is said to a message that tells amounts and asks nothing: that they are noted, and which checks work with them; first those that take most of them. Takes the
 * message, what was told before it, the last first, and today. Undefined where it asks, names no amount, or no check takes what it tells. Never throws.
 */
export function notedFigures(text: string, facts: readonly Fact[], today: IstDate | undefined): Reply | undefined {
  const amounts = findQuantities(text).filter(
    ({ kind, value }) => kind === 'rupees' || (kind === 'bare' && value >= leastAmount),
  );
  const isNamed = amounts.some((amount) => amountKindAt(text, amount) !== undefined);
  if (!isNamed || asksOutright(text) || hasAny(comparableWords(text), words.asks)) return undefined;
  const [own, ...before] = ownedFacts([{ text }, ...facts]);
  if (!own) return undefined;
  const offered = decisions
    .map((decision) => {
      const told = caseFrom([own], decision, decisions, own.owner, today);
      const known = caseFrom([own, ...before], decision, decisions, own.owner, today);
      const questions = Object.entries(decision.questions).flatMap(([name, question]) =>
        question.kind === 'choice' || told[name] === undefined ? [] : [question],
      );
      return {
        heading: decision.heading,
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
  if (offered.length === 0) return undefined;
  const figures = amounts.map(({ start, end }) => text.slice(start, end).trim());
  return {
    outcome: 'answer',
    blocks: [textBlock(fillTemplate(words.noted, { figures }))],
    links: [],
    chips: offered.slice(0, mostOffered).map(({ heading }) => heading),
  };
}
