import type { IndexEntry, PagePassages } from '#src/collections/types.ts';
import type { Reply } from './reply.ts';
import type { PassageFinder } from '#src/search/passage-finder.ts';
import type { Finding } from '#src/search/search.ts';

/** A question with what was found for it. */
export interface PageQuestion {
  readonly text: string;
  /** What the visitor asked before. */
  readonly before: string;
  readonly finding: Finding;
  /** The address of the page that is spoken of, for a message that names no other subject. */
  readonly spokenOf: string | undefined;
  /** Whether it neither asks nor names anything, and goes on with nothing. */
  readonly isTold?: boolean;
  /** Whether it stands in the middle of a form. */
  readonly isAside?: boolean | undefined;
  /** Whether it asks for a fee, and says nothing of what it is for. */
  readonly isOfFee?: boolean;
}

/** Answers questions with what stands on pages. */
export interface PageAnswers {
  /** Takes a question and the passages of its pages by their addresses; those that could not be had are missing. Returns the answer, a choice of pages, a miss without words, or undefined where no page was had. */
  answer(question: PageQuestion, passages: ReadonlyMap<string, PagePassages>): Reply | undefined;
  /** Takes a message, the question of our own pages that it repeats, and the passages. Returns its own answer, and whether a day is asked for; undefined where its page was not had. */
  own(
    text: string,
    question: IndexEntry,
    passages: ReadonlyMap<string, PagePassages>,
  ): { readonly reply: Reply; readonly wantsDay: boolean } | undefined;
  /** What speaks for everything that could be said, for fitting the weights. */
  weigh(question: PageQuestion, passages: ReadonlyMap<string, PagePassages>): ReturnType<PassageFinder['weigh']>;
}
