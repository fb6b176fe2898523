import words from 'content:vocabulary-differences';
import { anyOf } from '#src/text/word-lists.ts';

/** A pattern for what was told before, as a sentence names it: "what I told", "jo bola tha", "nenu cheppina". */
export const whatWasTold = `(?<!\\p{L})(?:${anyOf(words.whatWas)}\\s+)?(?:(?:${anyOf(words.whoTold)}\\s+)(?:${anyOf(words.toldBefore)}\\s+)?|(?<=${anyOf(words.whatWas)}\\s))${anyOf(words.told)}(?!\\p{L})`;

const everyTold = new RegExp(whatWasTold, 'giu');

/** Takes a message. Returns it without what was told before: "half of what I said" asks nothing. Never throws. */
export const withoutWhatWasTold = (text: string): string => text.replace(everyTold, ' ');
