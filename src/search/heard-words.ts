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

const known = new Map<string, string>();

/** A word as it sounds: "teesukovaali" and "tisukovali" are one. Figures and short words stay as they are. */
function heard(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let sound = known.get(word);
  if (sound === undefined) {
    sound = sounds.reduce((read, [pattern, written]) => read.replace(pattern, written), word);
    known.set(word, sound);
  }
  return sound;
}

/** The words of a text as they sound, in their order. A form number is taken apart, so that "GSTR-3B" and "gstr 3b" are one. */
export const heardIn = (text: string): readonly string[] =>
  wordsIn(text).flatMap((word) => {
    const [, letters, figures] = /^([a-z]{2,})(\d.*)$/.exec(word) ?? [];
    return letters !== undefined && figures !== undefined ? [letters, figures] : [heard(word)];
  });
