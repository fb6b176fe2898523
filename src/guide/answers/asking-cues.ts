import particulars from 'content:particulars';
import { isQuestion } from '#src/text/question.ts';
import { phraseAt, phraseBook } from '#src/search/phrases.ts';
import type { Search } from '#src/search/search.ts';
import { wordsIn } from '#src/search/words.ts';

/** What is asked of a subject in a word or two, besides what the search knows of itself. */
const kinds = ['penalty', 'validity', 'limit', 'rate', 'eligibility', 'place', 'signing'] as const;

const bookOf = (cues: readonly string[]) => phraseBook(cues.map((cue) => [wordsIn(cue), true] as const));
const asking = bookOf(kinds.flatMap((kind) => particulars.particulars[kind]));
const comparing = bookOf(particulars.particulars.difference);

function holds(book: typeof asking, text: string): boolean {
  const words = wordsIn(text);
  return words.some((_, at) => phraseAt(book, words, at) !== undefined);
}

/** Whether a text begins with a word by which a limit, a penalty, a rate and the like are asked for. Takes any text. */
export const beginsWithCue = (text: string): boolean => phraseAt(asking, wordsIn(text), 0) !== undefined;

/** Whether a word of a text asks for a limit, a penalty, a rate and the like. Takes any text. */
export const hasCue = (text: string): boolean => holds(asking, text);

/** Whether a text asks how things differ, or which to choose. Takes any text. */
export const compares = (text: string): boolean => holds(comparing, text);

/** Whether a text asks anything: in a question's words, or by what is wanted of a subject. Takes any text and the search. */
export const asksAnything = (text: string, search: Search): boolean =>
  hasCue(text) || isQuestion(wordsIn(text)) || search.find(text, '').trace.query.aspects.length > 0;

/** Whether a text asks and names no subject. Takes any text and the search. */
export function isOnlyAsked(text: string, search: Search): boolean {
  const { aspects, units } = search.find(text, '').trace.query;
  return aspects.length > 0 && units.every(({ isCue }) => isCue);
}
