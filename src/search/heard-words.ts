import { wordsIn } from './words.ts';

/** Writings of one sound, where people put Hindi or Telugu into English letters each in their own way. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bdgjkt])h(?=[aeiou])/g, '$1'],
];

/** A word as it sounds: "teesukovaali" and "tisukovali" are one. Figures and short words stay as they are, and a form number is taken apart, so that "GSTR-3B" and "gstr 3b" are one. */
function heard(word: string): readonly string[] {
  const [, letters, figures] = /^([a-z]{2,})(\d.*)$/.exec(word) ?? [];
  if (letters !== undefined && figures !== undefined) return [letters, figures];
  return [
    word.length < 4 || /\d/.test(word)
      ? word
      : sounds.reduce((read, [pattern, written]) => read.replace(pattern, written), word),
  ];
}

const known = new Map<string, readonly string[]>();

/** Words from `wordsIn` as they sound, in their order. */
export function heardOf(words: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const word of words) {
    let own = known.get(word);
    if (own === undefined) known.set(word, (own = heard(word)));
    all.push(...own);
  }
  return all;
}

/** The words of a text as they sound, in their order. */
export const heardIn = (text: string): readonly string[] => heardOf(wordsIn(text));
