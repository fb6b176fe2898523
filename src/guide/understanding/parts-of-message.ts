import words from 'content:vocabulary-clauses';
import type { IntentId } from '#src/collections/types.ts';
import type { IntentReader } from '../model/intent-reader.ts';
import { anyWord } from '#src/text/word-lists.ts';

/** A part of a message and where it begins. */
export interface Part {
  readonly start: number;
  readonly said: string;
}

/** The sentences of a message, in their order. */
export const sentencesOf = (text: string): readonly Part[] => partsOf({ start: 0, said: text }, sentenceEnd);

/** The clauses of a message, in their order, each with the word that joins it to the one before. */
export const clausesOf = (text: string): readonly Part[] =>
  sentencesOf(text).flatMap((sentence) => partsOf(sentence, clauseEnd));

function partsOf({ start, said: whole }: Part, end: RegExp): readonly Part[] {
  let from = 0;
  return whole.split(end).flatMap((said) => {
    const at = whole.indexOf(said, from);
    from = at + said.length;
    return /[\p{L}\d]/u.test(said) ? [{ start: start + at, said }] : [];
  });
}

/** Behind a sign, unless it shortens a word: "Dr. Imran". */
const sentenceEnd = /(?<=[?!;\n]|(?<!(?<!\p{L})\p{Lu}\p{Ll}?)\.)\s+/u;
const clauseEnd = new RegExp(`,\\s+|\\s+(?=${anyWord(words.and, words.but)}\\s)`, 'iu');

/** Where a message ends on an intent: its last clause, or the last words of that, "80c 60000 inka emi levu" for all that is told. Takes the message, the intent and what intents are read with. Undefined where it does not. */
export function endOf(text: string, id: IntentId, intents: Pick<IntentReader, 'whole'>): Part | undefined {
  const isIntent = (said: string) => intents.whole(said)?.id === id;
  const last = clausesOf(text).at(-1);
  if (!last || isIntent(last.said)) return last;
  const words = [...last.said.matchAll(/\S+/gu)].slice(-longestEnd, -1);
  const start = words.find(({ index }) => isIntent(last.said.slice(index)))?.index;
  return start === undefined ? undefined : { start: last.start + start, said: last.said.slice(start) };
}

/** So many words at the end of a clause, at most, are an intent. */
const longestEnd = 4;
