/** A question with everything that could be said to it. */
export interface Example {
  readonly options: readonly { readonly values: readonly number[]; readonly text: string; readonly isRight: boolean }[];
  readonly isAnswered: (text: string) => boolean;
}

interface Settings {
  /** How strongly weights are drawn to nothing. */
  readonly shrinkage: number;
  readonly rounds: number;
}

const step = 0.09;

/**
 * Fits weights so that right options come before wrong ones: the likelihood of a right one under a softmax over the options of a question is raised by
 * Adam, with weights drawn to nothing. Questions without a right option are left out. Takes examples whose values have `size` places; returns as many weights.
 */
export function fitted(examples: readonly Example[], size: number, { shrinkage, rounds }: Settings): readonly number[] {
  const useful = examples.filter(({ options }) => options.some(({ isRight }) => isRight));
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = new Float64Array(size);
    for (const example of useful) addGradient(example, weights, gradient);
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / useful.length + shrinkage * (weights[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope * slope;
      const [first, second] = [(mean[at] ?? 0) / (1 - 0.9 ** round), (spread[at] ?? 0) / (1 - 0.99 ** round)];
      weights[at] = (weights[at] ?? 0) - (step * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  return [...weights];
}

function addGradient({ options }: Example, weights: Float64Array, gradient: Float64Array): void {
  const scores = options.map(({ values }) => scoreOf(values, weights));
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce((sum, share, at) => sum + (options[at]?.isRight === true ? share : 0), 0);
  options.forEach(({ values, isRight }, at) => {
    const share = shares[at] ?? 0;
    const pull = share / whole - (isRight ? share / right : 0);
    values.forEach((value, place) => {
      gradient[place] = (gradient[place] ?? 0) + pull * value;
    });
  });
}

const scoreOf = (values: readonly number[], weights: ArrayLike<number>) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/**
 * Fits to all parts of the examples but one, and asks that one, for each part in turn. Returns the shares of questions that the first option answers, and the
 * first two together.
 */
export function crossValidated(
  examples: readonly Example[],
  size: number,
  folds: number,
  settings: Settings,
): { readonly first: number; readonly firstTwo: number } {
  let [first, firstTwo] = [0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitted(
      examples.filter((_, at) => at % folds !== fold),
      size,
      settings,
    );
    for (const { options, isAnswered } of examples.filter((_, at) => at % folds === fold)) {
      const [best, second] = [...options].sort(
        (one, other) => scoreOf(other.values, weights) - scoreOf(one.values, weights),
      );
      first += Number(best?.isRight === true);
      firstTwo += Number(best !== undefined && isAnswered(`${best.text} ${second?.text ?? ''}`));
    }
  }
  return { first: first / examples.length, firstTwo: firstTwo / examples.length };
}
