import contacts from 'content:vocabulary-contacts';
import relatives from 'content:vocabulary-relatives';
import shifts from 'content:vocabulary-shifts';
import { anyOf, wordSet } from '#src/language/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { TurnContext } from './knowledge.ts';

/**
 * Whether words given for a name may well be something else: a sentence, a remark, a word of our pages. A name that is introduced
 * ("my name is Anna") is never in doubt; nor are words that all begin with a capital, unless our pages name every one of them. Several words in
 * small letters that all stand on our pages are, unless one of them is a common part of names.
 */
export function isDoubtfulName(
  text: string,
  { context: { knowledge } }: { readonly context: Pick<TurnContext, 'knowledge'> },
): boolean {
  const words = text
    .trim()
    .split(/[\s,.]+/)
    .filter((word) => /\p{Letter}/u.test(word));
  // A single letter beside a name is an initial.
  const areInitials = words.every(({ length }) => length === 1);
  const telling = words.filter((word) => (word.length > 1 || areInitials) && !knowledge.titles.has(word.toLowerCase()));
  const isKnown = (word: string) => knowledge.isEveryday(word) || wordsIn(word).some((one) => knowledge.isSubject(one));
  const known = telling.filter(isKnown);
  if (words.length > 1 && articles.has(words[0] ?? '')) return true;
  // "Cheppakunda pampocha"
  if (words.some(asksByEnding)) return true;
  if (telling.length === 0 || known.length === telling.length) return true;
  const isWritten = (word: string) => isKnown(word) || knowledge.isWritten(word);
  if (telling.length > 1 && /^[^\p{Lu}]*$/u.test(text) && telling.every(isWritten) && !telling.some(isNamePart))
    return true;
  const areCapitals = words.every((word) => /^[(\p{Lu}\p{Lo}\p{Nd}]/u.test(word));
  if (words.length > (areCapitals && text.includes(',') ? mostCapitals : mostWords)) return true;
  return !areCapitals && telling.some((word) => knowledge.isEveryday(word));
}

/** Telugu asks whether something may be done, or says that it is not, by the end of a word in small letters. */
export const asksByEnding = (word: string): boolean => asked.test(word);
const asked = new RegExp(`^\\p{Ll}{3,}${anyOf(relatives.askedEndings)}$`, 'u');

const nameParts = wordSet(contacts.nameParts);

/** Whether a word is a common part of names. */
export const isNamePart = (word: string): boolean => nameParts.has(word.toLowerCase());

/** "It is a landline" */
const articles = wordSet(shifts.article, 'the');

const mostWords = 8;
/** With rank, office and association. */
const mostCapitals = 14;
