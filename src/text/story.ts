import { wordsOf } from './plain-text.ts';
import { isQuestion } from './question.ts';

/** A message of so many words tells a story besides what it asks. */
const longMessage = 40;

/**
 * The question of a long message: the sentence, or else the part of one, that asks, sought from the end. Takes any text, and from how many words it is long; returns undefined for
 * a short one and where nothing is asked.
 */
export function questionOf(text: string, fewest = longMessage): string | undefined {
  if (wordsOf(text.toLowerCase()).length < fewest) return undefined;
  return [sentenceEnds, clauseEnds].map((ends) => lastQuestion(text.split(ends))).find((part) => part !== undefined);
}

const sentenceEnds = /(?<=[.?!])\s+|\n+/u;
const clauseEnds = /(?<=[.?!,;])\s+|\n+/u;
const longestQuestion = 25;

const lastQuestion = (parts: readonly string[]) =>
  parts.findLast((part) => {
    const words = wordsOf(part.toLowerCase());
    return words.length <= longestQuestion && (part.trimEnd().endsWith('?') || isQuestion(words));
  });
