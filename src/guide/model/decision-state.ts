import type { Given } from '#src/domain/decisions/rule.ts';

/** A decision that was answered or is being asked about: what was told of the case, and the question that is open. */
export interface DecisionState {
  readonly id: string;
  readonly given: Given;
  readonly asked?: string;
  /** Whether that question is answered with a figure. */
  readonly isFigure?: boolean;
}
