import type { Given, Values } from '#src/domain/decisions/rule.ts';
import { rowsOf, told } from '../../../support/written-cases.ts';

/** A case written from the law and not from the rule: the provision, what is told, what it comes to, and what is worked out. */
export type LawCase = readonly [provision: string, given: Given, outcome: string, values: Values];

/** Cases by the decision they are for. */
export type LawCases = Readonly<Record<string, readonly LawCase[]>>;

/** Cases as they are written: the decision on a line of its own, then a line a case. Throws where a line is neither. */
export function writtenCases(text: string): LawCases {
  const cases = new Map<string, LawCase[]>();
  let of: LawCase[] = [];
  for (const [first = '', given, outcome, values = '', ...more] of rowsOf(text))
    if (given === undefined) cases.set(first, (of = cases.get(first) ?? []));
    else if (outcome === undefined || more.length > 0) throw new Error(`"${first}" is no case of the law`);
    else of.push([first, told(given), outcome, told(values)]);
  return Object.fromEntries(cases);
}
