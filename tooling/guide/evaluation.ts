import type { Reply } from '#src/guide/model/reply.ts';

/** A question with the pages that may answer it. No page at all: it has no answer here. */
export interface AskedQuestion {
  readonly q: string;
  readonly accept: readonly string[];
  readonly kind: string;
  readonly intent?: string;
}

export interface Tally {
  readonly asked: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
  readonly reciprocalRanks: number;
  readonly outside: number;
  readonly falseAnswers: number;
}

export interface Evaluation {
  readonly kinds: ReadonlyMap<string, Tally>;
  readonly misses: readonly string[];
}

const nothing: Tally = { asked: 0, hitAt1: 0, hitAt3: 0, reciprocalRanks: 0, outside: 0, falseAnswers: 0 };

/** Asks every question and counts: whether an accepted page came first or among three, and what was answered that has no answer. */
export async function evaluate(
  questions: readonly AskedQuestion[],
  ask: (text: string) => Promise<Reply>,
): Promise<Evaluation> {
  const kinds = new Map<string, Tally>();
  const misses: string[] = [];
  for (const question of questions) {
    const reply = await ask(question.q);
    const pages = reply.links.map(({ href }) => href.replace(/[#?].*/, ''));
    const tally = kinds.get(question.kind) ?? nothing;
    if (question.accept.length === 0) {
      const isIntent = question.intent !== undefined && reply.intent === question.intent;
      const isFalse = !isIntent && reply.outcome === 'answer' && reply.links.length > 0;
      kinds.set(question.kind, {
        ...tally,
        outside: tally.outside + 1,
        falseAnswers: tally.falseAnswers + Number(isFalse),
      });
      if (isFalse) misses.push(`answered: ${question.q}\n  with ${pages.join(', ')}`);
      continue;
    }
    const rank = pages.findIndex((page) => question.accept.includes(page)) + 1;
    kinds.set(question.kind, {
      ...tally,
      asked: tally.asked + 1,
      hitAt1: tally.hitAt1 + Number(rank === 1),
      hitAt3: tally.hitAt3 + Number(rank >= 1 && rank <= 3),
      reciprocalRanks: tally.reciprocalRanks + (rank === 0 ? 0 : 1 / rank),
    });
    if (rank !== 1)
      misses.push(
        `${rank === 0 ? 'missed' : `found at ${rank}`}: ${question.q}\n  ${reply.outcome} ${pages.join(', ')}\n  wanted ${question.accept.join(', ')}`,
      );
  }
  return { kinds, misses };
}

/** The figures of all kinds together. */
export function overall({ kinds }: Evaluation): Tally {
  return [...kinds.values()].reduce(
    (sum, tally) => ({
      asked: sum.asked + tally.asked,
      hitAt1: sum.hitAt1 + tally.hitAt1,
      hitAt3: sum.hitAt3 + tally.hitAt3,
      reciprocalRanks: sum.reciprocalRanks + tally.reciprocalRanks,
      outside: sum.outside + tally.outside,
      falseAnswers: sum.falseAnswers + tally.falseAnswers,
    }),
    nothing,
  );
}

/** Figures per kind and over all, after every miss. */
export function evaluationText(evaluation: Evaluation): string {
  const row = (kind: string, tally: Tally) =>
    [
      kind.padEnd(14),
      `asked ${String(tally.asked).padStart(4)}`,
      `hit@1 ${percent(tally.hitAt1, tally.asked)}`,
      `hit@3 ${percent(tally.hitAt3, tally.asked)}`,
      `MRR ${tally.asked === 0 ? '    -' : (tally.reciprocalRanks / tally.asked).toFixed(3)}`,
      `false answers ${tally.falseAnswers} of ${tally.outside} (${percent(tally.falseAnswers, tally.outside).trim()})`,
    ].join('  ');
  return [
    ...evaluation.misses,
    '',
    ...[...evaluation.kinds].map(([kind, tally]) => row(kind, tally)),
    row('all', overall(evaluation)),
  ].join('\n');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '     -' : `${((100 * part) / whole).toFixed(1).padStart(5)}%`;
}
