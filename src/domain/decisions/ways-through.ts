import { probes, type Ruled } from './decide.ts';
import type { Given, Values } from './rule.ts';

/** A way through a rule: what was answered, in the order it was asked, and what it comes to. */
export interface Way {
  readonly answers: Given;
  readonly outcome: string;
  readonly values: Values;
}

/**
 * Every way through a rule, with every answer to every question it asks, and with what is only told and without. Takes the rule with its figures and the
 * ranges of its questions. Throws when it asks something that has no range, or the same thing again.
 */
export function waysThrough(ruled: Ruled): readonly Way[] {
  const told = ruled.rule.told.flatMap((name) => probes(ruled, name).map((value) => ({ [name]: value })));
  return [{}, ...told].flatMap((given) => waysFrom(ruled, given));
}

function waysFrom(ruled: Ruled, answers: Given): readonly Way[] {
  const step = ruled.rule.decide(answers, ruled.figures);
  if ('outcome' in step) return [{ answers, outcome: step.outcome, values: step.values ?? {} }];
  if (answers[step.ask] !== undefined) throw new Error(`The rule asks "${step.ask}" again`);
  const values = probes(ruled, step.ask);
  if (values.length === 0) throw new Error(`The rule asks "${step.ask}", which is no question`);
  return values.flatMap((value) => waysFrom(ruled, { ...answers, [step.ask]: value }));
}
