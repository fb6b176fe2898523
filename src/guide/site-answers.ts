import particulars from 'content:particulars';
import type { Language, Practice, Wording } from '#src/collections/types.ts';
import { passageFinder } from '#src/search/passage-finder.ts';
import { pageAnswers, type PageAnswers } from './page-answers.ts';

/** What answers questions from the pages of this site. Takes the guide's words and the practice. Fetched with the first text of a page. */
export const siteAnswers = (
  { language, wording }: { readonly language: Language; readonly wording: Wording },
  practice: Practice,
): PageAnswers => pageAnswers(passageFinder(language, particulars), { wording, practice });
