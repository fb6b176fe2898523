import type { PagePassages } from '#src/collections/types.ts';
import type { PassagePlace } from '#src/search/follow-up.ts';
import type { Match, MatchQuestion } from '#src/search/matcher.ts';
import type { DecisionState } from './decision-state.ts';
import type { Reply } from './reply.ts';

/** A question with what was found for it, and the page that is spoken of. */
export interface PageQuestion extends Omit<MatchQuestion, 'asks'> {
  /** The passage that answers it, where that is known. */
  readonly passage?: PassagePlace | undefined;
  /** When it was asked. */
  readonly now?: Date | undefined;
}

/** Answers questions with what stands on pages. */
export interface PageAnswers {
  /** Words that name nothing. */
  readonly stopWords: ReadonlySet<string>;
  /** Takes a message. Returns the decision, still without answers, whose heading it repeats. */
  decisionNamed(text: string): DecisionState | undefined;
  /** The addresses of the pages that may answer, best first. */
  pages(question: PageQuestion): readonly string[];
  /** Takes a question and what was matched for it. Returns the answer, what comes nearest, or a miss without words. */
  answer(question: PageQuestion, match: Match): Reply;
  /** Takes a question and the passages of its pages by their addresses; those that could not be had are missing. Returns all that could be said, best first, or undefined where no page was had. */
  match(question: PageQuestion, passages: ReadonlyMap<string, PagePassages>): Match | undefined;
}
