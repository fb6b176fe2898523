import type { Kin } from './word-kin.ts';

/** Which of several texts have each word in their title, in the phrases they are asked by and in what they say, by the numbers of the texts. */
export type HoldersOfWords = ReadonlyMap<
  string,
  { readonly title: readonly number[]; readonly phrases: readonly number[]; readonly text: readonly number[] }
>;

/** How surely a word stands in each of several texts: in its title, in the phrases it is asked by and in what it says. */
export interface Strengths {
  readonly title: Float64Array;
  readonly phrases: Float64Array;
  readonly text: Float64Array;
}

/**
 * How surely a word stands in each of so many texts: 1 as it is, less where only its kin does, by the beginning that they share. Looks only at the texts that
 * have one of them.
 */
export function strengths(word: string, kin: readonly Kin[], holders: HoldersOfWords, count: number): Strengths {
  const found = { title: new Float64Array(count), phrases: new Float64Array(count), text: new Float64Array(count) };
  for (const { word: other, share } of [{ word, share: 1 }, ...kin]) {
    const held = holders.get(other);
    if (!held) continue;
    for (const place of ['title', 'phrases', 'text'] as const)
      for (const number of held[place]) found[place][number] = Math.max(found[place][number] ?? 0, share);
  }
  return found;
}
