import words from 'content:vocabulary-days';
import hours from 'content:vocabulary-hours';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { refused, type Parsed } from '#src/domain/parsed.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import { calendarSentence } from './calendar-words.ts';
import { findTimes, type FoundTime } from '../time/clock-reading.ts';
import { findDates, type DateCandidate } from './date-candidates.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { denialBehind, oneDay } from './parse-date.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { overlaps, replaced, type Span, type TracedText } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

/** A day that stands in a sentence: which one, or why it is not settled. */
export interface FoundDate extends Span {
  readonly parsed: Parsed<IstDate>;
  /** Told about something else: "the notice dated 15 December", "not on Monday". */
  readonly isAside: boolean;
}

export interface FoundMoments {
  readonly dates: readonly FoundDate[];
  readonly times: readonly (FoundTime & { readonly isAside: boolean; readonly isBound: boolean })[];
}

const longestSentence = 4000;

/**
 * Takes a sentence as typed and today in India. Returns every day and every time of day in it with its place. What stands beside a day
 * counts: "after Friday", "every Monday", "3 to 5 December", "Monday or Tuesday" are days that are not settled, and "not Monday" is none. Never throws.
 */
export const findMoments = memoizeByText((text: string, today: IstDate): FoundMoments => {
  const sentence = calendarSentence(text.slice(0, longestSentence));
  const clocks = findTimes(sentence).filter((time) => !time.weak && !isYear(text, time) && !isDayOfMonth(text, time));
  const timeless = blanked(sentence, clocks);
  const candidates = findDates(timeless, today).candidates.map((day) => beside(day, clocks));
  const dates = daysIn(text, candidates);
  const weak = findTimes(blanked(sentence, [...clocks, ...candidates])).filter(
    (time) =>
      time.weak && !isOfSection(text, time) && ![...clocks, ...candidates].some((other) => overlaps(other, time)),
  );
  const times = [...clocks, ...weak];
  return {
    dates,
    times: times.map((time) => {
      const before = wordsBefore(text, time.start);
      const isAside = isExcluded(before) || denialBehind(text, time.end) > 0;
      // "11 or 4": each of them is an hour.
      const isChoice = times.some(
        ({ start, end }) => either.test(text.slice(time.end, start)) || either.test(text.slice(end, time.start)),
      );
      return { ...time, isAside, isBound: isBoundBy(before) || (!isChoice && isRange(text, time)) };
    }),
  };
});

/** "Dec 9 2 pm": a day that takes in the blank behind it ends before the hour that stands there. */
const beside = <Day extends Span>(day: Day, clocks: readonly Span[]): Day =>
  clocks.reduce<Day>(
    (one, clock) =>
      overlaps(one, clock)
        ? { ...one, ...(one.start < clock.start ? { end: clock.start } : { start: clock.end }) }
        : one,
    day,
  );

