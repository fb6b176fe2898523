import { actLabels, type ActLabel } from '#src/collections/acts.ts';
import { spreadNumber } from '#src/text/text-number.ts';

/** The weights as they are kept in `act-weights.json`, written by `npm run train`. */
export interface PackedActWeights {
  /** Of the examples, the features and the fit that they were made from. */
  readonly fingerprint: string;
  /** How much a level of weight is worth. */
  readonly level: number;
  /** By how much what was fitted is too sure of itself, as lines of other voices show. */
  readonly temperature: number;
  /** From each feature with weights to the next: how many numbers of features lie between. */
  readonly gaps: string;
  /** The act of each weight; a capital where a feature begins. */
  readonly acts: string;
  /** The level of each weight. */
  readonly levels: string;
}

/** The weights ready for use. */
export interface ActWeights {
  readonly levels: Int8Array;
  readonly level: number;
  readonly temperature: number;
}

export interface LikelyAct {
  readonly act: ActLabel;
  readonly probability: number;
}

const featureBits = 16;

/** How many numbers of features there are; two features may share one. */
export const featureCount = 2 ** featureBits;

/** The most levels of weight in either direction. */
export const mostLevels = 15;

/** The number of a feature, from 0 up to below `featureCount`: the same everywhere and always. Takes its name from `actFeatures`. */
export const featureNumber = (name: string): number => spreadNumber(name, featureBits);

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const largestGap = digits.length - 1;
const firstAct = 'a'.charCodeAt(0);

/** Packs levels of weights, by feature and act, into text that compresses well; `unpackWeights` takes it apart again. */
export function packLevels(levels: Int8Array): Pick<PackedActWeights, 'gaps' | 'acts' | 'levels'> {
  const packed = { gaps: '', acts: '', levels: '' };
  let last = -1;
  for (let feature = 0; feature < featureCount; feature += 1) {
    const own = levels.subarray(feature * actLabels.length, (feature + 1) * actLabels.length);
    if (own.every((level) => level === 0)) continue;
    let gap = feature - last - 1;
    for (; gap >= largestGap; gap -= largestGap) packed.gaps += digits.charAt(largestGap);
    packed.gaps += digits.charAt(gap);
    last = feature;
    let isFirst = true;
    for (const [act, level] of own.entries()) {
      if (level === 0) continue;
      const letter = String.fromCharCode(firstAct + act);
      packed.acts += isFirst ? letter.toUpperCase() : letter;
      packed.levels += digits.charAt(level + mostLevels);
      isFirst = false;
    }
  }
  return packed;
}

/** Makes packed weights ready for use. */
export function unpackWeights({ level, temperature, gaps, acts, levels: written }: PackedActWeights): ActWeights {
  const levels = new Int8Array(featureCount * actLabels.length);
  let feature = -1;
  let gapAt = 0;
  for (let at = 0; at < acts.length; at += 1) {
    const letter = acts.charAt(at);
    if (letter < 'a') {
      for (; gaps.charAt(gapAt) === digits.charAt(largestGap); gapAt += 1) feature += largestGap;
      feature += digits.indexOf(gaps.charAt(gapAt)) + 1;
      gapAt += 1;
    }
    const act = letter.toLowerCase().charCodeAt(0) - firstAct;
    levels[feature * actLabels.length + act] = digits.indexOf(written.charAt(at)) - mostLevels;
  }
  return { levels, level, temperature };
}

/**
 * How likely each act is, the likeliest first: a softmax regression over the features of a message. What it says of `yes` is never enough to send
 * anything: consent is a list of whole messages that are a yes, and stays one, since a classifier is right most of the time and not always. Takes the
 * features from `actFeatures`.
 */
export function likelyActs(
  features: readonly string[],
  { levels, level, temperature }: ActWeights,
): readonly LikelyAct[] {
  const scores = new Float64Array(actLabels.length);
  for (const feature of new Set(features.map(featureNumber)))
    for (let act = 0; act < scores.length; act += 1)
      scores[act] = (scores[act] ?? 0) + (levels[feature * scores.length + act] ?? 0);
  const exponents = scores.map((score) => (score * level) / temperature);
  const probabilities = softmax(exponents);
  return actLabels
    .map((act, at) => ({ act, probability: probabilities[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
}

/** Takes scores; returns their shares of one, by their exponentials. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

const mostReasons = 5;

/** Why an act was chosen before another: the features that speak most for it, each with how much, strongest first. */
export function whyAct(
  features: readonly string[],
  chosen: ActLabel,
  other: ActLabel,
  { levels, level, temperature }: ActWeights,
): readonly string[] {
  const weightOf = (feature: number, act: ActLabel) => levels[feature * actLabels.length + actLabels.indexOf(act)] ?? 0;
  return features
    .map((name) => {
      const feature = featureNumber(name);
      return { name, levels: weightOf(feature, chosen) - weightOf(feature, other) };
    })
    .filter((reason) => reason.levels > 0)
    .sort((one, next) => next.levels - one.levels)
    .slice(0, mostReasons)
    .map((reason) => `${reason.name} +${((reason.levels * level) / temperature).toFixed(1)}`);
}
