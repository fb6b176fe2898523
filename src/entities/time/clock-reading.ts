import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import words from 'content:vocabulary-hours';
import small from 'content:vocabulary-small';
import { calendarText, monthPattern, monthNumber, weekdayNumber } from '../date/calendar-words.ts';
import { numberAndHalf, numberShift, numberWord } from '../number/number-words.ts';
import { plainText, wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { overlaps, replaced, spanIn, traced, type Span, type TracedText } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

/** A part of the day as visitors name it. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * What a text says about a time: a clock time in minutes since midnight (`exact` when morning or
 * afternoon is known, else either half of the day), a part of the day alone, several times, or nothing.
 */
export type ClockReading =
  | { readonly kind: 'time'; readonly minutes: number; readonly exact: boolean }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'several' | 'impossible' | 'none' };

const partPatterns: readonly (readonly [DayPart, RegExp])[] = (
  ['afternoon', 'morning', 'evening', 'night'] as const
).map((part) => [part, new RegExp(anyWord(words.parts[part]), 'gu')]);
const hourWordPattern = new RegExp(anyWord(words.oClock), 'gu');
const dates = new RegExp(
  `\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}|\\d{1,2}/\\d{1,2}|\\d{1,2} ?(?:st|nd|rd|th)?(?: of)? ?-?${monthPattern}(?: \\d{4})?|${monthPattern} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)`,
  'gu',
);
// "3 hrs later" is no hour of the clock, nor is "good morning".
const noHours = new RegExp(
  `${anyWord(contacts.greetings)}|(?<![\\p{L}\\d:])(?:\\d{1,2}|[\\p{L}\\p{M}]+) ?${anyOf(words.oClock)} ${anyOf(days.later, days.afterwards, days.behindAfter)}(?!\\p{L})`,
  'gu',
);
const timePattern = /(?<![\d.,:])(\d{1,2})(?: ?[:.] ?(\d{2})| ?(00|15|30|45)(?= ?;))?(?![\d,]) ?([ap]m)?(?![\p{L}])/gu;
const bounds = wordSet(
  ...[days.after, days.before, days.between, days.from, days.until, days.except, days.or, days.to, days.and],
);
const fillers = new Set([
  ...wordSet(small, words.besides, words.at),
  ...['today', 'tomorrow', 'overmorrow', 'next', 'its', 'st', 'nd', 'rd', 'th'],
]);
const asking = wordSet(words.asking);
const unknownWordsAllowed = 3;

const minutesInHundredth = 0.6;
const before = (role: string) => new RegExp(`${anyWord(role)} (\\d{1,2})(?!\\d)`, 'gu');

const noUnit = `(?! ?(?:${anyOf(words.otherUnits)}|st|nd|rd|th)(?!\\p{L})| ?[%])`;
// "11 30", "11.30", but not digits of a phone number.
const shortMinutes = new RegExp(
  `(?<![\\d.,:/-] ?)(1[0-2]|0?[1-9])[ .](15|30|45)(?![\\d.,:/-]\\d|\\d| \\d)${noUnit}`,
  'gu',
);
const fourFigures = /(?<!\d)([01]\d|2[0-3])([0-5]\d)(?!\d)(?= ?;|$| ?[ap]\.?m)/g;
// At the end of a sentence, "2026" is a year and "2000" an amount.
const fourFiguresOfClock = /(?<!\d)([01]\d|2[0-3])([0-5]\d)(?!\d)(?= ?;| ?[ap]\.?m)/g;

