import words from 'content:decision-words';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import { isAmount } from './only-figure.ts';

/**
 * Figures that come to those that were told: "and 1 lakh from mutual funds too", "3 more joining". Takes the sentence, the decision, what is known of the
 * case, and what the sentence tells. Returns the sums by their questions. Never throws.
 */
export function addedFigures(text: string, { questions }: DecisionPage, known: Given, given: Given): Given {
  const said = comparableWords(text);
  const isAlso = hasAny(said, words.adds);
  const isMore = findQuantities(text).some(({ end }) =>
    said
      .filter(({ start }) => start >= end)
      .slice(0, 2)
      .some(({ word }) => words.addsBehind.includes(word)),
  );
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const before = known[name];
      const isAdded = isMore || (isAlso && isAmount(questions[name]));
      return isAdded && typeof value === 'number' && typeof before === 'number' ? [[name, before + value]] : [];
    }),
  );
}
