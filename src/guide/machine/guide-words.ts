import packedWords from 'content:guide-words';
import panelWording from 'content:panel-wording';
import { unpackLanguage } from '#src/search/packed-language.ts';

/** The guide's own words, with its word lists as they are compared. */
export const guideWords = {
  ...packedWords,
  language: unpackLanguage(packedWords.language),
  wording: { ...packedWords.wording, ...panelWording },
};
