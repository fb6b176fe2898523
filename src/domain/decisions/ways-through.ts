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
  const { rule, figures } = ruled;
  const known = new Map<string, readonly (number | string)[]>();
  const probesOf = (question: string) => {
    const values = known.get(question) ?? probes(ruled, question);
    known.set(question, values);
    return values;
  };
  const ways: Way[] = [];
  const walk = (answers: Given) => {
    const step = rule.decide(answers, figures);
    if ('outcome' in step) {
      ways.push({ answers, outcome: step.outcome, values: step.values ?? {} });
      return;
    }
    const { ask } = step;
    if (answers[ask] !== undefined) throw new Error(`The rule asks "${ask}" again`);
    const values = probesOf(ask);
    if (values.length === 0) throw new Error(`The rule asks "${ask}", which is no question`);
    for (const value of values) walk({ ...answers, [ask]: value });
  };
  walk({});
  for (const name of rule.told) for (const value of probesOf(name)) walk({ [name]: value });
  return ways;
}
