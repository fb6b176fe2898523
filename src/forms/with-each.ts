import cues from 'content:decision-words';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

const [people = ''] = cues.staff;
const [each = ''] = cues.each;
const atRate = new RegExp(
  `(?<![\\d.,])(\\d{1,3})(\\s+\\p{L}+)?\\s*(?:@|\\s${anyOf(...cues.rate)}\\s)\\s*(\\d[\\d,]{2,}|\\d+k)(?![\\d.%])(?!\\s+${anyWord(...cues.each)})`,
  'giu',
);

/** Takes a message. Returns it with the words that a count at a rate leaves out: "ESI for 8 at 18000" is for 8 people with 18000 each. */
export const withEach = (text: string): string =>
  text.replace(
    atRate,
    (_, count: string, who: string | undefined, rate: string) => `${count}${who ?? ` ${people}`} ${rate} ${each}`,
  );
