import words from 'content:vocabulary-days';
import hours from 'content:vocabulary-hours';
import { monthPattern, monthNumber, weekdayPattern, weekdayNumber } from './calendar-words.ts';
import { countedFrom, countedFromToday, dayCounted } from './day-counts.ts';
import { addDays, addMonths, isIstDate, monthNames, weekdayIndex, type IstDate } from '#src/domain/ist-dates.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { numberWord } from '../number/number-words.ts';
import { replaced, spanIn, type Span, type TracedText } from '#src/text/traced-text.ts';
import { anyOf } from '#src/text/word-lists.ts';

/** One day found in a text: a day, a day known by its weekday alone, perhaps one of two weeks, or why it is no day. */
export type DateCandidate =
  | { readonly kind: 'day'; readonly date: IstDate }
  | { readonly kind: 'weekday'; readonly date: IstDate; readonly index: number; readonly orLater?: IstDate }
  | { readonly kind: 'fault'; readonly refusal: Refusal };

/** The days found, in the order of the finders, and the text without them. */
export interface FoundDates {
  readonly candidates: readonly (DateCandidate & Span)[];
  /** A ';' stands where a day was. */
  readonly rest: TracedText;
}

type Read = (groups: readonly (string | undefined)[], today: IstDate) => DateCandidate | null;

const past = fault('datePast', {});
// 29 February can be eight years away, across a century without a leap day.
const yearsAhead = 8;

function fault(code: Refusal['code'], values: Refusal['values']): DateCandidate {
  return { kind: 'fault', refusal: { code, values } };
}

function day(date: IstDate): DateCandidate {
  return { kind: 'day', date };
}

