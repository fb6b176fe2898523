import words from 'content:vocabulary-clauses';
import type { Span } from './traced-text.ts';
import { anyOf, anyWord } from './word-lists.ts';

/** Where one clause ends and the next begins: a sign or a word that joins two. A comma or a point within a number, or a sign within a mail address, is no end. */
export const clauseEnd = new RegExp(
  `[;\\n&]|,(?!\\d)|(?<!@\\S*)(?:\\+|\\.(?!\\d|${anyOf(words.hostEnds)}(?!\\p{L}))(?<!\\.co\\.))(?!\\S*@)|${anyWord(words.and, words.plus, words.but)}`,
  'iu',
);

/** Takes a text and a stretch of it. Returns where the clause that holds the stretch begins and ends. */
export function clauseAt(text: string, { start, end }: Span): Span {
  const before = text.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const behind = text.slice(end).split(clauseEnd)[0] ?? '';
  return { start: start - before.length, end: end + behind.length };
}

/** The text of the clause that holds a stretch. */
export function clauseOf(text: string, span: Span): string {
  const { start, end } = clauseAt(text, span);
  return text.slice(start, end);
}

/** Where two things are joined as one. */
export const joint = new RegExp(`[&+]|${anyWord(words.and, words.plus)}`, 'iu');

/** Where two amounts are added up. */
export const plusSign = new RegExp(`\\+|${anyWord(words.plus)}`, 'iu');
