import type { DecisionQuestion } from '#src/collections/types.ts';

/**
 * Takes what stands in the field of a figure, its question, and the words for the time it is told for, where that was chosen. Returns it as one would say it:
 * "₹60,000 a month", "3%". What is more than a figure stays as it is written.
 */
export function figureAsTold(typed: string, { kind }: Pick<DecisionQuestion, 'kind'>, period?: string): string {
  const text = typed.trim();
  const isFigure = /^₹?[\d,]+(?:\.\d+)?$/.test(text);
  const isAmount = kind !== 'number' && kind !== 'percent' && kind !== 'choice';
  if (isFigure && kind === 'percent') return `${text}%`;
  const amount = isFigure && isAmount && !text.startsWith('₹') ? `₹${text}` : text;
  return isAmount && period !== undefined && /\d/.test(text) ? `${amount} ${period}` : amount;
}
