import type { Given, Values } from '#src/domain/decisions/rule.ts';

/** A case written from the law and not from the rule: the provision, what is told, what it comes to, and what is worked out. */
export type LawCase = readonly [provision: string, given: Given, outcome: string, values?: Values];

/** Cases by the decision they are for. */
export type LawCases = Readonly<Record<string, readonly LawCase[]>>;
