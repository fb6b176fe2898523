import { indicScriptIn } from './indic-script.ts';

const vowels = 'a aa i ee u oo ri li e e e ai o o o au'.split(' ');
const firstVowel = 0x05;
const firstVowelSign = 0x3e;
const fromSignToVowel = 0x38;

const consonants = 'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'.split(' ');
const firstConsonant = 0x15;

const dotted: ReadonlyMap<string, string> = new Map([
  ['j', 'z'],
  ['d', 'r'],
  ['dh', 'rh'],
]);

const [nasalBreath, nasal, dot, stop] = [0x01, 0x02, 0x3c, 0x4d];

/** The sign of a nasal is spoken as what follows it asks for, and at the end of a Telugu word as an m. */
const nasalSign = 'N';

/** A consonant, or a vowel; the inherent vowel is the `a` that no letter stands for. */
interface Sound {
  readonly text: string;
  readonly kind: 'consonant' | 'vowel' | 'inherent';
}

/**
 * Writes a word in English letters the way people in India do: no marks, and a long vowel as two letters. Takes one word of Devanagari or Telugu letters.
 * Returns it in small letters, without what is no letter of the two scripts.
 */
export function romanise(word: string): string {
  const isTelugu = indicScriptIn(word) === 'telugu';
  const sounds = isTelugu ? soundsOf(word) : withoutSilent(soundsOf(word));
  return sounds
    .map(({ text }) => text)
    .join('')
    .replace(isTelugu ? /N(?=[pbm]|$)/g : /N(?=[pbm])/g, 'm')
    .replaceAll(nasalSign, 'n');
}

function soundsOf(word: string): readonly Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word.normalize('NFD')) {
    if (indicScriptIn(letter) === undefined) continue;
    const at = letter.charCodeAt(0) & 0x7f;
    const last = sounds.at(-1);
    const consonant = consonants[at - firstConsonant];
    if (consonant !== undefined) sounds.push({ text: consonant, kind: 'consonant' }, { text: 'a', kind: 'inherent' });
    else if (at === stop) sounds.pop();
    else if (at === dot)
      sounds.splice(-2, 1, {
        text: dotted.get(sounds.at(-2)?.text ?? '') ?? sounds.at(-2)?.text ?? '',
        kind: 'consonant',
      });
    else if (at === nasal || at === nasalBreath) sounds.push({ text: nasalSign, kind: 'consonant' });
    else if (at >= firstVowelSign) {
      const vowel = vowels[at - fromSignToVowel - firstVowel];
      if (vowel === undefined) continue;
      if (last?.kind === 'inherent') sounds.pop();
      sounds.push({ text: vowel, kind: 'vowel' });
    } else {
      const vowel = vowels[at - firstVowel];
      if (vowel !== undefined) sounds.push({ text: vowel, kind: 'vowel' });
    }
  }
  return sounds;
}

/** Hindi does not speak the inherent vowel at the end of a word, nor between a vowel with its consonant and a consonant with its vowel. */
function withoutSilent(sounds: readonly Sound[]): readonly Sound[] {
  const spoken = [...sounds];
  for (let at = spoken.length - 1; at > 1; at -= 1) {
    if (spoken[at]?.kind !== 'inherent') continue;
    const isLast = at === spoken.length - 1;
    const isBetween = isVowel(spoken[at - 2]) && isConsonant(spoken[at + 1]) && isVowel(spoken[at + 2]);
    if (isLast || isBetween) spoken.splice(at, 1);
  }
  return spoken;
}

const isConsonant = (sound: Sound | undefined) => sound?.kind === 'consonant';
const isVowel = (sound: Sound | undefined) => sound !== undefined && sound.kind !== 'consonant';
