import grammar from 'content:vocabulary-grammar';
import { comparableWords } from '#src/text/comparable-words.ts';
import { anyOf } from '#src/text/word-lists.ts';

/**
 * Leaves out of a message the parts that only deny what the last answer was about: "not insurance. rice and dal commission", "tax audit nahi, bank limit". Takes
 * any text and the heading of that answer, empty where there was none. A message that has nothing else stays as it is.
 */
export function withoutDenied(text: string, heading: string): string {
  const named = new Set(comparableWords(heading).map(({ word }) => word));
  const parts = text.split(partEnds);
  const meant = parts.filter((part) => !isDenied(part, named));
  return meant.length > 0 && meant.length < parts.length ? meant.join(' ') : text;
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
