import { nearestBySound, type HeardWord } from './nearest-by-sound.ts';
import { plainDigits } from './plain-text.ts';
import { indicScriptIn } from './indic-script.ts';
import { romanise } from './romanise.ts';
import { speltLetters } from './spelt-letters.ts';

/** A message in English letters that was written in others. */
export interface Romanised {
  readonly text: string;
  /** How it was typed. */
  readonly typed: string;
  /** By what now stands for a word: how that word was typed. */
  readonly written: ReadonlyMap<string, string>;
  /** Whether every word is known just as it sounds. */
  readonly isSure: boolean;
}

/** Reads a message in Devanagari or Telugu letters. */
export type ScriptReader = (typed: string) => Romanised;

/** What a reader of other letters knows. */
export interface KnownWords {
  /** Words in small English letters, the most frequent first. */
  readonly words: readonly string[];
  /** Words in Devanagari and Telugu letters that are understood as they are. */
  readonly kept: readonly string[];
  /** What Indian languages join to the end of a word, in English letters as it sounds. */
  readonly endings: readonly string[];
  /** English words that would be taken for another one by their sound, with how they are written in those letters. */
  readonly loanWords: readonly { readonly word: string; readonly written: readonly string[] }[];
}

/**
 * Makes what reads Devanagari and Telugu letters, each word by the known word that sounds most like it. A word that is not known is kept as it sounds. The reader
 * takes any text and never throws.
 */
export function scriptReader({ words, kept, endings, loanWords }: KnownWords): ScriptReader {
  const known = new Set(words);
  const isKept = new Set(kept.map((word) => word.normalize('NFC')));
  const nearest = nearestBySound(words);
  const longestFirst = endings.toSorted((one, other) => other.length - one.length);

  const loans = new Map(loanWords.flatMap(({ word, written }) => written.map((one) => [romanise(one), word] as const)));
  const knownWord = (sound: string): HeardWord | undefined => {
    const loan = loans.get(sound);
    if (loan !== undefined) return { word: loan, isSure: true };
    const spelt = speltLetters(sound).find((letters) => letters.length > 1 && known.has(letters));
    return spelt === undefined ? nearest(waysToWrite(sound)) : { word: spelt, isSure: true };
  };
  const read = (sound: string): HeardWord => {
    const whole = knownWord(sound);
    if (whole) return whole;
    for (const ending of longestFirst) {
      const stem = sound.slice(0, -ending.length);
      const without = sound.endsWith(ending) && stem.length > 1 ? knownWord(stem) : undefined;
      if (without) return { word: `${without.word} ${ending}`, isSure: false };
    }
    return { word: sound, isSure: false };
  };

  return (typed) => {
    const written = new Map<string, string>();
    let isSure = true;
    const text = withJoinedLetters(plainDigits(typed), known)
      .replace(/[।॥]/g, '.')
      .replace(wordPattern, (word) => {
        if (indicScriptIn(word) === undefined || isKept.has(word.normalize('NFC'))) return word;
        const heard = read(romanise(word));
        isSure &&= heard.isSure;
        written.set(heard.word, word);
        return heard.word;
      });
    return { text, typed, written, isSure };
  };
}

/** A word with the signs that join or part its letters without being seen. */
const wordPattern = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** Long vowels are written like short ones as well, and the sign for ai stands for the a of "pan" and "tax" too. */
const waysToWrite = (sound: string): readonly string[] => {
  const short = sound.replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u');
  return [...new Set([sound, short, short.replaceAll('ai', 'a')])];
};

const mostLetters = 5;

/** "G S T" with its letters as words of their own becomes one word. */
function withJoinedLetters(text: string, known: ReadonlySet<string>): string {
  const parts = text.split(/([ .]+)/);
  for (let at = 0; at < parts.length; at += 2)
    for (let count = mostLetters; count > 1; count -= 1) {
      const words = parts.slice(at, at + 2 * count - 1).filter((_, index) => index % 2 === 0);
      if (words.length < count || !words.every(isOneLetter)) continue;
      const joined = words.join('');
      if (!speltLetters(romanise(joined)).some((letters) => letters.length === count && known.has(letters))) continue;
      parts.splice(at, 2 * count - 1, joined);
    }
  return parts.join('');
}

const isOneLetter = (word: string) => speltLetters(romanise(word)).some((letters) => letters.length === 1);
