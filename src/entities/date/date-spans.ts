import words from 'content:vocabulary-days';
import { addDays, addMonths, weekdayIndex, type IstDate } from '#src/domain/ist-dates.ts';
import { monthNumber, monthPattern, calendarSentence, weekdayNumber, weekdayPattern } from './calendar-words.ts';
import { findDates } from './date-candidates.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { spanIn, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

/** Several days in a row of which any may be meant, and where they stand in a text. */
export interface DaySpan extends Span {
  readonly first: IstDate;
  readonly last: IstDate;
  /** Set where they lie around a feast that falls on another date each year. */
  readonly isMoving?: boolean;
}

/** A day that people call by a name, with the dates on which it falls. */
export interface NamedDay {
  readonly names: readonly string[];
  readonly dates: readonly IstDate[];
  /** Whether it follows the moon, so that its date is to be checked. */
  readonly isMoving: boolean;
}

interface Days {
  readonly first: IstDate;
  readonly last: IstDate;
}

/**
 * Takes a text as typed, today and the days that have a name. Returns the first stretch of days that it names without settling on one:
 * "next week", "end of the month", "after the 20th", "Diwali", "monday or tuesday". What lies in the past is left out. Undefined when it names none. Never throws.
 */
export function findDaySpan(text: string, today: IstDate, namedDays: readonly NamedDay[]): DaySpan | undefined {
  const sentence = calendarSentence(text.slice(0, longestSentence));
  const named = namedDayIn(sentence.text, today, namedDays) ?? patternIn(sentence.text, today);
  if (named) return fromToday({ ...named, ...spanIn(sentence, named.from, named.to) }, today);
  const { candidates } = findDates(sentence, today);
  const days = candidates.flatMap((one) => (one.kind === 'fault' ? [] : [{ ...one, day: one.date }]));
  const [only, another] = days.toSorted((one, other) => one.start - other.start);
  if (!only) return undefined;
  const before = text.slice(0, only.start).toLowerCase();
  if (another && days.length === 2) {
    const isPair = pair.test(text.slice(only.end, another.start));
    const [first, last] = [only.day, another.day].sort();
    return isPair && first !== undefined && last !== undefined
      ? fromToday({ first, last, start: only.start, end: another.end }, today)
      : undefined;
  }
  const [bound, word = ''] = boundBefore.exec(before) ?? [];
  if (bound === undefined) return undefined;
  const place = { start: only.start - bound.length, end: only.end };
  const isAfter = after.has(word) || from.has(word);
  const first = after.has(word) ? addDays(only.day, 1) : only.day;
  return fromToday(
    isAfter
      ? { first, last: addDays(first, 6), ...place }
      : { first: today, last: ahead.has(word) ? addDays(only.day, -1) : only.day, ...place },
    today,
  );
}

const longestSentence = 1000;

const after = wordSet(words.after);
const from = wordSet(words.from);
const ahead = wordSet(words.before);
const pairing = `(?:${anyOf(words.to, words.or, words.and, words.until)}|[-&/])`;
const pair = new RegExp(`^[\\s,]*${pairing}[\\s,]*(?:${anyOf(words.joining)}\\s+)*$`, 'iu');
const boundBefore = new RegExp(
  `(?<!\\p{L})(${anyOf(words.after, words.from, words.before, words.by, words.until)})\\s+(?:(?:${anyOf(words.joining)}|next)\\s+)*$`,
  'u',
);

function fromToday(span: DaySpan, today: IstDate): DaySpan | undefined {
  const { first, last, start, end, isMoving } = span;
  if (last < today) return undefined;
  return { first: first < today ? today : first, last, start, end, ...(isMoving === true && { isMoving }) };
}

interface Placed extends Days {
  readonly from: number;
  readonly to: number;
  readonly isMoving?: boolean;
}

/** Days on both sides of a feast whose date is not sure, or around which somebody wants to come. */
const around = 3;

