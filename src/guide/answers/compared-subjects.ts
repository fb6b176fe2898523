import clauses from 'content:vocabulary-clauses';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { compares } from './asking-cues.ts';
import type { Knowledge } from '../model/knowledge.ts';

type Names = Pick<Knowledge, 'search' | 'isEveryday' | 'isCue' | 'termIn'>;

/** Two things that are to be told apart, each in the visitor's words. */
export type Compared = readonly [one: string, other: string];

const joints = new RegExp(
  `(\\s*[&/]\\s*|\\s+(?:${anyOf(clauses.and, clauses.plus, clauses.or, clauses.versus)})\\.?\\s+)`,
  'iu',
);
const isVersus = new RegExp(anyWord(clauses.versus), 'iu');

/** What is compared is asked in few words, and so is what is named. */
const longestMessage = 16;
const longestName = 4;

/**
 * The two things that a message wants told apart: "PAN vs TAN", "difference between LLP and partnership", "internal ya statutory audit mein kya farak".
 * Takes any text and what names things. Returns undefined where it compares nothing, names something we do not know, or asks more.
 */
export function comparedIn(text: string, names: Names): Compared | undefined {
  const [left = '', joint = '', right, ...more] = text
    .trim()
    .replace(/[?!.]+$/u, '')
    .split(joints);
  const [first, last] = [wordsOf(left), wordsOf(right ?? '')];
  if (right === undefined || more.length > 0 || first.length + last.length > longestMessage) return undefined;
  const one = nameAt(first.toReversed(), (words) => words.toReversed().join(' '), names);
  const other = nameAt(last, (words) => words.join(' '), names);
  if (one === undefined || other === undefined || one.name === other.name) return undefined;
  const rest = [...first.slice(0, first.length - one.length), ...last.slice(other.length)];
  // "PAN or TAN?" may ask which is needed.
  const isCompared = compares(rest.join(' ')) || isVersus.test(joint);
  return isCompared && rest.every((word) => saysNothing(word, names)) ? [one.name, other.name] : undefined;
}

const wordsOf = (text: string) => text.split(/[\s,;:]+/u).filter((word) => word !== '');

/** Whether a word names nothing: it asks, compares or is small. */
const saysNothing = (word: string, { isEveryday, isCue }: Names) =>
  isEveryday(word) || compares(word) || wordsIn(word).every(isCue);

/** Whether a word names something, rather than to ask or compare. */
const namesOne = (word: string, { search }: Names) => !compares(word) && search.find(word, '').subjects.length > 0;

/** The longest name that the words begin with, and how many words it has. */
function nameAt(
  words: readonly string[],
  written: (words: readonly string[]) => string,
  names: Names,
): { readonly name: string; readonly length: number } | undefined {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const [outer = '', name] = [words[length - 1], written(words.slice(0, length))];
    if (namesOne(outer, names) && isKnown(name, names)) return { name, length };
  }
  return undefined;
}

function isKnown(name: string, { search, termIn }: Names): boolean {
  const found = search.find(name, '');
  if (!found.isUnderstood || found.outOfScope !== undefined || found.aspect !== undefined) return false;
  return found.results.length > 0 || termIn(found) !== undefined;
}