function clock(hours: number, minutes: number): string {
  const total = hours * 60 + minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

/** Puts hours in words and spoken quarters into figures; everyday Hindi and Telugu words only where a time is certain. */
function inFigures(text: TracedText, certain: boolean, isSentence = false): TracedText {
  const alone = wordsOf(text.text).length === 1;
  const hourOf = (word: string) => {
    const found = numberWord(word);
    return found !== undefined && (found.english || certain || (alone && word !== 'do')) && found.value <= 12
      ? found.value
      : null;
  };
  const steps: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
    [
      /[\p{L}\p{M}]+/gu,
      ([word]) => {
        const half = numberAndHalf(word)?.value;
        if (half !== undefined) return clock(half, 30);
        const shift = numberShift(word);
        if (shift?.added === null) return clock(0, Number(shift.alone ?? 0n) * minutesInHundredth);
        return String(hourOf(word) ?? word);
      },
    ],
    [
      /([\p{L}\p{M}]+) (\d{1,2})(?![\d:.])/gu,
      ([whole, word = '', hour]) => {
        const added = numberShift(word)?.added ?? null;
        return added === null ? whole : clock(Number(hour), Number(added) * minutesInHundredth);
      },
    ],
    [shortMinutes, ([, hour = '', minutes = '']) => `${hour}:${minutes}`],
    [before(words.halfPast), ([, hour]) => clock(Number(hour), 30)],
    [before(words.quarterPast), ([, hour]) => clock(Number(hour), 15)],
    [before(words.quarterTo), ([, hour]) => clock(Number(hour), -15)],
    [isSentence && !alone ? fourFiguresOfClock : fourFigures, ([, hour = '', minutes = '']) => `${hour}:${minutes}`],
    [new RegExp(`(?<!\\p{L})(?:12 ?)?${anyOf(words.noon)}(?: 12)?(?![\\p{L}\\d])`, 'gu'), () => '12pm'],
    [/(?<=\d) ?([ap])\.? ?m\.?(?!\p{L})/gu, ([, half = '']) => `${half}m`],
  ];
  return steps.reduce((line, [pattern, write]) => replaced(line, pattern, write), text);
}

function minutesOf(hour: number, minute: number, half: string | undefined, part: DayPart | undefined): ClockReading {
  if (hour > 23 || minute > 59) return { kind: 'impossible' };
  const time = (hours: number, exact: boolean): ClockReading => ({ kind: 'time', minutes: hours * 60 + minute, exact });
  if (hour > 12 || hour === 0) return half === undefined || hour > 12 ? time(hour, true) : { kind: 'impossible' };
  if (half !== undefined) return time((hour % 12) + (half === 'pm' ? 12 : 0), true);
  if (part === undefined) return time(hour % 12, false);
  if (part === 'morning') return time(hour % 12, true);
  return part === 'night' && (hour === 12 || hour < 6) ? time(hour % 12, true) : time((hour % 12) + 12, true);
}

/**
 * Takes text as typed, of any kind, and returns what it says about a time of day: '11 am', '4',
 * '16:00', 'eleven', 'subah 10 baje', 'morning'. A day named beside it is passed over; a
 * question or another subject reads as no time. Never throws.
 */
export function readClock(text: string): ClockReading {
  const plain = calendarText(plainText(text)).replace(noHours, ' ').replace(dates, ' ');
  const parts = partPatterns.filter(([, written]) => plain.search(written) >= 0).map(([part]) => part);
  const hourWord = plain.search(hourWordPattern) >= 0;
  const withoutWords = partPatterns
    .reduce((line, [, written]) => line.replace(written, ' '), plain)
    .replace(hourWordPattern, ' ; ');
  const { text: line } = inFigures(traced(withoutWords.replace(/\s+/g, ' ').trim()), hourWord || parts.length > 0);
  const times = [...line.matchAll(timePattern)];
  const rest = line.replace(timePattern, ' ');
  const words = wordsOf(rest);
  const unknown = words.filter((word) => !fillers.has(word) && !bounds.has(word) && weekdayNumber(word) < 0).length;
  const written = times.some(([, , minutes, , half]) => minutes !== undefined || half !== undefined);
  const certain = hourWord || parts.length > 0 || written;
  const asks = isQuestion(words.filter((word) => !asking.has(word)));
  const isMonth = (word: string) => monthNumber(word) > 0 && word !== 'may';
  if (asks || /\d|[@₹$%]/.test(rest) || unknown > (certain ? unknownWordsAllowed : 0) || words.some(isMonth)) {
    return { kind: 'none' };
  }
  const [part, otherPart] = parts;
  const [found, another] = times;
  if (another !== undefined || otherPart !== undefined || words.some((word) => bounds.has(word)))
    return { kind: 'several' };
  if (found === undefined) return part === undefined ? { kind: 'none' } : { kind: 'part', part };
  const [, hour, minute, shortMinute, half] = found;
  return minutesOf(Number(hour), Number(minute ?? shortMinute ?? 0), half, part);
}

