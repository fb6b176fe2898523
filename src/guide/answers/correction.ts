import changes from 'content:vocabulary-changes';
import denials from 'content:vocabulary-denials';
import grammar from 'content:vocabulary-grammar';
import { comparableWords } from '#src/text/comparable-words.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** A message without what it denies, and whether it says that the last answer was not what was asked. */
export interface Correction {
  readonly text: string;
  readonly isCorrection: boolean;
}

/**
 * Reads whether a message corrects the last answer: "not insurance. rice and dal commission", "tax audit nahi, bank limit", "I mean the late fee". Takes any
 * text and the heading of that answer, empty where there was none. A part that denies what the heading names is left out of what is asked.
 */
export function correctionIn(text: string, heading: string): Correction {
  if (heading === '') return { text, isCorrection: false };
  const named = new Set(comparableWords(heading).map(({ word }) => word));
  const parts = text.split(partEnds);
  const meant = parts.filter((part) => !isDenied(part, named));
  const isCut = meant.length > 0 && meant.length < parts.length;
  return { text: isCut ? meant.join(' ') : text, isCorrection: isCut || corrects.test(text) };
}

const partEnds = /(?<=[,.;!?\n])\s+/u;

/** Whether a part of a message says no more than that something is not meant which the answer named. */
function isDenied(part: string, named: ReadonlySet<string>): boolean {
  const [, behind = ''] = deniedAhead.exec(part) ?? [];
  const [, before = ''] = deniedBehind.exec(part) ?? [];
  const denied = comparableWords(behind || before).map(({ word }) => word);
  return denied.length > 0 && denied.every((word) => named.has(word));
}

const deniedAhead = new RegExp(`^\\s*${anyOf(grammar.instead)}\\s+(?:(?:${anyOf(grammar.articles)})\\s+)?(.+)$`, 'iu');
const deniedBehind = new RegExp(`^(.+?)\\s+${anyOf(grammar.denied)}[\\s,.;!?]*$`, 'iu');
const corrects = new RegExp(`^\\s*${anyOf(changes.no)}(?!\\p{L})|${anyWord(denials.asking)}`, 'iu');
