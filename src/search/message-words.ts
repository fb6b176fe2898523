import type { AskedIndex } from './asked-index.ts';
import { wordNumber } from './asked-index.ts';
import { heardIn } from './heard-words.ts';
import { spelled, type Finding } from './search.ts';

/** A word of a message, in everything that it may stand for. */
export interface SaidWord {
  readonly word: string;
  /** The word as it sounds, and what it may mean, each with how surely. */
  readonly forms: ReadonlyMap<string, number>;
  /** How telling it is. */
  readonly mass: number;
  /** Whether some passage of some page is asked by it. */
  readonly isKnown: boolean;
}

/** A message as it is held against passages. */
export interface Said {
  readonly words: readonly SaidWord[];
  /** Every two words in a row. */
  readonly pairs: readonly WordPair[];
  readonly groups: CountedGroups;
  /** What all its words weigh together. */
  readonly mass: number;
}

const longest = 60;
const unknownMass = 2.5;
/** A word that no search is made for counts for so much: rarely written ones, such as "h" for "hai", would tell more than any subject. */
const stopWordShare = 0.35;
/** What a story tells counts for so much of what its question asks. */
const asideShare = 0.35;

/** Reads a message. Takes its text, what the search read in it, by which words passages are asked, and the part of a story that asks. */
export function saidIn(
  text: string,
  { trace: { index, query } }: Pick<Finding, 'trace'>,
  asked: AskedIndex,
  own?: string,
): Said {
  const asks = own === undefined ? undefined : new Set(heardIn(own));
  const heard = [...(own === undefined ? [] : heardIn(own)), ...heardIn(text)].slice(0, longest);
  const units = query.units.map(({ written, readings: ways }) => ({ said: heardIn(written), ways }));
  const searched = new Set(units.flatMap(({ said }) => said));
  const readings = new Map<string, Map<string, number>>();
  for (const { said, ways } of units) {
    for (const { words, weight } of ways) {
      const meant = words.flatMap((word) => heardIn(spelled(index, word)));
      said.forEach((word, at) => {
        const forms = readings.get(word) ?? new Map<string, number>();
        readings.set(word, forms);
        // Of a name of several words each of the message's stands for its share.
        const [from, to] = [at / said.length, (at + 1) / said.length].map((part) => Math.round(part * meant.length));
        for (const one of meant.slice(from, Math.max(to ?? 0, (from ?? 0) + 1)))
          forms.set(one, Math.max(forms.get(one) ?? 0, weight * meaningShare));
      });
    }
  }
  const words = [...new Set(heard)].map((word) => {
    const read = wordOf(word, readings.get(word), asked);
    const share = (searched.has(word) ? 1 : stopWordShare) * (asks?.has(word) === false ? asideShare : 1);
    return { ...read, mass: read.mass * share };
  });
  return {
    words,
    pairs: pairsOf(heard),
    groups: countedGroups(heard),
    mass: words.reduce((sum, { mass }) => sum + mass, 0),
  };
}

/** A message with what was said before it, each with how much that counts. Words of it that no passage is asked by say nothing. */
export function withBefore(said: Said, before: readonly (readonly [said: Said, share: number])[]): Said {
  const words = new Map(said.words.map((one) => [one.word, one]));
  for (const [{ words: earlier }, share] of before)
    for (const one of earlier)
      if (one.isKnown && !words.has(one.word)) words.set(one.word, { ...one, mass: one.mass * share });
  return { ...said, words: [...words.values()], mass: [...words.values()].reduce((sum, { mass }) => sum + mass, 0) };
}

const meaningShare = 0.9;

function wordOf(word: string, meanings: ReadonlyMap<string, number> | undefined, asked: AskedIndex): SaidWord {
  const forms = new Map([...(meanings ?? []), [word, 1]]);
  const heldBy = (form: string) => asked.postings.get(wordNumber(form))?.passages.length ?? 0;
  const held = heldBy(word) || Math.max(0, ...[...forms.keys()].map(heldBy));
  return { word, forms, isKnown: held > 0, mass: held === 0 ? unknownMass : rarity(held, asked.pageOf.length) };
}

/** How telling a word is that so many of all passages are asked by. */
export const rarity = (held: number, all: number) => Math.log(1 + all / (held + 1));

/** How telling a word is among the passages of all pages. */
export const massOf = (word: string, { postings, pageOf }: AskedIndex): number =>
  rarity(postings.get(wordNumber(word))?.passages.length ?? 0, pageOf.length);

/** What the name of a page has tells its passages from each other so much less. */
export const nameShare = 0.3;

type WordPair = readonly [first: string, second: string];

const pairsOf = (words: readonly string[]): readonly WordPair[] =>
  words.slice(1).map((word, at) => [words[at] ?? '', word] as const);

const groupLength = 4;
const letterBits = 8;

/** A number for each four letters in a row of words, which are marked at their ends; rising. Letters that are not Latin may share theirs. */
export function letterGroups(words: readonly string[]): Int32Array {
  const text = ` ${words.join(' ')} `;
  const groups = new Int32Array(Math.max(0, text.length - groupLength + 1));
  let group = 0;
  for (let at = 0; at < text.length; at += 1) {
    group = (group << letterBits) | (text.charCodeAt(at) % (1 << letterBits));
    if (at >= groupLength - 1) groups[at - groupLength + 1] = group;
  }
  return groups.sort();
}

/** The length of what is counted of such numbers, as that of a vector. */
export function lengthOf(rising: Int32Array): number {
  let [sum, run] = [0, 0];
  for (let at = 0; at < rising.length; at += 1) {
    run = rising[at] === rising[at - 1] ? run + 1 : 1;
    sum += 2 * run - 1;
  }
  return Math.sqrt(sum);
}

/** How often a message has each four letters in a row. */
export interface CountedGroups {
  readonly length: number;
  /** Of so many of such, how many the message has, each as often as it has it. */
  among(groups: Int32Array): number;
}

const signBits = 12;
const signOf = (group: number) => Math.imul(group, 0x9e3779b1) >>> (32 - signBits);

function countedGroups(words: readonly string[]): CountedGroups {
  const all = letterGroups(words);
  const counts = new Map<number, number>();
  // Few of the thousands on a page are in a message, and a sign tells at once that one is not.
  const signs = new Uint8Array(1 << signBits);
  for (const group of all) {
    counts.set(group, (counts.get(group) ?? 0) + 1);
    signs[signOf(group)] = 1;
  }
  return {
    length: lengthOf(all),
    among(groups) {
      let sum = 0;
      for (const group of groups) if (signs[signOf(group)] === 1) sum += counts.get(group) ?? 0;
      return sum;
    },
  };
}
