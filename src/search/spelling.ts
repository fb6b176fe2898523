import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { editDistance } from '#src/text/edit-distance.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** Finds the words of the index that a misspelt word may stand for. */
export interface Spelling {
  nearest(word: string): readonly string[];
  /** `incometax` as `income` and `tax`; undefined when it is no two words run together. */
  split(word: string): readonly [string, string] | undefined;
}

/**
 * Words that share first letter and about length and letters are candidates, so that a large vocabulary costs little more than a small one;
 * among them the count of wrong letters decides: one up to six letters, two above, a pair of letters swapped counting as one.
 * Words of three letters and figures are taken as written.
 */
export function spelling({ vocabulary, rarity }: Pick<InvertedIndex, 'vocabulary' | 'rarity'>): Spelling {
  const shelves = new Map<string, Candidate[]>();
  for (const word of vocabulary.keys()) {
    if (word.length < 4 || /\d/.test(word)) continue;
    const shelf = shelves.get(shelfOf(word, 0));
    const candidate = { word, letters: lettersOf(word) };
    if (shelf) shelf.push(candidate);
    else shelves.set(shelfOf(word, 0), [candidate]);
  }
  const candidates = (word: string, allowed: number): readonly string[] => {
    const letters = lettersOf(word);
    return Array.from({ length: 2 * allowed + 1 }, (_, at) => shelves.get(shelfOf(word, at - allowed)) ?? [])
      .flatMap((shelf) => shelf.filter((one) => bitsIn(one.letters ^ letters) <= 2 * allowed))
      .map((one) => one.word);
  };

  return {
    nearest: memoizeByText((word: string) => {
      if (word.length < 4 || word.length > 30 || /\d/.test(word)) return [];
      const allowed = word.length <= 6 ? 1 : 2;
      const near = candidates(word, allowed)
        .map((item) => ({
          item,
          distance: editDistance(word, item, allowed),
          rarity: rarity[vocabulary.get(item) ?? -1] ?? 0,
        }))
        .filter(({ distance }) => distance <= allowed)
        .sort((one, other) => one.distance - other.distance || one.rarity - other.rarity);
      const least = near[0]?.distance;
      return near
        .filter(({ distance }) => distance === least)
        .slice(0, 3)
        .map(({ item }) => item);
    }, 400),
    split(word) {
      for (let at = 3; at <= word.length - 3; at += 1) {
        const [first, second] = [word.slice(0, at), word.slice(at)];
        if (vocabulary.has(first) && vocabulary.has(second)) return [first, second];
      }
      return undefined;
    },
  };
}

interface Candidate {
  readonly word: string;
  readonly letters: number;
}

const shelfOf = (word: string, longer: number) => `${word[0] ?? ''}${word.length + longer}`;

/** Which letters a word has, a bit for each of 32 kinds. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many bits of 32 are set. */
function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
