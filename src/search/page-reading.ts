import type { PagePassages } from '#src/collections/types.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import { phrasesOf, wordShares, type AskedIndex } from './asked-index.ts';
import type { Asked, AskingWords } from './asking-words.ts';
import { heardIn, heardOf } from './heard-words.ts';
import { lengthOf, letterGroups, massOf, nameShare, rarity } from './message-words.ts';
import { candidatesOf, type Candidate } from './passage-candidates.ts';
import { wordsIn } from './words.ts';

/** A phrase by which a passage is asked: the numbers of its words on the page, each once, and what they weigh together, there and everywhere. */
export interface ReadPhrase {
  readonly words: readonly number[];
  readonly local: number;
  readonly wide: number;
  /** Its four letters in a row, and how much of such it has. */
  readonly groups: Int32Array;
  readonly size: number;
}

/** A passage read once. */
export interface ReadPassage {
  readonly candidate: Candidate;
  /** Its question and the phrases it is asked by. The question comes first where there is one. */
  readonly phrases: readonly ReadPhrase[];
  readonly hasTitle: boolean;
  /** The words of all phrases, with the share of them that have each. */
  readonly asked: ReadonlyMap<string, number>;
  readonly text: ReadonlySet<string>;
  /** By the numbers that `pairNumber` tells. */
  readonly askedPairs: ReadonlySet<number>;
  readonly textPairs: ReadonlySet<number>;
  readonly askedIn: ReadonlySet<Asked>;
  readonly toldIn: ReadonlySet<Asked>;
  readonly length: number;
  readonly hasFigure: boolean;
  readonly hasDay: boolean;
  readonly saysYesOrNo: boolean;
}

/** A page read once. */
export interface ReadPage {
  readonly passages: readonly ReadPassage[];
  readonly name: ReadonlySet<string>;
  /** The number of each word among all of the page, and by that how much it weighs there and everywhere. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly masses: readonly (readonly [local: number, wide: number])[];
  /** How telling each word is among the passages of the page. */
  readonly rarities: ReadonlyMap<string, number>;
  /** In which share of the phrases of a passage each word stands, on average. */
  readonly shares: ReadonlyMap<string, number>;
  /** The words of the page by their beginnings. */
  readonly byBeginning: ReadonlyMap<string, readonly string[]>;
}

/** Words that a page has, at most. */
const mostWords = 1 << 16;

/** The number of two words in a row on a page, by the numbers of both there; undefined where it does not have both. */
export const pairNumber = (first: number | undefined, second: number | undefined): number | undefined =>
  first === undefined || second === undefined ? undefined : first * mostWords + second;

const namedDay = new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:${monthNames.join('|')})\b`, 'i');
const yesOrNo = /^(?:yes|no)\b/i;

/** So many letters two words share at least that are akin. */
const beginning = 4;

/** Reads a page. Takes what it says, its address, what tells what a text asks for, and by which words all passages are asked. */
export function readPage(page: PagePassages, href: string, asking: AskingWords, index: AskedIndex): ReadPage {
  const candidates = candidatesOf(page, href);
  const written = candidates.map(({ title }, number) => phrasesOf(page, number, title).map(wordsIn));
  const heard = written.map((phrases) => phrases.map(heardOf));
  const told = candidates.map(({ text }) => heardIn(text));
  const asked = heard.map(wordShares);
  const held = new Map<string, number>();
  asked.forEach((words, number) => {
    for (const word of new Set([...words.keys(), ...(told[number] ?? [])])) held.set(word, (held.get(word) ?? 0) + 1);
  });
  const shares = new Map<string, number>();
  for (const words of asked)
    for (const [word, share] of words) shares.set(word, (shares.get(word) ?? 0) + share / candidates.length);
  const byBeginning = new Map<string, string[]>();
  for (const word of held.keys()) {
    if (word.length < beginning || /\d/.test(word)) continue;
    const alike = byBeginning.get(word.slice(0, 3));
    if (alike) alike.push(word);
    else byBeginning.set(word.slice(0, 3), [word]);
  }
  const name = new Set(heardIn(page.name));
  const rarities = new Map([...held].map(([word, count]) => [word, rarity(count, candidates.length)]));
  const masses = [...rarities].map(([word, here]): readonly [number, number] => {
    const everywhere = massOf(word, index);
    return [Math.min(everywhere, here) * (name.has(word) ? nameShare : 1), everywhere];
  });
  const numbers = new Map([...held.keys()].map((word, number) => [word, number]));
  const pairsOf = (words: readonly string[]) =>
    words.slice(1).map((word, at) => pairNumber(numbers.get(words[at] ?? ''), numbers.get(word)) ?? 0);
  const readPhrase = (phrase: readonly string[]): ReadPhrase => {
    const groups = letterGroups(phrase);
    const words = [...new Set(phrase)].map((word) => numbers.get(word) ?? 0);
    const weight = (of: 0 | 1) => words.reduce((sum, word) => sum + (masses[word]?.[of] ?? 0), 0);
    return { words, local: weight(0), wide: weight(1), groups, size: lengthOf(groups) };
  };
  const passages = candidates.map((candidate, number): ReadPassage => {
    const { title, text } = candidate;
    const own = heard[number] ?? [];
    const words = told[number] ?? [];
    return {
      candidate,
      phrases: own.map(readPhrase),
      hasTitle: title !== '',
      asked: asked[number] ?? new Map<string, number>(),
      text: new Set(words),
      askedPairs: new Set(own.flatMap(pairsOf)),
      textPairs: new Set(pairsOf(words)),
      askedIn: new Set((written[number] ?? []).flatMap((phrase) => [...asking.askedBy(phrase)])),
      toldIn: asking.asked(text),
      length: words.length,
      hasFigure: /\d/.test(text),
      hasDay: namedDay.test(text),
      saysYesOrNo: yesOrNo.test(text),
    };
  });
  return { passages, name, numbers, masses, rarities, shares, byBeginning };
}
