import packedWords from 'content:guide-words';
import { unpackLanguage } from '#src/search/packed-language.ts';

/** The guide's own words, with its word lists as they are compared. */
export const guideWords = { ...packedWords, language: unpackLanguage(packedWords.language) };
