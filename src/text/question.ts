import words from 'content:vocabulary-questions';
import { wordsOf } from './plain-text.ts';
import { wordSet } from './word-lists.ts';

const anywhere = wordSet(words.anywhere);
const first = wordSet(words.first);
const beforePersons = wordSet(words.beforePersons);
const persons = wordSet(words.persons);

/** Takes a text and tells whether it asks something: by a question mark, or by its words. Never throws. */
export const asksOutright = (text: string): boolean =>
  text.includes('?') || isQuestion([...figureFirst(text), ...wordsOf(text.toLowerCase())]);

/** "50% is basic", "5 is fine" do not begin with "is". */
const figureFirst = (text: string) => /^\s*\d[\d\s.,:-]*%?/.exec(text) ?? [];

/**
 * Takes the words of a text (from `wordsOf`) and tells whether they ask something, in English or
 * in romanised Hindi or Telugu. "Is …" and the like count as the first word only.
 */
export function isQuestion([opening, second, ...rest]: readonly string[]): boolean {
  if (opening === undefined) return false;
  if ([opening, second, ...rest].some((word) => word !== undefined && anywhere.has(word))) return true;
  // "9 am EST" leaves "am est".
  if (opening === 'am') return second === 'i';
  // "do" opens an English question and is also Hindi for two, so it asks only before a person or thing.
  if (beforePersons.has(opening)) return second !== undefined && persons.has(second);
  return second !== undefined && first.has(opening);
}
