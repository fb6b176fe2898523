import amounts from 'content:vocabulary-amounts';
import small from 'content:vocabulary-small';
import { clauseEnd } from '#src/language/clauses.ts';
import { wordSet } from '#src/language/word-lists.ts';
import type { Found, Question } from '#src/forms/question.ts';
import type { Told } from './reading.ts';
import type { NamedQuestion } from './question-names.ts';

type Amount = Found & { readonly question: Question };

type Item =
  | { readonly kind: 'amount'; readonly start: number; readonly end: number; readonly amount: Amount }
  | {
      readonly kind: 'name';
      readonly start: number;
      readonly end: number;
      readonly name: NamedQuestion;
      readonly isPart: boolean;
    };

/**
 * Puts amounts and the names of questions together, within a clause and whichever comes first: "12 lakh salary, 6 lakh basic" as well as
 * "salary 12 lakh, basic 6 lakh". What has no partner in its own clause looks to the next one.
 */
export function pairedAmounts(
  text: string,
  amounts: readonly Amount[],
  named: readonly NamedQuestion[],
  covering: readonly NamedQuestion[],
): { readonly told: readonly Told[]; readonly parts: readonly Told[]; readonly unnamed: readonly Amount[] } {
  const isNamedAlready = ({ from, to }: NamedQuestion) => named.some((other) => from < other.to && other.from < to);
  const names = [
    ...named.filter(({ question }) => question.kind === 'rupees').map((name) => ({ name, isPart: false })),
    ...covering.filter((name) => !isNamedAlready(name)).map((name) => ({ name, isPart: true })),
  ];
  const items: readonly Item[] = [
    ...amounts.map((amount) => ({ kind: 'amount' as const, start: amount.start, end: amount.end, amount })),
    ...names.map(({ name, isPart }) => ({ kind: 'name' as const, start: name.from, end: name.to, name, isPart })),
  ].sort((one, other) => one.start - other.start);

  const pairs: Pair[] = [];
  const left = clausesOf(text, items).flatMap((clause) => pairInOrder(text, clause, pairs));
  const alone = pairInOrder(text, left, pairs);
  const told = pairs.map(({ amount, name, isPart }) => ({ ...amount, question: name.question, isNamed: true, isPart }));
  return {
    told: told.filter(({ isPart }) => !isPart),
    parts: told.filter(({ isPart }) => isPart),
    unnamed: alone.flatMap((item) => (item.kind === 'amount' ? [item.amount] : [])),
  };
}

interface Pair {
  readonly amount: Amount;
  readonly name: NamedQuestion;
  readonly isPart: boolean;
}

function clausesOf(text: string, items: readonly Item[]): readonly (readonly Item[])[] {
  const clauses: Item[][] = [];
  for (const item of items) {
    const clause = clauses.at(-1);
    const last = clause?.at(-1);
    if (clause && last && !clauseEnd.test(text.slice(last.end, item.start))) clause.push(item);
    else clauses.push([item]);
  }
  return clauses;
}

/**
 * Pairs neighbours of different kinds, the closest first; where they stand equally close, in the direction in which the clause begins.
 * Returns what is left without a partner.
 */
function pairInOrder(text: string, items: readonly Item[], pairs: Pair[]): readonly Item[] {
  const direction = items[0]?.kind;
  const neighbours = items
    .flatMap((item, at) => {
      const next = items[at + 1];
      return next ? [{ item, next, gap: distance(text.slice(item.end, next.start)) }] : [];
    })
    .sort((one, other) => one.gap - other.gap || rank(one.item) - rank(other.item));
  function rank({ kind }: Item) {
    return kind === direction ? 0 : 1;
  }
  const taken = new Set<Item>();
  for (const { item, next } of neighbours) {
    const amount = item.kind === 'amount' ? item : next.kind === 'amount' ? next : undefined;
    const name = item.kind === 'name' ? item : next.kind === 'name' ? next : undefined;
    if (!amount || !name || taken.has(item) || taken.has(next)) continue;
    pairs.push({ amount: amount.amount, name: name.name, isPart: name.isPart });
    taken.add(item).add(next);
  }
  return items.filter((item) => !taken.has(item));
}

/** How many words part two neighbours, those apart that only join a name to its amount; "with" begins something new. */
function distance(between: string): number {
  const words = between.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.reduce((sum, word) => sum + (parting.has(word) ? 3 : joining.has(word) ? 0 : 1), 0);
}

const joining = wordSet(small, amounts.currency, amounts.joining, 's|rs');
const parting = wordSet(amounts.parting);
