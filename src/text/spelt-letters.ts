/** What the letters of the alphabet are called, as Indian scripts write it, long vowels like short ones. Hindi writes a silent `a` behind those that end in a consonant. */
const names: Readonly<Record<string, string>> = {
  a: 'e',
  b: 'bi',
  c: 'si',
  d: 'di',
  e: 'i',
  f: 'efa?',
  g: 'ji',
  h: 'e(?:i?cha?|chcha?)',
  i: 'ai',
  j: 'je',
  k: 'ke',
  l: 'ela?',
  m: 'ema?',
  n: 'ena?',
  o: 'o',
  p: 'pi',
  q: 'kyu',
  r: 'ara?',
  s: 'esa?',
  t: 'ti',
  u: 'yu',
  v: 'vi',
  w: 'dablyu',
  x: 'eksa?',
  y: 'vai',
  z: 'jeda?',
};

const namePatterns = Object.entries(names).map(([letter, name]) => [letter, new RegExp(`^${name}`)] as const);

/**
 * Reads a word as letters that are called by their names: `jeeestee` is gst. Takes a word as `romanise` returns it. Returns every way to read it so, none for a
 * word that is not made of names of letters.
 */
export function speltLetters(word: string): readonly string[] {
  return lettersIn(word.replaceAll('ee', 'i').replaceAll('oo', 'u'));
}

function lettersIn(word: string): readonly string[] {
  if (word === '') return [''];
  return namePatterns.flatMap(([letter, name]) => {
    const [spoken] = name.exec(word) ?? [];
    return spoken === undefined ? [] : lettersIn(word.slice(spoken.length)).map((rest) => letter + rest);
  });
}
