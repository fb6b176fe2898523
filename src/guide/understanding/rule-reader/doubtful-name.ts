import contacts from 'content:vocabulary-contacts';
import shifts from 'content:vocabulary-shifts';
import writing from 'content:vocabulary-writing';
import { anyOf, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { TurnContext } from '../../model/knowledge.ts';

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
  // "Peru cheppakunda pampocha"
  if (isSentence(words)) return true;
  if (words.length > 1 && articles.has(words[0] ?? '')) return true;
  if (telling.length === 0 || known.length === telling.length) return true;
  const isWritten = (word: string) => isKnown(word) || knowledge.isWritten(word);
  if (telling.length > 1 && /^[^\p{Lu}]*$/u.test(text) && telling.every(isWritten) && !telling.some(isNamePart))
    return true;
  const areCapitals = words.every((word) => /^[(\p{Lu}\p{Lo}\p{Nd}]/u.test(word));
  if (words.length > (areCapitals && text.includes(',') ? mostCapitals : mostWords)) return true;
  return !areCapitals && telling.some((word) => knowledge.isEveryday(word));
}

/** "Lekunda adagocha": several words, of which one has an ending that no name has. */
export const isSentence = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => sentenceEnd.test(word));
const sentenceEnd = new RegExp(`\\p{L}{2}${anyOf(writing.sentenceEnds)}$`, 'iu');
const nameParts = wordSet(contacts.nameParts);

/** Whether a word is a common part of names. */
export const isNamePart = (word: string): boolean => nameParts.has(word.toLowerCase());

/** "It is a landline" */
const articles = wordSet(shifts.article, 'the');

const mostWords = 8;
/** With rank, office and association. */
const mostCapitals = 14;
