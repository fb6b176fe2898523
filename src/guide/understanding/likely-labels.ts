import packed from './act-weights.json';
import { actFeatures, type SaidAt } from './act-features.ts';
import { likelyActs, unpackWeights, type ActWeights, type LikelyAct } from './act-model.ts';

export type { LikelyAct } from './act-model.ts';

let weights: ActWeights | undefined;

/** What a message does, the likeliest first. Takes the message as typed and where it is said. */
export function likelyLabels(text: string, at: SaidAt): readonly LikelyAct[] {
  weights ??= unpackWeights(packed);
  return likelyActs(actFeatures(text, at), weights);
}
