import questions from 'content:vocabulary-questions';
import small from 'content:vocabulary-small';
import { wordSet } from './word-lists.ts';

/** Words that say nothing of their own, and those that ask, in small letters. */
export const smallWords: ReadonlySet<string> = wordSet(small, questions.anywhere);
