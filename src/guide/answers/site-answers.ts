import asked from 'content:asked';
import particulars from 'content:particulars';
import renamedForms from 'content:renamed-forms';
import { passages as chunks } from 'content:passage-chunks';
import type { FirstWording, Language, PagePassages, Practice } from '#src/collections/types.ts';
import { unpackAsked } from '#src/search/asked-index.ts';
import { askingWords } from '#src/search/asking-words.ts';
import weights from '#src/search/match-weights.json' with { type: 'json' };
import { matcher, type MatchWeights } from '#src/search/matcher.ts';
import { wordsIn } from '#src/search/words.ts';
import { newFormNames } from './new-form-names.ts';
import { decisionNamed, withDecision, withWalks } from './offered-decision.ts';
import { pageAnswers } from './page-answers.ts';
import type { PageAnswers } from '../model/page-answers.ts';

/** What answers questions from the pages of this site. Takes the guide's words, the practice and, for measuring, other weights. Fetched with the first text of a page. */
export const siteAnswers = (
  { language, wording }: { readonly language: Language; readonly wording: FirstWording },
  practice: Practice,
  fitted: MatchWeights = weights,
): PageAnswers => {
  const answers = pageAnswers(matcher(unpackAsked(asked), askingWords(language, particulars), fitted), {
    wording,
    practice,
    newNames: newFormNames(renamedForms, particulars.renamed),
    weDo: particulars.weDo,
  });
  const stopWords = new Set(language.stopWords.flatMap(wordsIn));
  return {
    ...answers,
    stopWords,
    decisionNamed,
    answer: (question, match) =>
      withDecision(question.text, withWalks(question.text, answers.answer(question, match)), stopWords),
  };
};

/** Whether the guide can answer from the page at an address. */
export const hasPassages = (href: string): boolean => Object.hasOwn(chunks, href);

/** Fetches what stands on the page at an address; null where it cannot be had. */
export async function passagesOf(href: string): Promise<PagePassages | null> {
  return (await chunks[href]?.().catch(() => null))?.default ?? null;
}
