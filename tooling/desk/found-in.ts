import Fuse from 'fuse.js/basic';
import type { Choice } from './jobs.ts';

/** Shorter words are too near to others to be taken for a slip of them. */
const shortestOfSlips = 5;

/**
 * Takes choices and the words that are sought. Returns the choices in which every word stands: first those that have them whole in what
 * they are, then those that are also called so, then as parts of words, then those that have one only in what is said of them, and last
 * those that spell one in another way. Never throws.
 */
export function foundIn<Found extends Choice>(choices: readonly Found[], sought: string): readonly Found[] {
  const words = plain(sought).split(' ');
  const texts = choices.map(({ words: shown, about = '', alsoCalled = '' }) =>
    [about === '' ? shown : shown.replace(about, ''), alsoCalled, about].map(plain),
  ) as [string, string, string][];
  const slips = slipsOf(words, new Set(texts.flatMap((text) => text.join(' ').split(' '))));
  const rankOf = ([is, also, about]: [string, string, string]) => {
    const [what, named, all] = [` ${is} `, ` ${is} ${also} `, ` ${is} ${also} ${about} `];
    if (words.every((word) => what.includes(` ${word} `))) return 0;
    if (words.every((word) => named.includes(` ${word} `))) return 1;
    // A number is another one with a digit more: 20 is not in 2026.
    if (words.every((word) => named.includes(/^\d+$/.test(word) ? ` ${word} ` : word))) return 2;
    if (words.every((word) => all.includes(word))) return 3;
    return slips.every((spelt) => spelt.some((word) => named.includes(word))) ? 4 : 5;
  };
  const ranks = texts.map(rankOf);
  return [0, 1, 2, 3, 4].flatMap((rank) => choices.filter((_, index) => ranks[index] === rank));
}

/** Each word with those among `known` that it may be another spelling of: licence, license. */
function slipsOf(words: readonly string[], known: ReadonlySet<string>): readonly (readonly string[])[] {
  const isMisspelt = (word: string) => word.length >= shortestOfSlips && !/\d/.test(word);
  if (!words.some(isMisspelt)) return words.map((word) => [word]);
  const fuse = new Fuse([...known], { threshold: 0.2, distance: 0, minMatchCharLength: shortestOfSlips - 1 });
  return words.map((word) => [word, ...(isMisspelt(word) ? fuse.search(word).map(({ item }) => item) : [])]);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
