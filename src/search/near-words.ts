import Fuse from 'fuse.js';
import { editDistance } from '#src/text/edit-distance.ts';

/** Finds the word of a list that a misspelt one may stand for; undefined where none is near. */
export type NearWord = (word: string) => string | undefined;

/**
 * Makes what finds the word that is meant by a misspelt one. Takes the words that may be meant, the commoner before the rarer. Fuse proposes, slips in the first letter
 * included, and the count of wrong letters decides: one up to six letters, two above. Make it once for a list.
 */
export function nearWord(words: readonly string[]): NearWord {
  let fuse: Fuse<string> | undefined;
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (word.length < shortest || !mayBeMisspelt(word)) return undefined;
    // Most questions misspell nothing.
    fuse ??= new Fuse(words.filter(mayBeMisspelt), { threshold: 0.4, distance: 20, ignoreFieldNorm: true });
    if (!known.has(word)) known.set(word, nearest(fuse, word));
    return known.get(word);
  };
}

/** A typed word of fewer letters is as likely another word: "plate" is no "place". */
const shortest = 6;
/** Shorter words have too many neighbours; another number is another thing. */
const mayBeMisspelt = (word: string) => word.length >= 5 && word.length <= 30 && !/\d/.test(word);

function nearest(fuse: Fuse<string>, word: string): string | undefined {
  const allowed = word.length <= 6 ? 1 : 2;
  return fuse
    .search(word)
    .filter(({ item }) => Math.abs(item.length - word.length) <= allowed)
    .map(({ item, refIndex }) => ({ item, refIndex, slips: editDistance(word, item) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips || one.refIndex - other.refIndex)[0]?.item;
}
