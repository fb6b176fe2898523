import amounts from 'content:vocabulary-amounts';
import small from 'content:vocabulary-small';
import { accepted } from '#src/domain/parsed.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import type { Span } from '#src/text/traced-text.ts';
import { wordSet } from '#src/text/word-lists.ts';
import type { Found, Question } from '#src/forms/question.ts';
import type { Told } from './parsed-message.ts';
import type { NamedQuestion } from './parsed-message.ts';

type Amount = Found & { readonly question: Question };

type Item =
  | { readonly kind: 'amount'; readonly start: number; readonly end: number; readonly amount: Amount | undefined }
  | {
      readonly kind: 'name';
      readonly start: number;
      readonly end: number;
      readonly name: NamedQuestion;
      readonly isPart: boolean;
    };

/**
 * Puts amounts and the names of questions together, within a clause and whichever comes first: "12 lakh salary, 6 lakh basic" as well as
 * "salary 12 lakh, basic 6 lakh". What has no partner in its own clause looks to the next one. `full` is where all that the law allows is told: "80c full"; `income` is the
 * question for all of the income, which is often told first and without its name: "15 lakh hra 2.4 lakh rent 3 lakh".
 */
export function pairedAmounts(
  text: string,
  amounts: readonly Amount[],
  named: readonly NamedQuestion[],
  covering: readonly NamedQuestion[],
  full: readonly Span[] = [],
  income?: Question,
): { readonly told: readonly Told[]; readonly parts: readonly Told[]; readonly unnamed: readonly Amount[] } {
  const isNamedAlready = ({ from, to }: NamedQuestion) => named.some((other) => from < other.to && other.from < to);
  const names = [
    ...named.filter(({ question }) => question.kind === 'rupees').map((name) => ({ name, isPart: false })),
    ...covering.filter((name) => !isNamedAlready(name)).map((name) => ({ name, isPart: true })),
  ];
  const items: readonly Item[] = [
    ...amounts.map((amount) => ({ kind: 'amount' as const, start: amount.start, end: amount.end, amount })),
    ...full.map(({ start, end }) => ({ kind: 'amount' as const, start, end, amount: undefined })),
    ...names.map(({ name, isPart }) => ({ kind: 'name' as const, start: name.from, end: name.to, name, isPart })),
  ].sort((one, other) => one.start - other.start);

  const pairs: Pair[] = [];
  const isIncomeNamed = named.some(({ question }) => question === income);
  const isFirstAlone = (clause: readonly Item[]) => income !== undefined && !isIncomeNamed && leadsAlone(clause);
  const left = clausesOf(text, items).flatMap((clause) => {
    const [first, ...rest] = clause;
    return first && isFirstAlone(clause)
      ? [first, ...pairInOrder(text, rest, pairs)]
      : pairInOrder(text, clause, pairs);
  });
  // All that is allowed belongs to what is named in its own clause.
  const alone = pairInOrder(
    text,
    left.filter((item) => item.kind === 'name' || item.amount),
    pairs,
  );
  return {
    told: pairs.filter(({ isPart }) => !isPart),
    parts: pairs.filter(({ isPart }) => isPart),
    unnamed: alone.flatMap((item) => (item.kind === 'amount' && item.amount ? [item.amount] : [])),
  };
}

interface Pair extends Told {
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

/** Whether a clause begins and ends with an amount, and the first one is the largest: the names stand before the others. */
function leadsAlone(items: readonly Item[]): boolean {
  const [first, ...rest] = items;
  const last = items.at(-1);
  if (items.length < 3 || first?.kind !== 'amount' || last?.kind !== 'amount' || !last.amount) return false;
  const worth = (item: Item) =>
    item.kind === 'amount' && item.amount?.parsed.ok === true ? Number(item.amount.parsed.value) : 0;
  return rest.every((item) => worth(item) < worth(first)) && rest.some(({ kind }) => kind === 'name');
}

/** Some items in pairs: the fewer are left alone the better, then the closer they stand, then the fewer of them turn from the direction in which the clause begins. */
interface Pairing {
  readonly pairs: readonly Pair[];
  readonly alone: readonly Item[];
  readonly gaps: number;
  readonly turns: number;
}

const isWorse = (one: Pairing, other: Pairing) =>
  (other.pairs.length - one.pairs.length || one.gaps - other.gaps || one.turns - other.turns) > 0;

/** Adds the best pairs of neighbours of different kinds to `pairs`. Returns what is left without a partner. */
function pairInOrder(text: string, items: readonly Item[], pairs: Pair[]): readonly Item[] {
  const best: Pairing[] = [{ pairs: [], alone: [], gaps: 0, turns: 0 }];
  for (const [at, item] of items.entries()) {
    const [before, last] = [items[at - 1], best[at]];
    const pair = before && pairOf(before, item);
    const rest = best[at - 1];
    if (!last) continue;
    const alone: Pairing = { ...last, alone: [...last.alone, item] };
    const paired: Pairing | undefined = pair &&
      rest && {
        ...rest,
        pairs: [...rest.pairs, pair],
        gaps: rest.gaps + distance(text.slice(before.end, item.start)) + (isTooMuch(pair) ? 1 : 0),
        turns: rest.turns + (before.kind === items[0]?.kind ? 0 : 1),
      };
    best.push(paired && isWorse(alone, paired) ? paired : alone);
  }
  const found = best.at(-1);
  pairs.push(...(found?.pairs ?? []));
  return found?.alone ?? [];
}

function pairOf(one: Item, other: Item): Pair | undefined {
  const amount = one.kind === 'amount' ? one : other.kind === 'amount' ? other : undefined;
  const name = one.kind === 'name' ? one : other.kind === 'name' ? other : undefined;
  if (!amount || !name) return undefined;
  const {
    name: { question },
    isPart,
  } = name;
  const told = { question, isNamed: true, isPart };
  if (amount.amount) return { ...amount.amount, ...told };
  const { start, end } = amount;
  return question.most === undefined || isPart ? undefined : { start, end, parsed: accepted(question.most), ...told };
}

/** "18 lakh 80c full": what is above all that is allowed is rather another amount. */
const isTooMuch = ({ question: { most }, parsed }: Pair) =>
  most !== undefined && parsed.ok && Number(parsed.value) > most;

/** How many words part two neighbours, those apart that only join a name to its amount; "with" begins something new. */
function distance(between: string): number {
  const words = between.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.reduce((sum, word) => sum + (parting.has(word) ? 3 : joining.has(word) ? 0 : 1), 0);
}

const joining = wordSet(small, amounts.currency, amounts.joining, 's|rs');
const parting = wordSet(amounts.parting);
