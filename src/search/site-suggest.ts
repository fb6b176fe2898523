import words from 'content:search-words';
import index from 'content:suggestions';
import { makeSuggest } from './suggest.ts';

/** Suggestions over the content of this site. */
export const suggest = makeSuggest(index, words);
