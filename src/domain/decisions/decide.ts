import { notKnown, type Given, type Rule, type Values } from './rule.ts';

/** The figures of a rule as content/law has them, by the names the rule gives them. */
export type Figures = Readonly<Record<string, number>>;

/** What a question may be answered with: the names of its choices, or numbers between two ends. */
export type Range = readonly string[] | { readonly least: number; readonly most: number };

/** A rule with its figures and with what its questions may be answered with. */
export interface Ruled {
  readonly rule: Rule;
  readonly figures: Figures;
  readonly ranges: Readonly<Record<string, Range>>;
}

/** What a case comes to: a question that is open, an outcome, or a question whose answer has to be looked up first. */
export type Decided =
  | { readonly kind: 'ask'; readonly question: string }
  | { readonly kind: 'outcome'; readonly outcome: string; readonly values: Values }
  | { readonly kind: 'lookUp'; readonly question: string };

/**
 * Decides a case. Takes the rule and what is told, where an answer may be `notKnown`. What holds whatever that answer is comes as its
 * outcome; else the next open question, or at last the one to look up. Never throws.
 */
export function decide(ruled: Ruled, given: Given): Decided {
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== notKnown));
  const step = ruled.rule.decide(known, ruled.figures);
  if ('outcome' in step) return { kind: 'outcome', outcome: step.outcome, values: step.values ?? {} };
  if (given[step.ask] !== notKnown) return { kind: 'ask', question: step.ask };
  const ways = probes(ruled, step.ask).map((value) => decide(ruled, { ...given, [step.ask]: value }));
  const [first] = ways;
  if (first && ways.every((way) => JSON.stringify(way) === JSON.stringify(first))) return first;
  return ways.find(({ kind }) => kind === 'ask') ?? { kind: 'lookUp', question: step.ask };
}

/**
 * The answers to a question that can make a difference: every choice, or of numbers both ends and each figure of the rule with the ones
 * below and above it, rising.
 */
export function probes({ rule, figures, ranges }: Ruled, question: string): readonly (number | string)[] {
  const range = ranges[question];
  if (range === undefined) return [];
  if (!('least' in range)) return range;
  const limits = Object.entries(figures).flatMap(([name, figure]) => (name in rule.rates ? [] : [figure]));
  const around = limits.flatMap((figure) => [figure - 1, figure, figure + 1]);
  const within = [range.least, ...around, range.most].filter((value) => value >= range.least && value <= range.most);
  return [...new Set(within)].sort((one, other) => one - other);
}
