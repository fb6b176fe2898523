/** What is heard for what is written, in English and in Indian languages written in English letters. What stands first goes first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^[kp](?=n)|^p(?=s)|^w(?=r)|(?<=m)b$/g, ''],
  [/[ts]i(?=on|an|al$|ou)/g, 's'],
  [/(?<=[aeiou])t(?=ure)/g, 'ch'],
  [/x/g, 'ks'],
  [/q(?:u(?=[aeiou]))?|ck|c(?![eihy])/g, 'k'],
  [/t(?=ch)|d(?=ge)/g, ''],
  [/g(?=[eiy])|z/g, 'j'],
  [/ch+/g, 'C'],
  [/sh|c/g, 's'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/gh(?=t|$)|(?<=[kgCjtdpbr])h|(?<=[aeiou])h(?![aeiou])/g, ''],
  [/n(?=[pbm])/g, 'm'],
  [/^y(?=[aeiou])/g, 'Y'],
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/y/g, 'i'],
  [/a(?=[^aeiou]e$)/g, 'e'],
  [/[ieu]r(?=[^aeiou]|$)/g, 'ar'],
  [/au|aw|oa|ou/g, 'o'],
  [/aa/g, 'a'],
  [/ee|ea|ie|ei$/g, 'i'],
  [/ai|ei|ay/g, 'e'],
  [/oo/g, 'u'],
  [/(?<=[^aeiou][aeiou]?[^aeiou])e$/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * Writes a word by its sound, so that two writings of one word come out alike or nearly so: `license` and `laisens`, `tax` and `taiks`. Takes a word in small
 * English letters. Returns small letters for sounds, with C for ch and Y for a y that is spoken.
 */
export const spokenAs = (word: string): string =>
  sounds.reduce((sound, [written, spoken]) => sound.replace(written, spoken), word);

/** The consonants of what `spokenAs` returns, behind an A where it begins with a vowel: what two writings of a word most surely share. */
export const consonantsOf = (sound: string): string => sound.replace(/^[aeiou]+/, 'A').replace(/[aeiou]+/g, '');
