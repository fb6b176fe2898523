import { actLabels } from '#src/collections/acts.ts';
import { featureCount, mostLevels, softmax } from '#src/guide/understanding/act-model.ts';

/** A line to learn from: the numbers of its features, each once, and the number of its act. */
export interface Row {
  readonly features: Int32Array;
  readonly act: number;
}

/** Weights by feature and act. */
export interface FittedActs {
  readonly levels: Int8Array;
  readonly level: number;
}

/** What the fit goes by. */
export const fitSettings = {
  rounds: 8,
  rate: 0.03,
  /** How strongly weights are drawn back to nothing, by their size. */
  shrinkage: 0.5,
  /** What must speak for a weight over all lines, so that it is more than nothing. */
  sparsity: 1.5,
  /** Features of fewer lines are passed over: they tell of one writer. */
  fewestLines: 2,
  /** How many weights are kept: those that matter most, and most often. */
  kept: 36_000,
  /** Of the kept weights, those above this share of all are cut down to it, so that the levels suit the many. */
  cutAt: 0.995,
};

/** How far the number of its lines counts for a weight. */
const frequency = 0.5;

/** Keeps the first steps of a weight short. */
const caution = 0.03;

const acts = actLabels.length;

/**
 * Fits a softmax regression to lines, keeps the weights that matter most, fits those once more and rounds them to levels. The same lines in the same
 * order give the same weights, to the bit.
 */
export function fitActs(rows: readonly Row[], settings = fitSettings): FittedActs {
  const lines = linesOf(rows);
  const common = compact(rows, (feature) => (lines[feature] ?? 0) >= settings.fewestLines);
  const first = descended(common, settings, () => true, settings.sparsity);
  const worths = first.map((weight, place) => {
    const feature = common.features[Math.floor(place / acts)] ?? 0;
    return Math.abs(weight) * (lines[feature] ?? 0) ** frequency;
  });
  const least = worths.toSorted().at(-settings.kept) ?? 0;
  const isKept = (place: number) => (worths[place] ?? 0) > Math.max(least, 0);
  const second = descended(common, settings, isKept);
  const { levels, level } = inLevels(second, settings.cutAt);
  const whole = new Int8Array(featureCount * acts);
  for (const [at, feature] of common.features.entries())
    whole.set(levels.subarray(at * acts, (at + 1) * acts), feature * acts);
  return { levels: whole, level };
}

/** In how many lines each feature stands. */
function linesOf(rows: readonly Row[]): Int32Array {
  const lines = new Int32Array(featureCount);
  for (const { features } of rows) for (const feature of features) lines[feature] = (lines[feature] ?? 0) + 1;
  return lines;
}

/** Lines with some of their features only, numbered anew without gaps. */
interface Compact {
  readonly rows: readonly Row[];
  /** The number that each feature had before. */
  readonly features: readonly number[];
}

function compact(rows: readonly Row[], isWanted: (feature: number) => boolean): Compact {
  const features = Array.from({ length: featureCount }, (_, feature) => feature).filter(isWanted);
  const places = new Map(features.map((feature, place) => [feature, place]));
  return {
    features,
    rows: rows.map(({ features: own, act }) => ({
      act,
      features: Int32Array.from([...own].flatMap((feature) => places.get(feature) ?? [])),
    })),
  };
}

/**
 * Goes down the slope of the error line by line, with steps that shorten for each weight by itself, and leaves at nothing what little speaks for
 * (FTRL-proximal, McMahan and others 2013). Takes which places may be used; gives their weights, by feature and act.
 */
function descended(
  { rows, features: { length: count } }: Compact,
  { rounds, rate, shrinkage }: typeof fitSettings,
  isUsed: (place: number) => boolean,
  sparsity = 0,
): Float64Array {
  const weights = new Float64Array(count * acts);
  const sums = new Float64Array(count * acts);
  const slopes = new Float64Array(count * acts);
  const used = Uint8Array.from(weights, (_, place) => Number(isUsed(place)));
  const learn = (features: Int32Array, act: number, error: number) => {
    for (const feature of features) {
      const place = feature * acts + act;
      if (used[place] === 0) continue;
      const before = slopes[place] ?? 0;
      const after = before + error * error;
      slopes[place] = after;
      const sum = (sums[place] ?? 0) + error - ((Math.sqrt(after) - Math.sqrt(before)) / rate) * (weights[place] ?? 0);
      sums[place] = sum;
      weights[place] =
        Math.abs(sum) <= sparsity
          ? 0
          : (Math.sign(sum) * sparsity - sum) / ((caution + Math.sqrt(after)) / rate + shrinkage);
    }
  };
  const order = mixed(rows);
  for (let round = 0; round < rounds; round += 1)
    for (const { features, act: due } of order) {
      const probabilities = softmax(scoresOf(features, weights));
      for (const [act, probability] of probabilities.entries()) {
        const error = probability - Number(act === due);
        if (Math.abs(error) > smallestError) learn(features, act, error);
      }
    }
  return weights;
}

const smallestError = 0.0001;

function scoresOf(features: Int32Array, weights: Float64Array): Float64Array {
  const scores = new Float64Array(acts);
  for (const feature of features)
    for (let act = 0; act < acts; act += 1) scores[act] = (scores[act] ?? 0) + (weights[feature * acts + act] ?? 0);
  return scores;
}

/** The lines in an order that mixes voices, the same each time. */
function mixed(rows: readonly Row[]): readonly Row[] {
  const order = [...rows];
  let state = 12345;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one && two) [order[last], order[other]] = [two, one];
  }
  return order;
}

function inLevels(weights: Float64Array, cutAt: number): FittedActs {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const level = (sizes.at(Math.floor(sizes.length * cutAt)) ?? mostLevels) / mostLevels;
  const levels = Int8Array.from(weights, (weight) =>
    Math.max(-mostLevels, Math.min(mostLevels, Math.round(weight / level))),
  );
  return { levels, level };
}

/** The temperature at which probabilities are as sure as they are right. Takes the scores of lines that were not learnt from, each with its act. */
export function fittedTemperature(scored: readonly { readonly scores: Float64Array; readonly act: number }[]): number {
  const surpriseAt = (temperature: number) =>
    scored.reduce((sum, { scores, act }) => {
      const probability = softmax(scores.map((score) => score / temperature))[act] ?? 0;
      return sum - Math.log(Math.max(probability, 1e-9));
    }, 0);
  const tried = Array.from({ length: 61 }, (_, step) => {
    const temperature = 0.6 + step / 20;
    return { temperature, surprise: surpriseAt(temperature) };
  });
  const best = tried.reduce((one, other) => (other.surprise < one.surprise ? other : one));
  return Number(best.temperature.toFixed(2));
}
