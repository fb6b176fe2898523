import clauses from 'content:vocabulary-clauses';
import cues from 'content:vocabulary-cues';
import { anyOf } from '#src/text/word-lists.ts';

const timeAlone = new RegExp(
  `^\\s*(?:${anyOf(clauses.and, clauses.then)}\\s+)*${anyOf(cues.time)}\\s*[?.!]*\\s*$`,
  'iu',
);

/** Takes any text; returns "how long" for "time?" and the like, and any other text as it is. */
export const inFull = (text: string): string => (timeAlone.test(text) ? cues.howLong : text);