/** A time that stands in a sentence. A bare number is weak: it is a time only where one was asked for. */
export interface FoundTime extends Span {
  readonly reading: ClockReading;
  readonly weak: boolean;
}

const surely = new RegExp(
  `(?<!\\p{L})(?:${anyOf(words.at)} )?(?<!\\d[.,]?)\\d{1,2}(?: ?[:.] ?\\d{2})? ?[ap]m(?!\\p{L})|(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)|(?<![\\d.,:-])\\d{1,2} ?;|${anyWord(words.at)} \\d{1,2}(?![\\d]|[-/.:]\\d)${noUnit}`,
  'gu',
);
const leadOrMark = new RegExp(`^${anyOf(words.at)} |;$`, 'gu');
const bare = new RegExp(`(?<![\\d.,:/₹-])(?:1[0-2]|0?[1-9])(?![\\d\\p{L}:%-]|[.,/]\\d)${noUnit}`, 'gu');

/**
 * Takes a sentence in plain text with each character's place, the days in it blanked out. Returns every time of day it names, in order:
 * clock times with the part of the day that is said beside them, parts of the day alone, and, as weak ones, bare hours. Never throws.
 */
export function findTimes(whole: TracedText): readonly FoundTime[] {
  const sentence = replaced(whole, noHours, () => ' ');
  const parts = partPatterns.flatMap(([, pattern]) =>
    [...sentence.text.matchAll(pattern)].map((match) => ({
      said: match[0],
      ...spanIn(sentence, match.index, match.index + match[0].length),
    })),
  );
  const isCertain = parts.length > 0 || sentence.text.search(hourWordPattern) >= 0;
  const marked = replaced(sentence, hourWordPattern, () => ';');
  const line = inFigures(marked, isCertain, true);
  const located = (pattern: RegExp) =>
    [...line.text.matchAll(pattern)].map((match) => ({
      said: match[0],
      ...spanIn(line, match.index, match.index + match[0].length),
    }));
  const sure = located(surely);
  const loose = located(bare).filter((time) => !sure.some((other) => overlaps(time, other)));
  const nearest = (time: Span) =>
    parts.find(({ start, end }) => Math.abs(start - time.end) <= partReach || Math.abs(time.start - end) <= partReach);
  const timed = [...sure.map((time) => ({ ...time, weak: false })), ...loose.map((time) => ({ ...time, weak: true }))];
  const times = timed.map(({ said, weak, start, end }): FoundTime => {
    const part = nearest({ start, end });
    const reading = readClock(
      `${part?.said ?? ''} ${said.replace(leadOrMark, '')} ${weak || /[ap]m|:/.test(said) ? '' : "o'clock"}`,
    );
    return {
      reading,
      weak: weak && part === undefined,
      start: Math.min(start, part?.start ?? start),
      end: Math.max(end, part?.end ?? end),
    };
  });
  const alone = parts
    .filter((part) => !times.some((time) => overlaps(part, time)))
    .map(({ said, start, end }): FoundTime => ({ reading: readClock(said), weak: false, start, end }));
  return [...times.filter(({ reading }) => reading.kind !== 'none'), ...alone].sort(
    (one, other) => one.start - other.start,
  );
}

/** Characters between a time and the part of the day that belongs to it: "4 in the evening". */
const partReach = 8;
