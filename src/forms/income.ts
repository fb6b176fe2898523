import type { Value } from '#src/forms/question.ts';

/** An income of a kind that is part of an answer, as it was told: "FD interest". */
export interface Income {
  readonly question: string;
  readonly kind: string;
  readonly amount: number;
  readonly isMonthly?: true;
}

/** The answers with incomes that are told: one of a kind that was told takes its place, and any other one is added. */
export interface WithIncomes {
  readonly answers: Readonly<Record<string, Value>>;
  readonly sums: Readonly<Record<string, string>>;
  readonly incomes: readonly Income[];
  readonly replaced?: readonly { readonly kind: string; readonly amount: string; readonly before: string }[];
}
