import { editDistance } from './edit-distance.ts';
import { consonantsOf, spokenAs } from './spoken.ts';

/** A word that was heard, and whether nothing of its sound was amiss. */
export interface HeardWord {
  readonly word: string;
  readonly isSure: boolean;
}

/** Finds the word that sounds most like one of the ways in which a word was written; undefined where none does. */
export type NearestBySound = (writings: readonly string[]) => HeardWord | undefined;

interface Sound {
  readonly word: string;
  readonly spoken: string;
  readonly consonants: string;
}

interface Known extends Sound {
  /** From 0 for the most frequent word to 1. */
  readonly rarity: number;
}

/**
 * Makes what finds a word by its sound. Takes the known words in small English letters, the most frequent first. Words that begin with the same sound are
 * weighed by their consonants, by the whole sound, and a little by their spelling and by how frequent they are.
 */
export function nearestBySound(words: readonly string[]): NearestBySound {
  const shelves = new Map<string, Known[]>();
  for (const [rank, word] of words.entries()) {
    const known = { ...soundOf(word), rarity: Math.log(rank + 1) / Math.log(words.length + 1) };
    const shelf = shelves.get(beginning(known));
    if (shelf) shelf.push(known);
    else shelves.set(beginning(known), [known]);
  }
  return (writings) => {
    const candidates = writings.map(soundOf).flatMap((sound) =>
      (shelves.get(beginning(sound)) ?? []).flatMap((known) => {
        const cost = costOf(sound, known);
        return cost === undefined ? [] : [{ word: known.word, isSure: known.spoken === sound.spoken, cost }];
      }),
    );
    const best = candidates.reduce<(typeof candidates)[number] | undefined>(
      (one, other) => (one && one.cost <= other.cost ? one : other),
      undefined,
    );
    return best && { word: best.word, isSure: best.isSure };
  };
}

function soundOf(word: string): Sound {
  const spoken = spokenAs(word);
  return { word, spoken, consonants: consonantsOf(spoken) };
}

/** What a word begins with; consonants that are written for one another there count as one. */
const beginning = ({ consonants }: Sound) => (consonants[0] ?? '').replace('j', 's').replace('b', 'v');

const slipsForEachConsonant = 0.2;
const mostDifference = 0.45;
const weightOfSpelling = 0.3;
const weightOfRarity = 0.3;

/** How far a known word is from what was heard; undefined where it is too far to be meant. */
function costOf(sound: Sound, known: Known): number | undefined {
  if (Math.abs(known.consonants.length - sound.consonants.length) > 1) return undefined;
  const slips = consonantSlips(sound.consonants, known.consonants);
  if (slips > sound.consonants.length * slipsForEachConsonant) return undefined;
  const difference = shareOfSlips(sound.spoken, known.spoken);
  if (difference > mostDifference) return undefined;
  return slips + difference + shareOfSlips(sound.word, known.word) * weightOfSpelling + known.rarity * weightOfRarity;
}

const shareOfSlips = (one: string, other: string) => editDistance(one, other) / Math.max(one.length, other.length);

/** Consonants of which one is written for the other. */
const alike = ['js', 'td', 'nm', 'bv', 'pf', 'kg', 'gj', 'Cs'];
/** Consonants that are hardly heard, and the mark of a vowel at the beginning. */
const faint = 'hrYA';

/** How many consonants differ; half for those that are written for one another, or hardly heard. */
function consonantSlips(one: string, other: string): number {
  let row = Array.from(other).reduce((sums, letter) => [...sums, (sums.at(-1) ?? 0) + weightOf(letter)], [0]);
  for (const left of one) {
    const next = [(row[0] ?? 0) + weightOf(left)];
    for (const [at, right] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[at + 1] ?? 0) + weightOf(left),
          (next[at] ?? 0) + weightOf(right),
          (row[at] ?? 0) + exchange(left, right),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const weightOf = (consonant: string) => (faint.includes(consonant) ? 0.5 : 1);

function exchange(one: string, other: string): number {
  if (one === other) return 0;
  return alike.some((pair) => pair.includes(one) && pair.includes(other)) ? 0.5 : 1;
}