const patternOf = memoizeByText(
  (names: string) =>
    new RegExp(
      `(?<!\\p{L})(?:(?<bound>${anyOf(words.after, words.before, words.around)})\\s+(?:the\\s+)?)?(?:${names})(?:\\s+(?:${anyOf(words.units.day)}|(?<eve>${anyOf(words.eve)})|(?<wide>${anyOf(words.names.week, words.feasts, words.holidays)})))?(?!\\p{L})`,
      'u',
    ),
);

function namedDayIn(line: string, today: IstDate, namedDays: readonly NamedDay[]): Placed | undefined {
  for (const { names, dates, isMoving } of namedDays) {
    const day = dates.find((date) => date >= today);
    const found = patternOf(names.join('|')).exec(line);
    if (!found || day === undefined) continue;
    const { bound = '', eve, wide } = found.groups ?? {};
    const days = after.has(bound)
      ? { first: addDays(day, 1), last: addDays(day, 7) }
      : ahead.has(bound)
        ? { first: addDays(day, -7), last: addDays(day, -1) }
        : eve !== undefined
          ? { first: addDays(day, -1), last: addDays(day, -1) }
          : isMoving || wide !== undefined || bound !== ''
            ? { first: addDays(day, -around), last: addDays(day, around) }
            : { first: day, last: day };
    return { ...days, from: found.index, to: found.index + found[0].length, ...(isMoving && { isMoving }) };
  }
  return undefined;
}

type Read = (groups: Readonly<Record<string, string | undefined>>, today: IstDate) => Days | undefined;

const monday = (today: IstDate, weeks: number) => addDays(today, -((weekdayIndex(today) + 6) % 7) + weeks * 7);
function monthOf(which: string | undefined, today: IstDate): Days {
  const number = which === undefined ? 0 : monthNumber(which);
  const first = `${today.slice(0, 8)}01`;
  const ahead = number > 0 ? (number - Number(today.slice(5, 7)) + 12) % 12 : which === 'next' ? 1 : 0;
  const start = addMonths(first, ahead);
  return { first: start, last: addDays(addMonths(start, 1), -1) };
}

function partOf({ first, last }: Days, part: string | undefined): Days {
  const length = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  const third = Math.max(2, Math.min(10, Math.floor(length / 3)));
  if (part === undefined) return { first, last };
  if (atEnd.has(part)) return { first: addDays(last, length > 7 ? -4 : -2), last };
  if (inMiddle.has(part)) return { first: addDays(first, third + (length > 7 ? 2 : 0)), last: addDays(last, -third) };
  return { first, last: addDays(first, third - 1) };
}

const atEnd = wordSet(words.end, words.later);
const inMiddle = wordSet(words.middle);
const part = `(?<part>${anyOf(words.start, words.middle, words.end, words.later)})`;
const lead = `(?:${part}(?:[ -]${anyOf(words.in, words.joining)})*[ -])?`;

const daysOfSoon = 4;
const ordinal = ' ?(?:st|nd|rd|th)?';
const to = ` ?${pairing} ?(?:the )?`;
const ordinals = words.ordinals.split('|');
const lastOf = wordSet(words.last);

function daysOfMonth({ from, until, month }: Parameters<Read>[0], today: IstDate): Days | undefined {
  const { first, last } = monthOf(month, today);
  const day = (number: string | undefined) => addDays(first, Number(number) - 1);
  const isReal = Number(from) > 0 && Number(from) <= Number(until) && day(until) <= last;
  return isReal ? { first: day(from), last: day(until) } : undefined;
}

