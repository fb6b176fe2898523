import cues from 'content:decision-words';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

const [people = ''] = cues.staff;
const [each = ''] = cues.each;
const atRate = new RegExp(
  `(?<![\\d.,])(\\d{1,3})(\\s+\\p{L}+)?\\s*(?:@|\\s${anyOf(...cues.rate)}\\s)\\s*(\\d[\\d,]{2,}|\\d+k)(?![\\d.%])(?!\\s+${anyWord(...cues.each)})`,
  'giu',
);

const all = anyOf(...cues.all);
const ofAll = new RegExp(
  `(\\d\\s+(?:${anyOf(...cues.staff)}|\\p{L}+,?\\s+${all}),?)\\s+(?:\\p{L}+\\s+){0,2}?(${anyOf(...cues.limits)})\\s+(\\d[\\d,]*(?:\\s?k)?)(?![\\p{L}\\d%])`,
  'giu',
);
const beyond = new Set(cues.beyond);

/**
 * Takes a message. Returns it with the words that a count at a rate leaves out: "ESI for 8 at 18000" is for 8 people with 18000 each, and "34 staff all
 * above 25k" for 34 with a rupee more each.
 */
export const withEach = (text: string): string =>
  text
    .replace(
      atRate,
      (_, count: string, who: string | undefined, rate: string) => `${count}${who ?? ` ${people}`} ${rate} ${each}`,
    )
    .replace(ofAll, (told, who: string, limit: string, written: string) => {
      const pay = parseRupees(written);
      return pay.ok ? `${who} ${pay.value + Number(beyond.has(limit.toLowerCase()))} ${each}` : told;
    });
