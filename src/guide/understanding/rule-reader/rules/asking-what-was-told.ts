import words from 'content:vocabulary-differences';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { acceptsAnyText, intent } from '../command.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "How much rent did you take", "80c kitna liya aapne", "which date did I give": an answer that was told is asked for, and all of them are shown. */
export function asksWhatWasTold(
  { text, named, told, unnamed, parts, asks }: Reading,
  situation: Situation,
): Command | undefined {
  const { open, formState } = situation;
  if (!asks || (open && acceptsAnyText(open)) || named.length === 0) return undefined;
  const isHeld = named.every(({ question }) => formState.answers[question.id] !== undefined);
  return isHeld && wasTold.test(text) && [...told, ...unnamed, ...parts].every(({ weak }) => weak === true)
    ? intent('review')
    : undefined;
}

const who = anyOf(words.whoTold, words.whoTook);
const done = anyOf(words.told, words.took);
const wasTold = new RegExp(
  `(?<!\\p{L})(?:${who}\\s+(?:have\\s+|had\\s+|has\\s+)?${done}|${done}\\s+${who})(?!\\p{L})|${anyWord(words.tookBehind)}[\\s?]*$`,
  'iu',
);
