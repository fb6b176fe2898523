import { probes, type Ruled } from '#src/domain/decisions/decide.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { formatRupees } from '#src/domain/rupees.ts';

/** A line of the table of a rule: what was answered to each question that was asked, and what it comes to. */
export interface TableRow {
  readonly answers: readonly { readonly question: string; readonly is: string }[];
  readonly outcome: string;
}

/** Draws the table of a rule from the rule itself, with the answers that make no difference taken together. */
export function decisionTable(ruled: Ruled, given: Given = {}): readonly TableRow[] {
  const step = ruled.rule.decide(given, ruled.figures);
  if ('outcome' in step) return [{ answers: [], outcome: step.outcome }];
  const question = step.ask;
  const groups: { values: (number | string)[]; rows: readonly TableRow[] }[] = [];
  for (const value of probes(ruled, question)) {
    const rows = decisionTable(ruled, { ...given, [question]: value });
    const last = groups.at(-1);
    if (last && JSON.stringify(last.rows) === JSON.stringify(rows)) last.values.push(value);
    else groups.push({ values: [value], rows });
  }
  return groups.flatMap(({ values, rows }) =>
    rows.map((row) => ({ ...row, answers: [{ question, is: written(ruled, question, values) }, ...row.answers] })),
  );
}

function written({ ranges }: Ruled, question: string, values: readonly (number | string)[]): string {
  const range = ranges[question];
  const [first, last] = [values[0], values.at(-1)];
  if (range === undefined || !('least' in range) || typeof first !== 'number' || typeof last !== 'number')
    return values.join(' or ');
  const figure = (value: number) => formatRupees(Math.max(0, Math.round(value))).slice(1);
  if (first === range.least && last === range.most) return 'any';
  if (first === range.least) return `up to ${figure(last)}`;
  if (last === range.most) return `from ${figure(first)}`;
  return first === last ? figure(first) : `${figure(first)} to ${figure(last)}`;
}
