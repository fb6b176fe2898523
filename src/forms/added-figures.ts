import words from 'content:decision-words';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { findQuantities, mayBeRupees } from '#src/entities/quantity/find-quantities.ts';
import { comparableWords, hasAny } from '#src/text/comparable-words.ts';
import type { Fact } from './fact.ts';
import { isAmount } from './only-figure.ts';

/**
 * Figures that come to those that were told: "and 1 lakh from mutual funds too", "3 more joining". Takes the sentence, the decision, what is known of the
 * case, and what the sentence tells. Returns the sums by their questions, with the choices that stay as they were. Never throws.
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
  const sums = Object.entries(given).flatMap(([name, value]) => {
    const before = known[name];
    const isAdded = isMore || (isAlso && isAmount(questions[name]));
    return isAdded && typeof value === 'number' && typeof before === 'number' && value !== before
      ? [[name, before + value] as const]
      : [];
  });
  // Who sells goods and repairs them too still sells goods.
  const kept = Object.entries(known).filter(([name, value]) => typeof value === 'string' && given[name] !== undefined);
  return sums.length === 0 ? {} : Object.fromEntries([...kept, ...sums]);
}

/**
 * What is known of a case with a message: what it tells, with what it comes to, and what was told before besides. Takes the message, the decision, what was told before, and what the message tells.
 */
export const besideTold = (text: string, decision: DecisionPage, known: Given, given: Given) => ({
  given: { ...given, ...addedFigures(text, decision, known, given) },
  carried: without(known, Object.keys(given)),
});

/** The answers of a case but some. */
export const without = (given: Given, names: readonly string[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));

/**
 * "First floor also 60000" behind "rented at 65000 a month" is of a month too: the one amount of a message, about as much as the one told last, for a decision whose main figure is of a year.
 * Takes the message, the decision and what was told before, the last first. Returns the message with the period.
 */
export function inPeriodTold(text: string, { questions }: DecisionPage, before: readonly Fact[]): string {
  const [only, another] = findQuantities(text).filter(mayBeRupees);
  const [last] = before.flatMap((one) => findQuantities(one.text).filter(mayBeRupees));
  const isYearly = Object.values(questions).some((one) => one.kind === 'yearly' && one.isMain);
  const isAlike = only && last && only.value < last.value * muchMore && last.value < only.value * muchMore;
  return isYearly && isAlike && !another && only.period === undefined && last.period === 'month'
    ? `${text.slice(0, only.end)} ${words.converted.spans.month}${text.slice(only.end)}`
    : text;
}

const muchMore = 4;
