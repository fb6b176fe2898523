import type { PagePassages } from '#src/collections/types.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import { phrasesOf, wordShares } from './asked-index.ts';
import type { Asked, AskingWords } from './asking-words.ts';
import { heardIn } from './heard-words.ts';
import { letterGroups, pairsOf, rarity } from './message-words.ts';
import { candidatesOf, type Candidate } from './passage-candidates.ts';

/** A passage read once. */
export interface ReadPassage {
  readonly candidate: Candidate;
  /** Its question and the phrases it is asked by, each without the words it repeats. The question comes first where there is one. */
  readonly phrases: readonly (readonly string[])[];
  readonly hasTitle: boolean;
  /** The words of all phrases, with the share of them that have each. */
  readonly asked: ReadonlyMap<string, number>;
  readonly text: ReadonlySet<string>;
  readonly askedPairs: ReadonlySet<string>;
  readonly textPairs: ReadonlySet<string>;
  readonly groups: readonly (readonly [groups: ReadonlyMap<string, number>, size: number])[];
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
  /** How telling each word is among the passages of the page. */
  readonly rarities: ReadonlyMap<string, number>;
  /** In which share of the phrases of a passage each word stands, on average. */
  readonly shares: ReadonlyMap<string, number>;
  /** The words of the page by their beginnings. */
  readonly byBeginning: ReadonlyMap<string, readonly string[]>;
}

const namedDay = new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:${monthNames.join('|')})\b`, 'i');
const yesOrNo = /^(?:yes|no)\b/i;

/** So many letters two words share at least that are akin. */
const beginning = 4;

/** Reads a page. Takes what it says, its address and what tells what a text asks for. */
export function readPage(page: PagePassages, href: string, asking: AskingWords): ReadPage {
  const passages = candidatesOf(page, href).map((candidate, number) => readPassage(page, candidate, number, asking));
  const held = new Map<string, number>();
  for (const { asked, text } of passages)
    for (const word of new Set([...asked.keys(), ...text])) held.set(word, (held.get(word) ?? 0) + 1);
  const shares = new Map<string, number>();
  for (const { asked } of passages)
    for (const [word, share] of asked) shares.set(word, (shares.get(word) ?? 0) + share / passages.length);
  const byBeginning = new Map<string, string[]>();
  for (const word of held.keys()) {
    if (word.length < beginning || /\d/.test(word)) continue;
    const alike = byBeginning.get(word.slice(0, 3));
    if (alike) alike.push(word);
    else byBeginning.set(word.slice(0, 3), [word]);
  }
  return {
    passages,
    name: new Set(heardIn(page.name)),
    rarities: new Map([...held].map(([word, count]) => [word, rarity(count, passages.length)])),
    shares,
    byBeginning,
  };
}

function readPassage(page: PagePassages, candidate: Candidate, number: number, asking: AskingWords): ReadPassage {
  const { title, text } = candidate;
  const written = phrasesOf(page, number, title);
  const heard = written.map(heardIn);
  const told = heardIn(text);
  return {
    candidate,
    phrases: heard.map((phrase) => [...new Set(phrase)]),
    hasTitle: title !== '',
    asked: wordShares(heard),
    text: new Set(told),
    askedPairs: new Set(heard.flatMap(pairsOf)),
    textPairs: new Set(pairsOf(told)),
    groups: heard.map((phrase) => {
      const groups = letterGroups(phrase);
      return [groups, Math.sqrt([...groups.values()].reduce((sum, count) => sum + count * count, 0))] as const;
    }),
    askedIn: new Set(written.flatMap((phrase) => [...asking.asked(phrase)])),
    toldIn: asking.asked(text),
    length: told.length,
    hasFigure: /\d/.test(text),
    hasDay: namedDay.test(text),
    saysYesOrNo: yesOrNo.test(text),
  };
}
