import type { FirstWording, IndexEntry, PagePassages } from '#src/collections/types.ts';
import { pageOf } from '#src/paths.ts';
import { nextSteps } from './next-steps.ts';
import { withFold } from './opening.ts';
import { ownPassage } from './own-passage.ts';
import type { Reply } from '../model/reply.ts';

/**
 * The answer that stands with a question of our own pages, or with a term. Takes the question, the pages that are at hand and the guide's words; returns undefined
 * where its page is not at hand.
 */
export function ownAnswer(
  question: IndexEntry,
  pages: ReadonlyMap<string, PagePassages>,
  words: FirstWording,
): Reply | undefined {
  const page = pages.get(pageOf(question.href));
  const own = page && ownPassage(question, page);
  if (!page || !own) return undefined;
  return {
    outcome: 'answer',
    blocks: withFold(own.text, [], words.answers.more),
    links: [{ href: own.href, label: page.name }],
    chips: nextSteps(page, new Set(), own.kind, words.nextSteps),
  };
}