// The longer wording comes before the shorter one inside it.
const patterns: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `(?<!\\d)(?<from>\\d{1,2})${ordinal}${to}(?<until>\\d{1,2})${ordinal}(?: of)? (?<month>${monthPattern.slice(1, -1)})(?!\\p{L})`,
      'u',
    ),
    daysOfMonth,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<month>${monthPattern.slice(1, -1)}) (?<from>\\d{1,2})${ordinal}${to}(?<until>\\d{1,2})${ordinal}(?!\\d)`,
      'u',
    ),
    daysOfMonth,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<which>${anyOf(words.ordinals, words.last)}|[1-4] ?(?:st|nd|rd|th)) (?<weekday>${weekdayPattern.slice(1, -1)})(?: ${anyOf(words.in, words.joining)})* (?<month>next|this|${monthPattern.slice(1, -1)})(?: month)?(?!\\p{L})`,
      'u',
    ),
    ({ which = '', weekday = '', month }, today) => {
      const { first, last } = monthOf(month, today);
      const nth = lastOf.has(which) ? 5 : ordinals.indexOf(which) + 1 || Number(which[0]);
      const start = addDays(first, (weekdayNumber(weekday) - weekdayIndex(first) + 7) % 7);
      const days = [0, 7, 14, 21, 28].map((later) => addDays(start, later)).filter((day) => day <= last);
      const day = days[Math.min(nth, days.length) - 1];
      return day === undefined ? undefined : { first: day, last: day };
    },
  ],
  [
    new RegExp(`(?<!\\p{L})(?<which>this|next)? ?${anyWord(words.weekend)}`, 'u'),
    ({ which }, today) => {
      const isSunday = weekdayIndex(today) === 0;
      const first = addDays(monday(today, isSunday || which === 'next' ? 1 : 0), 5);
      return { first, last: addDays(first, 1) };
    },
  ],
  [
    new RegExp(
      `(?<!\\p{L})${lead}(?:(?<which>this|next) )?week(?<later> after next)?(?! ${anyOf(words.from, words.after)})(?!\\p{L})`,
      'u',
    ),
    ({ part: said, which, later }, today) => {
      if (which === undefined && said === undefined && later === undefined) return undefined;
      const first = monday(today, later === undefined ? Number(which === 'next') : 2);
      return partOf({ first, last: addDays(first, 5) }, said);
    },
  ],
  [
    new RegExp(`(?<!\\p{L})(?:(?<which>this|next) )?${anyWord(words.monthEnd)}`, 'u'),
    ({ which }, today) => partOf(monthOf(which, today), words.end.split('|')[0]),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<which>${anyOf(words.ordinals, words.last)}|[1-4] ?(?:st|nd|rd|th)) week(?: ${anyOf(words.in, words.joining)})* (?<month>next|this|${monthPattern.slice(1, -1)})(?: month)?(?!\\p{L})`,
      'u',
    ),
    ({ which = '', month }, today) => {
      const { first, last } = monthOf(month, today);
      const nth = ordinals.indexOf(which) + 1 || Number(which[0]);
      if (lastOf.has(which) || nth > 4) return { first: addDays(last, -6), last };
      const start = addDays(first, (nth - 1) * 7);
      return { first: start, last: nth === 4 ? last : addDays(start, 6) };
    },
  ],
  [new RegExp(anyWord(words.soon), 'u'), (_, today) => ({ first: today, last: addDays(today, daysOfSoon) })],
  [
    new RegExp(`(?<!\\p{L})${lead}(?:(?<which>this|next) )?month(?!\\p{L})`, 'u'),
    ({ part: said, which }, today) =>
      which === undefined && said === undefined ? undefined : partOf(monthOf(which, today), said),
  ],
  [
    new RegExp(
      `(?<!\\p{L}|\\d |\\d(?:st|nd|rd|th) )(?<!\\d)${lead}(?<month>${monthPattern.slice(1, -1)})(?! ?\\d)(?!\\p{L})`,
      'u',
    ),
    ({ part: said, month }, today) =>
      month === 'may' && said === undefined ? undefined : partOf(monthOf(month, today), said),
  ],
];

function patternIn(line: string, today: IstDate): Placed | undefined {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(line);
    const days = found && read(found.groups ?? {}, today);
    if (days) return { ...days, from: found.index, to: found.index + found[0].length };
  }
  return undefined;
}
