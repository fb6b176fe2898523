import words from 'content:vocabulary-changes';
import consent from 'content:vocabulary-consent';
import relatives from 'content:vocabulary-relatives';
import shifts from 'content:vocabulary-shifts';
import writing from 'content:vocabulary-writing';
import { anyOf } from '#src/text/word-lists.ts';

/** A change of some words within an answer: others in their place, more, or fewer. */
export interface Edit {
  readonly kind: 'swap' | 'right' | 'add' | 'drop' | 'say';
  /** What is to go; empty when nothing is. */
  readonly from: string;
  /** What is to come; empty when nothing is. */
  readonly to: string;
  /** Set where the whole of the sentence or the line goes that has the words. */
  readonly isLine?: true;
  /** Set where what is added stands for itself: "add that my PAN is linked". */
  readonly isSentence?: true;
}

const to = anyOf(words.to, words.with);
/** Telugu ends what is to be written with a word of its own. */
const quoted = `(?:\\s+${anyOf(words.quoting)})?`;
const anotherLine = `(?:${anyOf(writing.oneMore, 'one')}\\s+)*${anyOf(words.lines)}`;

const patterns: readonly (readonly [Edit['kind'], RegExp])[] = (
  [
    // "Replace with: I need …", "change whole to I need …", of an answer that was named
    ['say', `^${anyOf(words.replace)}\\s+(?:${anyOf(words.whole)}\\s+${to}\\s*:?|${to}\\s*:)\\s+(?<to>.+)$`],
    [
      'swap',
      `^${anyOf(words.replace)}\\s+(?:${anyOf(words.places)}\\s+)?(?!${anyOf(words.to, words.with, words.leads)}\\s)(?<from>.+?)\\s+${to}\\s+(?<to>.+)$`,
    ],
    [
      'swap',
      `^(?:${anyOf(words.say, words.write, words.shouldBe)}\\s+)?(?<to>.+?),?\\s+${anyOf(words.insteadOf)}\\s+(?<from>.+)$`,
    ],
    [
      'swap',
      `^${anyOf(words.say, words.write, words.shouldBe)}\\s+(?<to>.+?),?\\s+${anyOf(words.not)}\\s+(?<from>.+)$`,
    ],
    ['right', `^(?<from>.+?)\\s+${anyOf(words.shouldBe)}\\s+(?<to>.+)$`],
    // "Exit date kaadu joining date ani marchandi", "exit date ki jagah joining date likho": Hindi and Telugu deny what went before.
    [
      'swap',
      `^(?:${anyOf(words.within)}\\s+)?(?<from>.+?),?\\s+${anyOf(words.no, words.insteadBehind)},?\\s+(?<to>.+?)(?:\\s+(?:${anyOf(shifts.endingBehind, words.writing, words.dictating, words.changing, words.keep, words.replace)}))+[\\s.!]*$`,
    ],
    ['say', `^${anyOf(words.say)}\\s+(?<to>.+)$`],
    // "Instead of my old employer write …"
    [
      'swap',
      `^${anyOf(words.insteadOf)}\\s+(?<from>.+?),?\\s+${anyOf(words.say, words.write, words.shouldBe)}\\s+(?<to>.+)$`,
    ],
    // "Ek line aur jod do ki …", "inko line add cheyandi, … ani"
    [
      'add',
      `^${anotherLine}(?:\\s+${anyOf(writing.oneMore)})*\\s+${anyOf(words.dictating, words.writing, relatives.adding)}(?<that>[\\s:,–-]+(?:${anyOf(shifts.that, relatives.of)}\\s+)?)(?<to>.+?)${quoted}$`,
    ],
    [
      'add',
      `^(?:${anyOf(words.also)}\\s+)?${anyOf(words.add)}(?:\\s+${anotherLine}(?:\\s*:)?)?(?<that>\\s+${anyOf(shifts.that)}(?=\\s))?[\\s:]+(?<to>.+)$`,
    ],
    [
      'drop',
      `^${anyOf(words.remove)}\\s+(?:${anyOf(words.articles, words.thatOne)}\\s+)?(?<from>.+?)(?<line>\\s+${anyOf(words.lines)})?$`,
    ],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'isu')]);
/** "…, rest is fine" */
export const restIsFine = new RegExp(
  `[\\s,.;]*(?<!\\p{L})${anyOf(words.rest)}(?:\\s+\\p{L}+){0,2}\\s+${anyOf(consent.fitting, consent.hardly, words.same)}[\\s.!]*$`,
  'iu',
);
const polite = new RegExp(`^${anyOf(words.please)}\\s+`, 'iu');

/** Reads a change of some words out of a remark from which the name of the answer is gone: "replace shop with office", "add my number is …". */
export function editIn(remark: string): Edit | undefined {
  const text = remark.trim().replace(polite, '').replace(restIsFine, '');
  for (const [kind, pattern] of patterns) {
    const { from = '', to = '', that, line } = pattern.exec(text)?.groups ?? {};
    if (from + to !== '')
      return {
        kind,
        from: bare(from),
        to: bare(to),
        ...(that !== undefined && { isSentence: true as const }),
        ...(line !== undefined && { isLine: true as const }),
      };
  }
  return undefined;
}

/** Makes the change in an answer. Undefined when the words to be changed do not stand in it. */
export function edited(held: string, { kind, from, to, isSentence, isLine }: Edit): string | undefined {
  if (kind === 'say') return to;
  const end = isSentence && /[\p{L}\p{N}]$/u.test(held) ? '.' : '';
  if (kind === 'add') return `${held}${end}${held.includes('\n') ? '\n' : ' '}${to}`.trim();
  const place = placeOf(from, held);
  if (!place) return undefined;
  if (isLine)
    return held
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((one) => !placeOf(from, one))
      .join('\n');
  const before = held.slice(0, place.at);
  const after = held.slice(place.at + place.length);
  return `${before}${withoutRepeated(before, to, after)}${after}`.replace(/ {2,}/g, ' ').trim();
}

/** Whole words, however their letters and blanks are written. */
function placeOf(words: string, text: string): { readonly at: number; readonly length: number } | undefined {
  if (words === '') return undefined;
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found ? { at: found.index, length: found[0].length } : undefined;
}

/** "It should say I want an office instead of shop": the words that stand around the place already are not said twice. */
function withoutRepeated(before: string, words: string, after: string): string {
  const said = words.split(' ');
  const counts = said.map((_, index) => said.length - 1 - index);
  const head =
    counts.find((count) => before.toLowerCase().endsWith(`${said.slice(0, count).join(' ')} `.toLowerCase())) ?? 0;
  const rest = said.slice(head);
  const tail =
    counts.find(
      (count) =>
        count < rest.length && after.toLowerCase().startsWith(` ${rest.slice(-count).join(' ')}`.toLowerCase()),
    ) ?? 0;
  return rest.slice(0, rest.length - tail).join(' ');
}

const bare = (words: string) => words.trim().replace(/^["'“‘«](.+)["'”’»]$/su, '$1');
