import { weighed } from '#src/search/matcher.ts';
import type { Features } from '#src/search/match-features.ts';

/** A question with everything that could be said to it. */
export interface Example {
  readonly options: readonly { readonly features: Features; readonly isRight: boolean }[];
  /** How much it counts. */
  readonly weight: number;
}

/** How strongly weights are drawn to nothing, and how often they are mended. */
const shrinkage = 0.003;
const rounds = 120;
const step = 0.1;

/** Of the options that are wrong, as many of the best-looking are learnt from. */
const mostOptions = 40;

/**
 * Fits weights so that right options come before wrong ones: the likelihood of a right one under a softmax over the options of a question is raised by
 * Adam, with weights drawn to nothing. Questions without a right option are left out. Takes examples; returns a weight for each feature, the same each time.
 */
export function fitted(examples: readonly Example[]): Features {
  const names = [
    ...new Set(examples.flatMap(({ options }) => options.flatMap(({ features }) => Object.keys(features)))),
  ].sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  const useful = examples
    .filter(({ options }) => options.some(({ isRight }) => isRight))
    .map(({ options, weight }) => ({
      weight,
      options: worthLearning(options).map((option) => packed(option, numbers)),
    }));
  const mass = useful.reduce((sum, { weight }) => sum + weight, 0);
  return Object.fromEntries(
    descended(names.length, (weights, gradient) => {
      for (const example of useful) addGradient(example, weights, gradient, mass);
    }).map((weight, at) => [names[at] ?? '', weight]),
  );
}

/** Fits weights that tell true from false, by logistic regression. Takes the features of each case. */
export function fittedEither(
  cases: readonly { readonly features: Features; readonly isTrue: boolean; readonly weight: number }[],
): Features {
  const names = [...new Set(cases.flatMap(({ features }) => Object.keys(features)))].sort();
  const mass = cases.reduce((sum, { weight }) => sum + weight, 0);
  const rows = cases.map(({ features, ...one }) => ({ ...one, values: names.map((name) => features[name] ?? 0) }));
  return Object.fromEntries(
    descended(names.length, (weights, gradient) => {
      for (const { values, isTrue, weight } of rows) {
        const score = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
        const pull = (weight * (1 / (1 + Math.exp(-score)) - Number(isTrue))) / mass;
        values.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + pull * value));
      }
    }).map((weight, at) => [names[at] ?? '', weight]),
  );
}

/** By what scores are divided so that their shares are as sure as they are right. Takes the scores of examples that were not learnt from. */
export function fittedTemperature(
  scored: readonly (readonly { readonly score: number; readonly isRight: boolean }[])[],
): number {
  const surpriseAt = (temperature: number) =>
    scored.reduce((sum, options) => {
      const top = Math.max(...options.map(({ score }) => score));
      const powers = options.map(({ score, isRight }) => ({ isRight, power: Math.exp((score - top) / temperature) }));
      const of = (those: typeof powers) => those.reduce((whole, { power }) => whole + power, 0);
      return sum - Math.log(Math.max(1e-9, of(powers.filter(({ isRight }) => isRight)) / of(powers)));
    }, 0);
  const tried = Array.from({ length: 40 }, (_, at) => 0.6 + at / 20).map((temperature) => ({
    temperature,
    surprise: surpriseAt(temperature),
  }));
  return tried.reduce((best, one) => (one.surprise < best.surprise ? one : best)).temperature;
}

interface PackedOption {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly isRight: boolean;
}

const packed = (
  { features, isRight }: Example['options'][number],
  numbers: ReadonlyMap<string, number>,
): PackedOption => ({
  places: Int32Array.from(Object.keys(features), (name) => numbers.get(name) ?? 0),
  values: Float64Array.from(Object.values(features)),
  isRight,
});

/** The right options, and the wrong ones that look best by how well their phrases and texts fit. */
export function worthLearning<Option extends Example['options'][number]>(
  options: readonly Option[],
): readonly Option[] {
  const looks = ({ features }: Option) => weighed(features, promising);
  const wrong = options.filter(({ isRight }) => !isRight).toSorted((one, other) => looks(other) - looks(one));
  return [...options.filter(({ isRight }) => isRight), ...wrong.slice(0, mostOptions)];
}

const promising: Features = {
  'phrase: fits': 1,
  'phrase: fits, on its page': 1,
  'phrases: often have it': 1,
  'text: has of the question': 1,
  'kind: as likely': 1,
  'page: both': 0.5,
  alone: 1,
  within: 1,
};

function descended(
  size: number,
  addGradients: (weights: Float64Array, gradient: Float64Array) => void,
): readonly number[] {
  const [weights, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = new Float64Array(size);
    addGradients(weights, gradient);
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) + shrinkage * (weights[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope * slope;
      const [first, second] = [(mean[at] ?? 0) / (1 - 0.9 ** round), (spread[at] ?? 0) / (1 - 0.99 ** round)];
      weights[at] = (weights[at] ?? 0) - (step * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  return [...weights].map((weight) => Math.round(weight * 1000) / 1000);
}

function addGradient(
  { options, weight }: { readonly options: readonly PackedOption[]; readonly weight: number },
  weights: Float64Array,
  gradient: Float64Array,
  mass: number,
): void {
  const scores = options.map(({ places, values }) => {
    let score = 0;
    for (let at = 0; at < places.length; at += 1) score += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0);
    return score;
  });
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce((sum, share, at) => sum + (options[at]?.isRight === true ? share : 0), 0);
  options.forEach(({ places, values, isRight }, number) => {
    const share = shares[number] ?? 0;
    const pull = (weight * (share / whole - (isRight ? share / right : 0))) / mass;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      gradient[place] = (gradient[place] ?? 0) + pull * (values[at] ?? 0);
    }
  });
}
