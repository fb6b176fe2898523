import type { EvidenceName, Weighed } from './passage-evidence.ts';

/** How much each piece of evidence counts. */
export type PassageWeights = Readonly<Partial<Record<EvidenceName, number>>>;

/** What a page can answer with, and how well it fits. */
export interface RankedCandidate extends Weighed {
  readonly score: number;
}

/** Orders candidates by what speaks for them, the best first. Equals keep the order of their pages. */
export function rankCandidates(weighed: readonly Weighed[], weights: PassageWeights): readonly RankedCandidate[] {
  const pairs = Object.entries(weights) as [EvidenceName, number][];
  return weighed
    .map((one) => {
      let score = 0;
      for (const [name, weight] of pairs) score += weight * one.evidence[name];
      return { ...one, score };
    })
    .sort((one, other) => other.score - one.score);
}
