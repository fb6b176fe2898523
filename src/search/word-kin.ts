import { leastShared, sharedStem } from './words.ts';

/** A word that begins like another, and how much of their beginning both share. */
export interface Kin {
  readonly word: string;
  readonly share: number;
}

/** Tells the words of a page that begin enough like a word to mean the same. */
export type WordKin = (word: string) => readonly Kin[];

/** Less of a beginning in common says nothing. */
const leastShare = 0.6;

/** Makes the kin of the words of a page, each given once: they are looked up by their beginning, so that no word is held against all others. */
export function wordKin(words: Iterable<string>): WordKin {
  const byBeginning = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < leastShared) continue;
    const beginning = word.slice(0, leastShared);
    const alike = byBeginning.get(beginning);
    if (alike) alike.push(word);
    else byBeginning.set(beginning, [word]);
  }
  return (word) =>
    (byBeginning.get(word.slice(0, leastShared)) ?? [])
      .map((other): Kin => ({ word: other, share: sharedStem(word, other) }))
      .filter(({ share }) => share >= leastShare);
}

/** For each word that begins like one of the given words, how much the nearest of them shares with it. */
export function nearest(words: readonly string[], kin: WordKin): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const word of words)
    for (const { word: other, share } of kin(word)) found.set(other, Math.max(found.get(other) ?? 0, share));
  return found;
}
