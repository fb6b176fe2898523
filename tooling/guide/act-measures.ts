import { actLabels, type ActLabel } from '#src/collections/acts.ts';
import type { LikelyAct } from '#src/guide/understanding/act-model.ts';

/** A message whose act was guessed: what it does, any of which is right, and what it was guessed to do, the likeliest first. */
export interface Judged {
  readonly due: readonly ActLabel[];
  readonly likely: readonly LikelyAct[];
  /** By which it is measured too, such as its language. */
  readonly groups?: readonly string[];
}

export const guessOf = ({ likely }: Pick<Judged, 'likely'>): LikelyAct => likely[0] ?? { act: 'ask', probability: 0 };

const isRight = (judged: Judged): boolean => judged.due.includes(guessOf(judged).act);

/** Of a hundred, how many are right. */
export const accuracy = (all: readonly Judged[]): number =>
  all.length === 0 ? 0 : (100 * all.filter(isRight).length) / all.length;

/** Those that are left when a share of all is left out, the least sure first. */
export function surest(all: readonly Judged[], leftOut: number): readonly Judged[] {
  const bySureness = all.toSorted((one, other) => guessOf(other).probability - guessOf(one).probability);
  return bySureness.slice(0, Math.round(all.length * (1 - leftOut)));
}

/** Per act how many there are, how often it was rightly guessed when it was guessed, and how often it was found when it was due. */
export function byAct(all: readonly Judged[]): string {
  const rows = actLabels.flatMap((act) => {
    const due = all.filter((judged) => judged.due[0] === act);
    const guessed = all.filter((judged) => guessOf(judged).act === act);
    const found = due.filter(isRight).length;
    return due.length === 0 && guessed.length === 0
      ? []
      : [[act, due.length, share(guessed.filter(isRight).length, guessed.length), share(found, due.length)]];
  });
  return table([['act', 'lines', 'precision', 'recall'], ...rows]);
}

/** What was guessed (columns) for what was due (rows); of several acts that are right, the first stands for all. */
export function confusion(all: readonly Judged[]): string {
  const guessedAs = (judged: Judged) => (isRight(judged) ? judged.due[0] : guessOf(judged).act);
  const rows = actLabels
    .filter((act) => all.some(({ due }) => due[0] === act))
    .map((act) => {
      const due = all.filter((judged) => judged.due[0] === act);
      return [act, ...actLabels.map((other) => due.filter((judged) => guessedAs(judged) === other).length || '·')];
    });
  return table([['due', ...actLabels.map((act) => act.slice(0, 6))], ...rows]);
}

const bins = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1.01];

/** How often guesses of each sureness are right: the two columns of shares agree where probabilities can be trusted. */
export function reliability(all: readonly Judged[]): string {
  const rows = bins.slice(1).flatMap((end, at) => {
    const start = bins[at] ?? 0;
    const within = all.filter((judged) => guessOf(judged).probability >= start && guessOf(judged).probability < end);
    const sum = within.reduce((total, judged) => total + guessOf(judged).probability, 0);
    return within.length === 0
      ? []
      : [
          [
            `from ${start}`,
            within.length,
            share(sum, within.length),
            share(within.filter(isRight).length, within.length),
          ],
        ];
  });
  return table([['sureness', 'lines', 'sure', 'right'], ...rows]);
}

/** Accuracy over all, of each group, and of what is left without the least sure. */
export function accuracies(all: readonly Judged[]): string {
  const groups = [...new Set(all.flatMap(({ groups: own = [] }) => own))].sort();
  const rows = groups.map((group) => {
    const own = all.filter(({ groups: names = [] }) => names.includes(group));
    return [group, own.length, accuracy(own).toFixed(1)];
  });
  const sure = surest(all, leastSure);
  return table([
    ['group', 'lines', 'right'],
    ['all', all.length, accuracy(all).toFixed(1)],
    [`without the ${100 * leastSure} % least sure`, sure.length, accuracy(sure).toFixed(1)],
    ...rows,
  ]);
}

const leastSure = 0.12;

const share = (part: number, whole: number): string => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

/** Rows of cells as text: the first cell of each to the left, the others to the right. */
function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => String(row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
