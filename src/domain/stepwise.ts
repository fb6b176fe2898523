/** Long work in steps, between which something else can be done. Comes to its result with the last step. */
export type Stepwise<Result> = Generator<undefined, Result, undefined>;

/** Does all the steps one after the other. Returns the result. Throws what a step throws. */
export function atOnce<Result>(work: Stepwise<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
