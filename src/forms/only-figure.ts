import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { amountKindAt, amountKindsOf } from '#src/entities/quantity/amount-kinds.ts';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { answerDecision } from './decision-question.ts';
import { isOfKind } from './decision-reading.ts';

/** Whether a question asks for an amount of money. */
export const isAmount = (question: DecisionQuestion | undefined): boolean =>
  ['amount', 'yearly', 'monthly'].includes(question?.kind ?? '');

/**
 * "And if 13 lakh?", "my wife earns 8 lakh": the one amount of a message takes the place of the one amount that is known of a case, unless it is of
 * another kind. Takes the message, the decision and what is known. Returns the answer by its question; undefined where it may be anything else.
 */
export function onlyFigure(text: string, { questions }: DecisionPage, known: Given): Given | undefined {
  const [name, ...others] = Object.keys(known).filter(
    (one) => typeof known[one] === 'number' && isAmount(questions[one]),
  );
  const question = name === undefined ? undefined : questions[name];
  const [figure, ...further] = findQuantities(text);
  if (name === undefined || !question || question.kind === 'choice' || others.length > 0) return undefined;
  if (!figure || further.length > 0 || !isOfKind(amountKindAt(text, figure), amountKindsOf(question.words)))
    return undefined;
  const answered = answerDecision(text, question);
  return answered.ok && typeof answered.value === 'number' ? { [name]: answered.value } : undefined;
}
