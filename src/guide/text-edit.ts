import words from 'content:vocabulary-changes';
import shifts from 'content:vocabulary-shifts';
import { anyOf } from '#src/language/word-lists.ts';

/** A change of some words within an answer: others in their place, more, or fewer. */
export interface Edit {
  readonly kind: 'swap' | 'right' | 'add' | 'drop' | 'say';
  /** What is to go; empty when nothing is. */
  readonly from: string;
  /** What is to come; empty when nothing is. */
  readonly to: string;
  /** Set where what is added stands for itself: "add that my PAN is linked". */
  readonly isSentence?: true;
}

const to = anyOf(words.to, words.with);

const patterns: readonly (readonly [Edit['kind'], RegExp])[] = (
  [
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
    ['say', `^${anyOf(words.say)}\\s+(?<to>.+)$`],
    [
      'add',
      `^(?:${anyOf(words.also)}\\s+)?${anyOf(words.add)}(?<that>\\s+${anyOf(shifts.that)}(?=\\s))?[\\s:]+(?<to>.+)$`,
    ],
    ['drop', `^${anyOf(words.remove)}\\s+(?<from>.+)$`],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'isu')]);
const polite = new RegExp(`^${anyOf(words.please)}\\s+`, 'iu');

/** Reads a change of some words out of a remark from which the name of the answer is gone: "replace shop with office", "add my number is …". */
export function editIn(remark: string): Edit | undefined {
  const text = remark.trim().replace(polite, '');
  for (const [kind, pattern] of patterns) {
    const { from = '', to = '', that } = pattern.exec(text)?.groups ?? {};
    if (from + to !== '')
      return { kind, from: bare(from), to: bare(to), ...(that !== undefined && { isSentence: true as const }) };
  }
  return undefined;
}

/** Makes the change in an answer. Undefined when the words to be changed do not stand in it. */
export function edited(held: string, { kind, from, to, isSentence }: Edit): string | undefined {
  if (kind === 'say') return to;
  const end = isSentence && /[\p{L}\p{N}]$/u.test(held) ? '.' : '';
  if (kind === 'add') return `${held}${end}${held.includes('\n') ? '\n' : ' '}${to}`.trim();
  const place = placeOf(from, held);
  if (!place) return undefined;
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
