import Fuse from 'fuse.js/basic';
import { editDistance } from '#src/domain/edit-distance.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** Finds the words of the index that a misspelt word may stand for. */
export interface Spelling {
  nearest(word: string): readonly string[];
  /** `incometax` as `income` and `tax`; undefined when it is no two words run together. */
  split(word: string): readonly [string, string] | undefined;
}

/**
 * Fuse proposes words, by first letter so that a large vocabulary costs no more than a small one; the count of wrong letters decides:
 * one up to six letters, two above, a pair of letters swapped counting as one. Words of three letters and figures are taken as written.
 */
export function spelling({ vocabulary, rarity }: Pick<InvertedIndex, 'vocabulary' | 'rarity'>): Spelling {
  const byLetter = new Map<string, string[]>();
  for (const word of vocabulary.keys()) {
    if (word.length < 4 || /\d/.test(word)) continue;
    const letter = word[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  const searchers = new Map<string, Fuse<string>>();
  const searcher = (letter: string): Fuse<string> => {
    const known = searchers.get(letter);
    if (known) return known;
    const made = new Fuse(byLetter.get(letter) ?? [], { threshold: 0.45, ignoreLocation: false, distance: 8, includeScore: true, minMatchCharLength: 2 });
    searchers.set(letter, made);
    return made;
  };

  return {
    nearest(word) {
      if (word.length < 4 || word.length > 30 || /\d/.test(word)) return [];
      const allowed = word.length <= 6 ? 1 : 2;
      const near = searcher(word[0] ?? '')
        .search(word, { limit: 12 })
        .map(({ item }) => ({ item, distance: editDistance(word, item), rarity: rarity[vocabulary.get(item) ?? -1] ?? 0 }))
        .filter(({ distance }) => distance <= allowed)
        .sort((one, other) => one.distance - other.distance || one.rarity - other.rarity);
      const least = near[0]?.distance;
      return near.filter(({ distance }) => distance === least).slice(0, 3).map(({ item }) => item);
    },
    split(word) {
      for (let at = 3; at <= word.length - 3; at += 1) {
        const [first, second] = [word.slice(0, at), word.slice(at)];
        if (vocabulary.has(first) && vocabulary.has(second)) return [first, second];
      }
      return undefined;
    },
  };
}
