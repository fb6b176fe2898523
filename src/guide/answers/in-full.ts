import clauses from 'content:vocabulary-clauses';
import cues from 'content:vocabulary-cues';
import { anyOf } from '#src/text/word-lists.ts';

const timeAlone = new RegExp(
  `^\\s*(?:${anyOf(clauses.and, clauses.then)}\\s+)*${anyOf(cues.time)}\\s*[?.!]*\\s*$`,
  'iu',
);

/** Takes any text; returns "how long" for "time?" and the like, a financial year in full for "25-26", and any other text as it is. */
export const inFull = (text: string): string =>
  timeAlone.test(text)
    ? cues.howLong
    : text.replace(shortYear, (written, first: string, second: string) =>
        Number(second) === Number(first) + 1 ? `20${first}-${second}` : written,
      );

/** "25-26 me", and no part of a date or of a longer number, and no amount or count: "25-26 lakh". */
const shortYear = new RegExp(
  `(?<![\\d/.-])(2\\d)-(2\\d|30)(?=\\s*(?:$|[,.?!)]|(?:${anyOf(clauses.behindYear)})(?!\\p{L})))`,
  'giu',
);
