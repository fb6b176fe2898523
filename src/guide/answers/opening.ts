import type { Block } from '../model/reply.ts';
import { textBlock } from './blocks.ts';

/** An answer opens with at most so many words; the rest is read by who wants more. */
const longestOpening = 40;
/** So little more is not worth a fold. */
const leastRest = 6;

/** Where a sentence ends. "No. 3" ends none. */
const sentenceEnd = /(?<=[.!?])(?!(?<=\bNo\.)\s+\d)\s+(?=[\p{Lu}\p{N}₹"])/u;

/**
 * An answer with its first sentences before the fold, and what else there is to say behind it. Takes the text that answers, further texts, and the heading of
 * the fold.
 */
export function withFold(text: string, further: readonly string[], heading: string): readonly Block[] {
  const { opening, rest } = opened(text);
  return [textBlock(opening), ...folded([...(rest === '' ? [] : [rest]), ...further], heading)];
}

/** What else there is to say, behind a heading; nothing where there is none. */
export const folded = (texts: readonly string[], heading: string): readonly Block[] =>
  texts.length === 0 ? [] : [{ kind: 'more', heading, texts }];

/** The first sentence of a text, and the next where that is very short. */
export function inShort(text: string): string {
  const [first = '', second = ''] = text.split(sentenceEnd);
  return wordCount(first) < shortSentence ? `${first} ${second}`.trim() : first;
}

const shortSentence = 12;

function opened(text: string): { readonly opening: string; readonly rest: string } {
  if (wordCount(text) <= longestOpening + leastRest) return { opening: text, rest: '' };
  const sentences = text.split(sentenceEnd);
  let first = 1;
  while (wordCount(sentences.slice(0, first + 1).join(' ')) <= longestOpening) first += 1;
  return { opening: sentences.slice(0, first).join(' '), rest: sentences.slice(first).join(' ') };
}

/** How many words a text has that single spaces part. */
export const wordCount = (text: string): number => text.split(' ').length;
