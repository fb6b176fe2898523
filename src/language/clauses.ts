import words from 'content:vocabulary-clauses';
import { anyWord } from './word-lists.ts';

/** Where one clause ends and the next begins: a sign or a word that joins two. A comma or a point within a number, or a sign within a mail address, is no end. */
export const clauseEnd = new RegExp(
  `[;\\n&]|,(?!\\d)|(?<!@\\S*)(?:\\+|\\.(?!\\d))(?!\\S*@)|${anyWord(words.and, words.plus, words.but)}`,
  'iu',
);

/** Where two things are joined as one. */
export const joint = new RegExp(`[&+]|${anyWord(words.and, words.plus)}`, 'iu');

/** Where two amounts are added up. */
export const plusSign = new RegExp(`\\+|${anyWord(words.plus)}`, 'iu');
