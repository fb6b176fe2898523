import words from 'content:vocabulary-changes';
import days from 'content:vocabulary-days';
import relatives from 'content:vocabulary-relatives';
import small from 'content:vocabulary-small';
import { anyOf } from '#src/text/word-lists.ts';

/**
 * Takes words that are told for an answer. Returns them without what is only said about it at the end: "EPF claim, rest ok", "PF transfer ani pettandi, withdrawal
 * kaadu", "refund delay instead of pension".
 */
export const withoutAfterthought = (said: string): string => said.replace(rest, '').replace(denied, '').trim();

/** "…, rest ok", "… baki sab same" */
const rest = new RegExp(
  `[\\s,.;]+${anyOf(words.rest)}(?:\\s+${anyOf(small, words.same, words.leads, words.asItIs, words.keep, days.approving, relatives.rightly)})*[\\s.!]*$`,
  'iu',
);
/** Of a verb of writing, or of a sign, only the words before it are meant. */
const denied = new RegExp(
  `(?:\\s+ani(?:\\s+${anyOf(words.dictating, words.writing)})?[\\s,]+|\\s+hai[\\s,]+|\\s*[,;]\\s*(?:${anyOf(words.not)}\\s+)?)(?:[\\p{L}\\d]+\\s+){1,4}${anyOf(words.no)}[\\s.!]*$`,
  'iu',
);