/** "143(2)": a part of a section. */
const isOfSection = (text: string, { start }: Span) => /\d\s?\($/u.test(text.slice(0, start));

/** "2 December 2026": no hour. */
const isYear = (text: string, { start, end }: Span) =>
  /^20\d\d$/.test(text.slice(start, end)) && month.test(text.slice(0, start));

/** "5 Dec morning", "December 8 morning 10": the number is the day's, and no hour of the morning. */
const isDayOfMonth = (text: string, { start, end }: Span) =>
  beforeMonth.test(text.slice(start, end)) ||
  (month.test(text.slice(0, start)) && bareNumber.test(text.slice(start, end)));
const beforeMonth = new RegExp(
  `^\\d{1,2}\\s*(?:st|nd|rd|th)?\\s+(?:${monthNames.map((name) => name.slice(0, 3)).join('|')}|${anyOf(words.dates)}(?!\\p{L}))`,
  'iu',
);
const bareNumber = new RegExp(
  `^\\d{1,2}(?:st|nd|rd|th)?\\s+(?![ap]\\.?m|${anyOf(hours.oClock, hours.noon)}(?!\\p{L}))\\p{L}`,
  'iu',
);
const month = new RegExp(`(?:${monthNames.map((name) => name.slice(0, 3)).join('|')})\\p{L}*[\\s,]+$`, 'iu');

/** The sentence with blanks in place of what has been read; the places of the rest stay. */
function blanked(sentence: TracedText, read: readonly Span[]): TracedText {
  const isRead = (at: number) =>
    read.some(
      ({ start, end }) => (sentence.origins[at]?.start ?? -1) >= start && (sentence.origins[at]?.end ?? 0) <= end,
    );
  const text = Array.from({ length: sentence.text.length }, (_, at) => (isRead(at) ? ' ' : sentence.text[at])).join('');
  return replaced({ text, origins: sentence.origins }, / {2,}/gu, () => ' ');
}

/** Days that stand side by side name one and the same, or several. */
function daysIn(text: string, candidates: readonly (DateCandidate & Span)[]): readonly FoundDate[] {
  const groups: (DateCandidate & Span)[][] = [];
  for (const candidate of candidates.toSorted((one, other) => one.start - other.start)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last ? text.slice(last.end, candidate.start) : '';
    // "Not friday, saturday"
    const isNext = /^\s*,/.test(between) && isExcluded(wordsBefore(text, group?.[0]?.start ?? 0));
    if (group && last && !isNext && joined.test(between)) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups.map((group) => {
    const start = group[0]?.start ?? 0;
    const end = group.at(-1)?.end ?? 0;
    const before = wordsBefore(text, start);
    const parsed = isRange(text, { start, end })
      ? refused('dateSeveral')
      : isBoundBy(before) ||
          boundBehind.test(text.slice(end)) ||
          counted.test(text.slice(0, start)) ||
          /^\s+weeks?(?!\p{L})/iu.test(text.slice(end))
        ? refused('dateVague')
        : oneDay(group);
    return {
      start,
      end,
      parsed,
      isAside: isExcluded(before) || denialBehind(text, end) > 0 || isToldOf(text, { start, end }, before),
    };
  });
}

const pairing = anyOf(words.or, words.orBetween, words.and, words.to, words.until);
const joined = new RegExp(`^[\\s,.()/-]*(?:(?:${pairing}|${anyOf(words.joining)}|i\\.?e\\.?)[\\s,]*)*$`, 'iu');
const counted = new RegExp(
  `(?:^|\\s)(?:${anyOf(words.repeating, words.ordinals, words.last)}|[1-5] ?(?:st|nd|rd|th))\\s+$`,
  'iu',
);
/** "15 jan ke baad" */
const boundBehind = new RegExp(`^\\s+${anyOf(words.behindAfter)}(?!\\p{L})`, 'iu');
const excepted = wordSet(words.except, 'instead');
const bounds = wordSet(...[words.before, words.after, words.until, words.from, words.by, words.between, words.than]);
const passedOver = new Set([...wordSet(words.joining, words.around), 'next']);
/** Words after which a day is told of something that has happened or is laid down. */
const elsewhere = wordSet(words.happened, words.events, words.last);

/** Whether a day is told of something else in its own clause: not in "a notice, tomorrow at four". */
const isToldOf = (text: string, { start, end }: Span, before: readonly string[]) =>
  expiring.test(text.slice(end)) ||
  (!/,\s*$/.test(text.slice(0, start)) &&
    before.some((word) => elsewhere.has(word) || (matters.has(word) && !wishing.test(text.slice(0, start)))));
const expiring = new RegExp(`^(?:\\s+\\p{L}{1,4}){0,2}\\s+${anyOf(words.expiring)}s?(?!\\p{L})`, 'iu');
const matters = wordSet(words.matters);
const wishing = new RegExp(anyWord(words.booking), 'iu');

/** The last two words before a place, without the small words that lead up to a day or an hour. */
function wordsBefore(text: string, place: number): readonly string[] {
  const clause =
    text
      .slice(0, place)
      .toLowerCase()
      // "Not 3, 4 pm"
      .split(/[.;!?\n]|(?<=\d),\s/)
      .at(-1) ?? '';
  return wordsOf(clause)
    .slice(-4)
    .filter((word) => !passedOver.has(word))
    .slice(-2);
}

const isBoundBy = (before: readonly string[]) => bounds.has(before.at(-1) ?? '') && !visiting.has(before.at(-2) ?? '');
const visiting = wordSet(words.visiting);
const isExcluded = (before: readonly string[]) => excepted.has(before.at(-1) ?? '');

const months = monthNames.map((month) => month.slice(0, 3).toLowerCase()).join('|');
const leading = `(?:(?:${anyOf(words.joining, words.around)})\\s+)?`;
const anotherBefore = new RegExp(`\\d\\s*(?:am|pm|st|nd|rd|th)?\\s*(?:${pairing}|[&-])\\s*${leading}$`, 'iu');
const anotherAfter = new RegExp(
  `^\\s*(?:${anyOf(words.or, words.orBetween, words.to, words.until)}|-)\\s*${leading}(?:\\d|sun|mon|tue|wed|thu|fri|sat|${anyOf(words.names.tomorrow, words.names.next, hours.noon, words.later, words.after)}\\b)|^\\s*(?:${months})`,
  'iu',
);

const either = new RegExp(`^\\s*${anyOf(words.or, words.orBetween)}\\s*$`, 'iu');

/** Whether a day or an hour is one end of a span, or one of a choice: "3 to 5 dec", "between 2 and 4 pm". */
const isRange = (text: string, { start, end }: Span) =>
  anotherBefore.test(text.slice(0, start)) || anotherAfter.test(text.slice(end));
