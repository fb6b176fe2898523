import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { queryReader } from '#src/search/query.ts';
import { makeSearch } from '#src/search/search.ts';
import { spelling } from '#src/search/spelling.ts';
import { knowledge, language } from './small-site.ts';

/** The index, the words and what reads a question of the small site, made anew each time. */
export function smallSiteReader() {
  const index = invertedIndex(forwardIndex(knowledge));
  return { index, words: [...index.vocabulary.keys()], reader: queryReader(index, lexicon(language), spelling(index)) };
}

/** The search of the small site, made anew each time. */
export const smallSiteSearch = () => makeSearch(invertedIndex(forwardIndex(knowledge)), lexicon(language));
