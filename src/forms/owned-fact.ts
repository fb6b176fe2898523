import { ownerIn, type Owner } from '#src/entities/owner/owners.ts';
import type { Fact } from './fact.ts';

/** A fact with whose case it is, unless its sentence says so of a figure. */
export interface OwnedFact extends Fact {
  readonly owner: Owner;
}

/** Takes facts, the last first. Returns them with whose case each is: who is spoken of is spoken of until somebody else is. */
export const ownedFacts = (facts: readonly Fact[]): readonly OwnedFact[] =>
  facts.reduceRight<readonly OwnedFact[]>(
    (later, fact) => [{ ...fact, owner: ownerIn(fact.text) ?? later[0]?.owner ?? 'own' }, ...later],
    [],
  );
