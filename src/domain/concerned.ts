/** Whom something concerns, by their ids: any of `for` is enough, and any of `unless` takes it away. */
export interface Concerning {
  readonly for: readonly string[];
  readonly unless?: readonly string[];
}

/** Takes obligations and who somebody is, by ids; returns those that concern him. Whoever is nothing in particular gets them all. */
export const concerning = <Obligation extends Concerning>(
  obligations: readonly Obligation[],
  who: ReadonlySet<string>,
): readonly Obligation[] =>
  who.size === 0
    ? obligations
    : obligations.filter((one) => one.for.some((id) => who.has(id)) && one.unless?.some((id) => who.has(id)) !== true);
