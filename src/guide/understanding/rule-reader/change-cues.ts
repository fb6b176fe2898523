import words from 'content:vocabulary-changes';
import { anyOf, wordSet } from '#src/text/word-lists.ts';

/** Whether what stands before and after the name of an answer asks to change it. Where any words are an answer, only "change my email" and "change my email to …" are a change; "change the name on my certificate" is none. */
export function isPlainChange(before: string, after: string, corrections: ReadonlySet<string>): boolean {
  return withoutCues(before, corrections) === '' && leadsOn.test(after);
}

/** Returns a remark without the words of changing, and what joins them to the value at its beginning and end. */
export function withoutCues(text: string, corrections: ReadonlySet<string>): string {
  const isCue = (word: string) => corrections.has(word.toLowerCase()) || cues.has(word.toLowerCase());
  const left = text
    .replace(/[:=]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  while (left.length > 0 && isCue((left[0] ?? '').replace(/[,.!]+$/, ''))) left.shift();
  while (left.length > 0 && isCue((left.at(-1) ?? '').replace(/[,.!]+$/, ''))) left.pop();
  return left.join(' ');
}

const leadsOn = new RegExp(`^[\\s.!]*$|^\\s*(?:[:=]|${anyOf(words.to, words.leads)}(?!\\p{L}))`, 'iu');
const cues = wordSet(
  ...[words.no, words.openings, words.to, words.leads, words.articles, words.places, words.please, words.also],
  ...[words.passing, words.agreeing, words.it, words.anything],
);
