import { counted, type CountedWords } from '#src/domain/counted.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Checklist } from '#src/collections/types.ts';

/** How a number of papers is said. */
interface PaperWords {
  readonly either: string;
  readonly range: string;
  readonly count: CountedWords;
}

/** The number of papers on each list of a checklist. */
export const documentCounts = ({ lists }: Checklist): readonly number[] => lists.map(({ items }) => items.length);

/** How many papers a service takes, for each of its lists, in figures: "9", "7 or 10", "14 to 16". */
export function documentFigures({ either, range }: PaperWords, counts: readonly number[]): string {
  const different = [...new Set(counts)].sort((one, other) => one - other);
  const [least = 0, most = least] = [different.at(0), different.at(-1)];
  if (different.length < 2) return String(least);
  return fillTemplate(different.length === 2 ? either : range, { least, most });
}

/** The same with its word: "1 paper", "7 or 10 papers". */
export function documentCount(words: PaperWords, counts: readonly number[]): string {
  return counted(words.count, Math.max(...counts), { count: documentFigures(words, counts) });
}