function written(year: number, month: number, dayOfMonth: number): IstDate {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-');
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

function calendarDay(dayOfMonth: number, month: number, year: string | undefined, today: IstDate): DateCandidate {
  const name = monthNames[month - 1];
  if (name === undefined) {
    return fault('dateMonthUnknown', { month });
  }
  const first = year === undefined ? Number(today.slice(0, 4)) : fullYear(year);
  const years = Array.from({ length: year === undefined ? yearsAhead + 1 : 1 }, (_, ahead) => first + ahead);
  const found = years
    .map((candidate) => written(candidate, month, dayOfMonth))
    .find((date) => isIstDate(date) && (year !== undefined || date >= today));
  if (found !== undefined) return day(found);
  const inYear = year === undefined ? name : `${name} ${first}`;
  return fault('dateDayUnknown', { month: inYear, day: dayOfMonth });
}

/** The next such day; "Monday 28" the next one that is a Monday, where one of the coming months has it. */
function nextDayOfMonth(dayOfMonth: number, today: IstDate, weekday?: number): DateCandidate {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const months = [0, 1, 2, 3].map((ahead) => addMonths(firstOfMonth, ahead).slice(0, 8));
  const dates = months
    .map((month) => `${month}${String(dayOfMonth).padStart(2, '0')}`)
    .filter((date) => isIstDate(date) && date >= today);
  const found = dates.find((date) => weekday === weekdayIndex(date)) ?? dates[0];
  return found === undefined ? calendarDay(dayOfMonth, Number(today.slice(5, 7)), undefined, today) : day(found);
}

function inMonth(dayOfMonth: number, which: string, today: IstDate): DateCandidate {
  const month = addMonths(`${today.slice(0, 8)}01`, which === 'next' ? 1 : 0);
  return calendarDay(dayOfMonth, Number(month.slice(5, 7)), month.slice(0, 4), today);
}

const weekdayOnOrAfter = (index: number, first: IstDate): IstDate =>
  addDays(first, (index - weekdayIndex(first) + 7) % 7);

function weekdayFrom(name: string, first: IstDate): DateCandidate {
  const index = weekdayNumber(name);
  return { kind: 'weekday', index, date: weekdayOnOrAfter(index, first) };
}

/** "2nd saturday": that of this month, or of the next one where it is over. */
function weekdayOfMonth(nth: number, name: string, today: IstDate): DateCandidate {
  const inMonthAhead = (ahead: number) =>
    addDays(weekdayOnOrAfter(weekdayNumber(name), addMonths(`${today.slice(0, 8)}01`, ahead)), (nth - 1) * 7);
  return day(inMonthAhead(0) >= today ? inMonthAhead(0) : inMonthAhead(1));
}

/** "Next friday", said on a Wednesday, may be that of this week or of the next one. */
function nextWeekday(name: string, today: IstDate): DateCandidate {
  const found = weekdayFrom(name, addDays(today, 1));
  const sunday = addDays(today, (7 - weekdayIndex(today)) % 7);
  return found.kind === 'weekday' && found.date <= sunday ? { ...found, orLater: addDays(found.date, 7) } : found;
}

const weeksAhead: ReadonlyMap<string, number> = new Map([
  ['this week', 0],
  ['next week', 1],
  ['week after next', 2],
  ['next to next week', 2],
]);
const whichWeek = `(${[...weeksAhead.keys()].join('|')})`;

function weekdayOfWeek(name: string, which: string, today: IstDate): DateCandidate {
  const monday = addDays(today, -((weekdayIndex(today) + 6) % 7) + (weeksAhead.get(which) ?? 0) * 7);
  const found = weekdayFrom(name, monday);
  return found.kind === 'weekday' && found.date < today ? past : found;
}

function counted([count = '', unit = '']: readonly (string | undefined)[], today: IstDate): DateCandidate | null {
  const date = dayCounted(count, unit, today);
  return date === null ? null : day(date);
}

const ordinal = '(?:st|nd|rd|th)';
const spokenDay = '[\\p{L}\\p{M}]{2,}';
const dates = anyOf(words.dates);
/** "The ninth of December": each stands for the day of its place. */
const countedDays = [words.ordinals, words.laterOrdinals].flatMap((role) => role.split('|'));

/** "Rendo tareeku", "pandrah december": a day in words, or null where the word is no day of a month. "Do" and "ek" are everyday words too, and need the word for a date. */
function spoken(word: string, said: string | undefined, read: (day: number) => DateCandidate): DateCandidate | null {
  const counted = countedDays.indexOf(word) + 1;
  if (counted > 0) return read(counted);
  const value = /^\d/.test(word) ? Number(word) : (numberWord(word) ?? numberWord(word.replace(/v?o$/u, 'u')))?.value;
  const isSure = said !== undefined || (word.length > 2 && !(value === 1));
  return value !== undefined && value >= 1 && value <= 31 && isSure ? read(value) : null;
}

/** A year in four figures or two, and no hour: "2nd dec 10 ki". */
const year = '(\\d{4}|(?!0\\d|1[0-2])\\d{2})';
/** "4 Dec 12 noon": no year. */
const noHour = `(?!\\d| ?${anyOf(hours.noon)}(?!\\p{L}))`;

// The order matters: a longer way of writing a day comes before the shorter one inside it.
const finders: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:([1-4]) ?${ordinal}|(${anyOf(words.ordinals)})) ${weekdayPattern}(?!\\p{L}| (?:of|in) )`,
      'gu',
    ),
    ([figure, word = '', name = ''], today) => {
      const nth = figure === undefined ? countedDays.indexOf(word) + 1 : Number(figure);
      return nth > 4 ? null : weekdayOfMonth(nth, name, today);
    },
  ],
  [
    /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu,
    ([y, m, d], today) => calendarDay(Number(d), Number(m), y, today),
  ],
  [
    // "2.40 lakhs", "Rs 12.5": an amount.
    new RegExp(
      `(?<!\\d|₹ ?|(?<!\\p{L})rs\\.? ?)(\\d{1,2}) ?[-/.] ?(\\d{1,2})(?: ?[-/.] ?(\\d{4}|\\d{2}))?(?!\\d| ?(?:%|${anyOf(hours.otherUnits)}(?!\\p{L})))`,
      'gu',
    ),
    ([d, m, y], today) => calendarDay(Number(d), Number(m), y, today),
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2}) ?${ordinal}?(?: of| the)? ?[-/., ]? ?${monthPattern}(?!\\p{L})(?:[-/., ]{0,3}'?${year}${noHour})?`,
      'gu',
    ),
    ([d, m = '', y], today) => calendarDay(Number(d), monthNumber(m), isYear(y, today) ? y : undefined, today),
  ],
  [
    new RegExp(
      `(?<!\\p{L})${monthPattern}[ .,]{0,2}(?:the )?(\\d{1,2}) ?${ordinal}?(?![\\d])(?:[ ,.'-]{0,3}${year}${noHour})?`,
      'gu',
    ),
    ([m = '', d, y], today) => calendarDay(Number(d), monthNumber(m), isYear(y, today) ? y : undefined, today),
  ],
  [
    new RegExp(
      `(?<!\\p{L})${monthPattern} (${spokenDay}) ?(${dates})?(?!\\p{L})(?! ?(?:${anyOf(...Object.values(words.units))})(?!\\p{L}))`,
      'gu',
    ),
    ([m = '', d = '', said], today) => spoken(d, said, (day) => calendarDay(day, monthNumber(m), undefined, today)),
  ],
  [
    new RegExp(`(?<!\\p{L})(${spokenDay}) (?:(${dates}) )?(?:of )?${monthPattern}(?!\\p{L})`, 'gu'),
    ([d = '', said, m = ''], today) => spoken(d, said, (day) => calendarDay(day, monthNumber(m), undefined, today)),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(this|next) ${anyOf(words.units.month)} (?:${anyOf(words.behindJoining, words.afterwards)} |ki )?(\\d{1,2}|${spokenDay}) (${dates})(?!\\p{L})`,
      'gu',
    ),
    ([which = '', d = '', said], today) => spoken(d, said, (day) => inMonth(day, which, today)),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}|${spokenDay}) ?(${dates})(?!\\p{L})`, 'gu'),
    ([d = '', said], today) => spoken(d, said, (day) => nextDayOfMonth(day, today)),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2}) ?${ordinal}?(?: of)? (this|next) month(?!\\p{L})`, 'gu'),
    ([d, which = ''], today) => inMonth(Number(d), which, today),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(this|next) month(?: on)?(?: the)? (\\d{1,2})${ordinal}?(?![\\d:.]| ?[ap]m)(?!\\p{L})`,
      'gu',
    ),
    ([which = '', d], today) => inMonth(Number(d), which, today),
  ],
  ...countedFromToday.map((pattern) => [pattern, counted] as const),
  [
    new RegExp(`(?<!\\p{L})(?:the )?${anyOf(words.dayAfterTomorrow)}|(?<!\\p{L})overmorrow`, 'gu'),
    (_, today) => day(addDays(today, 2)),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<!(?:any|${anyOf(words.repeating)}) )(?:the )?day ${anyOf(words.after)}(?=[.!]*$| ?(?:,|${anyOf(words.or)}) ?)`,
      'gu',
    ),
    (_, today) => day(addDays(today, 2)),
  ],
  [/(?<!\p{L})tomorrow(?!\p{L})/gu, (_, today) => day(addDays(today, 1))],
  [
    new RegExp(
      `(?<!\\p{L})(?:today|this ${anyOf(hours.parts.morning, hours.parts.afternoon, hours.parts.evening)})(?!\\p{L})`,
      'gu',
    ),
    (_, today) => day(today),
  ],
  [new RegExp(`(?<!\\p{L})(?:yesterday|${anyOf(words.last)} (?:${weekdayPattern}|week))(?!\\p{L})`, 'gu'), () => past],
  [
    new RegExp(`(?<!\\p{L})${weekdayPattern},?(?: of| in)?(?: the)? ${whichWeek}(?!\\p{L})`, 'gu'),
    ([name = '', which = ''], today) => weekdayOfWeek(name, which, today),
  ],
  [
    new RegExp(`(?<!\\p{L})${whichWeek}(?: on)? ${weekdayPattern}(?!\\p{L})`, 'gu'),
    ([which = '', name = ''], today) => weekdayOfWeek(name, which, today),
  ],
  [
    new RegExp(`(?<!\\p{L})coming ${weekdayPattern}(?!\\p{L})`, 'gu'),
    ([name = ''], today) => weekdayFrom(name, addDays(today, 1)),
  ],
  [new RegExp(`(?<!\\p{L})next ${weekdayPattern}(?!\\p{L})`, 'gu'), ([name = ''], today) => nextWeekday(name, today)],
  [
    new RegExp(`(?<!\\p{L})(this )?${weekdayPattern}(?!\\p{L})`, 'gu'),
    // Said on that very day, the bare name means the one of the next week.
    ([which, name = ''], today) => weekdayFrom(name, which === undefined ? addDays(today, 1) : today),
  ],
];

const dayOfMonthPattern = new RegExp(`(?<!\\d)(\\d{1,2}) ?${ordinal}(?!\\p{L})`, 'gu');
// Beside a weekday: "friday 28" is a day of the month, "friday 4" an hour, and "1st monday" counts Mondays.
const dayBesideWeekday = new RegExp(
  `(?<!\\d)(?:(?![1-5] ?${ordinal} +;)(\\d{1,2}) ?${ordinal}(?!\\p{L})|(1[3-9]|2\\d|3[01])(?![\\d\\p{L}]| ${anyOf(hours.otherUnits)}(?!\\p{L}))|(\\d{1,2})(?= ko(?!\\p{L})))`,
  'gu',
);

/** "25 dec 11" is more likely a time than a year gone by, so a short year counts from this year on. */
function isYear(year: string | undefined, today: IstDate): boolean {
  return year?.length === 4 || (year !== undefined && fullYear(year) >= Number(today.slice(0, 4)));
}

/**
 * Takes text from `calendarText` and today in India. Returns every day the text names with its place in the original, and the
 * text that is left. A day without a year is the next such day from today on; `coming monday` is
 * the first Monday after today, and so is `next monday` unless that is still this week: then it may be a week later.
 */
export function findDates(text: TracedText, today: IstDate): FoundDates {
  const candidates: (DateCandidate & Span)[] = [];
  const take = (line: TracedText, pattern: RegExp, read: Read) =>
    replaced(line, pattern, (match) => {
      const [whole, ...groups] = match;
      const found = read(groups, today);
      if (found === null) return whole;
      candidates.push({ ...found, ...spanIn(line, match.index, match.index + whole.length) });
      return ' ; ';
    });
  const rest = finders.reduce((line, [pattern, read]) => take(line, pattern, read), text);
  const [only, another] = candidates;
  if (!only) return { candidates, rest: take(rest, dayOfMonthPattern, ([d]) => nextDayOfMonth(Number(d), today)) };
  const shifted = another || only.kind === 'fault' ? null : countedFrom(only.date, rest);
  // The day before this Saturday is over on Saturday: the one before the next is meant.
  const coming =
    shifted && shifted.date < today && only.kind === 'weekday' ? addDays(shifted.date, 7) : (shifted?.date ?? '');
  if (shifted)
    return {
      candidates: [{ ...(coming < today ? past : day(coming)), ...shifted.span }],
      rest: shifted.rest,
    };
  if (only.kind !== 'weekday' || !candidates.every(({ kind }) => kind === 'weekday')) return { candidates, rest };
  const { index } = only;
  return {
    candidates,
    rest: take(rest, dayBesideWeekday, ([d, bare, dative]) => {
      if (dative === undefined) return nextDayOfMonth(Number(d ?? bare), today, index);
      // "Saturday 5 ko" is a day where the next 5th is one, and an hour where it is none.
      const found = nextDayOfMonth(Number(dative), today);
      return found.kind === 'day' && weekdayIndex(found.date) === index ? found : null;
    }),
  };
}
