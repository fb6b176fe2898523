import type { Given } from '#src/domain/decisions/rule.ts';
import type { Owner } from '#src/entities/owner/owners.ts';

/** What somebody told of a case: the sentence, whose case it is unless the sentence says so, and what was known of the decision that came of it. Plain JSON. */
export interface Fact {
  readonly text: string;
  readonly owner: Owner;
  readonly decision?: { readonly id: string; readonly given: Given };
}
