import type { Given } from '#src/domain/decisions/rule.ts';

/** What somebody told of a case: the sentence, and what was known of the decision that came of it. Plain JSON. */
export interface Fact {
  readonly text: string;
  readonly decision?: { readonly id: string; readonly given: Given };
}
