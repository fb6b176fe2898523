/** Two writings of one word that differ in the country or the keyboard only. */
const spellings: Readonly<Record<string, string>> = {
  licence: 'license',
  labour: 'labor',
  aadhar: 'aadhaar',
  cheque: 'check',
  programme: 'program',
};
const otherSpellings = /licence|labour|aadhar\b|cheque|programme/g;

/** Most of what is compared, such as the phrases of content, is written so already. */
const isPlain = /^[a-z\d]+(?: [a-z\d]+)*$/;

/**
 * Writes a text in the one way in which words are compared: small letters, no accents, form numbers in one piece
 * (`DIR-3` and `GSTR 3B` become `dir3` and `gstr3b` when hyphenated), single spaces. Takes any text of any length.
 */
function normalise(text: string): string {
  const read = text.slice(0, longest);
  return (isPlain.test(read) ? read : plainly(read)).replace(otherSpellings, (word) => spellings[word] ?? word);
}

const longest = 4000;

const plainly = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/\bu\/s\b/g, ' ')
    .replace(/([a-z])[-./](\d)/g, '$1$2')
    .replace(/(\d)[-./]([a-z])\b/g, '$1$2')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The words of a text, normalised, each in its singular. */
export function wordsIn(text: string): readonly string[] {
  const normalised = normalise(text);
  return normalised === '' ? [] : normalised.split(' ').map(singular);
}

/** The words of a phrase in each way it may be typed: what is written `gstr-1` also apart, as `gstr 1`. */
export function writingsOf(phrase: string): readonly (readonly string[])[] {
  const [together, apart] = [wordsIn(phrase), wordsIn(phrase.replace(/[-.]/g, ' '))];
  return together.length === apart.length ? [together] : [together, apart];
}

const notPlural = /(?:ss|us|is|ous)$/;

/** The singular of an English word, where its form tells: `certificates`, `companies`, `taxes`. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || notPlural.test(word) || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** So many letters at the beginning must be the same. */
const leastShared = 5;

/** How much of their beginning two words share, from 0 to 1: `register` and `registration` share most of it. */
export function sharedStem(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  return shared >= leastShared ? shared / Math.max(one.length, other.length) : 0;
}
