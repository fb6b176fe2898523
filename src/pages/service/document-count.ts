import type { Checklist } from '#src/collections/types.ts';

/** The number of papers on each list of a checklist. */
export const documentCounts = ({ lists }: Checklist): readonly number[] => lists.map(({ items }) => items.length);

/** How many papers a service takes, for each of its lists, in figures: "9", "7 or 10", "14 to 16". */
export function documentFigures(counts: readonly number[]): string {
  const different = [...new Set(counts)].sort((one, other) => one - other);
  const [least, most] = [different.at(0), different.at(-1)];
  if (different.length === 1) return String(least);
  return different.length === 2 ? `${least} or ${most}` : `${least} to ${most}`;
}

/** The same with its word: "1 paper", "7 or 10 papers". */
export function documentCount(counts: readonly number[]): string {
  const figures = documentFigures(counts);
  return figures === '1' ? '1 paper' : `${figures} papers`;
}
