import Fuse from 'fuse.js';
import type { Kin, WordKin } from './word-kin.ts';

const fuseOptions = {
  threshold: 0.35,
  location: 0,
  distance: 20,
  includeScore: true,
  ignoreFieldNorm: true,
};

/**
 * Finds the words of a page that are written like a word it does not have, with the same first letter: by Fuse, which is asked only about those, so that
 * it looks through some fifty words and not through all that the page says. Takes the words, each once. Make it once for a page.
 */
export function likeWords(words: Iterable<string>): WordKin {
  const byInitial = new Map<string, string[]>();
  for (const word of words) {
    const initial = word.charAt(0);
    const alike = byInitial.get(initial);
    if (alike) alike.push(word);
    else byInitial.set(initial, [word]);
  }
  const searches = new Map<string, Fuse<string>>();
  return (word) => {
    const initial = word.charAt(0);
    const search = searches.get(initial) ?? new Fuse(byInitial.get(initial) ?? [], fuseOptions);
    searches.set(initial, search);
    return search.search(word).map(({ item, score = 1 }): Kin => ({ word: item, share: 1 - score }));
  };
}
