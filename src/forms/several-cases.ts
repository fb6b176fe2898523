import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { readCase } from './decision-reading.ts';
import { isAmount } from './only-figure.ts';

/**
 * The cases of one decision that the clauses of a sentence tell apart: "long term gain 2 lakh and short term gain 80000". Each has an amount of its own for
 * the same question, and something else about them differs; what is told once holds for all. Takes the sentence, the decision, what the sentence as a
 * whole tells, and today. Returns that alone where it tells one case. Never throws.
 */
export function casesIn(
  text: string,
  { questions }: Pick<DecisionPage, 'questions'>,
  given: Given,
  today: IstDate | undefined,
): readonly Given[] {
  const amount = Object.keys(given).find((name) => isAmount(questions[name]));
  const question = amount === undefined ? undefined : questions[amount];
  // Amounts that are added are of one case.
  if (amount === undefined || question?.kind === 'choice' || question?.isSum) return [given];
  // "Profit of 2 lakh on funds and 8 lakh on a plot": an amount that nothing names is of what the one before it is.
  const asked = Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      question.kind === 'choice' ? question : { ...question, isMain: name === amount },
    ]),
  );
  const told = text.split(clauseEnd).map((clause) => readCase(clause, { questions: asked }, today).given);
  const cases = told.filter((one) => one[amount] !== undefined);
  const differs = Object.keys(questions).some(
    (name) => name !== amount && new Set(cases.flatMap((one) => one[name] ?? [])).size > 1,
  );
  return differs ? cases.map((one) => ({ ...given, ...one })) : [given];
}
