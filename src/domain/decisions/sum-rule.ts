import { formulaOf, rupeesOf } from './formula.ts';
import { ask, outcome, type Rule } from './rule.ts';

/** One way a sum ends, as content writes it: what has to hold, and what is worked out for the words of the outcome. */
export interface SumStep {
  readonly outcome: string;
  readonly if: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The rule of a decision whose formulas stand in content. Takes its steps: the first whose conditions all hold is its outcome, and what a condition or a
 * formula needs is asked when it is reached. Throws where a formula cannot be read.
 */
export function sumRule(steps: readonly SumStep[]): Rule {
  const read = steps.map((step) => ({
    name: step.outcome,
    conditions: step.if.map(formulaOf),
    values: Object.entries(step.values).map(([name, formula]) => [name, formulaOf(formula)] as const),
  }));
  const idsOf = (formulas: readonly { readonly figures: readonly string[] }[]) =>
    Object.fromEntries(formulas.flatMap(({ figures }) => figures.map((id) => [id, id])));
  const limits = idsOf(read.flatMap(({ conditions }) => conditions));
  const all = idsOf(read.flatMap(({ values }) => values.map(([, formula]) => formula)));
  return {
    figures: limits,
    rates: Object.fromEntries(Object.entries(all).filter(([id]) => !(id in limits))),
    told: [],
    decide: (given, figures) => {
      const missing = (questions: readonly string[]) => questions.find((question) => given[question] === undefined);
      for (const { name, conditions, values } of read) {
        let holds = true;
        for (const condition of conditions) {
          const open = missing(condition.questions);
          if (open !== undefined) return ask(open);
          holds = condition.value(given, figures) === true;
          if (!holds) break;
        }
        if (!holds) continue;
        const open = missing(values.flatMap(([, { questions }]) => questions));
        if (open !== undefined) return ask(open);
        const worked = values.map(([of, formula]) => [of, rupeesOf(Number(formula.value(given, figures)))] as const);
        return outcome(name, Object.fromEntries(worked));
      }
      throw new Error('No step of the sum holds for every answer');
    },
  };
}
