import { MONTH_PATTERN, monthNumber, WEEKDAY_PATTERN, weekdayNumber } from './calendar-words.ts';
import { countedFrom, COUNTED_FROM_TODAY, dayCounted } from './day-counts.ts';
import { addDays, addMonths, isIstDate, MONTH_NAMES, weekdayIndex, type IstDate } from './ist-dates.ts';
import type { Refusal } from './refusal.ts';

/** One day found in a text: a day, a day known by its weekday alone, or why it is no day. */
export type DateCandidate =
  | { readonly kind: 'day'; readonly date: IstDate }
  | { readonly kind: 'weekday'; readonly date: IstDate; readonly index: number }
  | { readonly kind: 'fault'; readonly refusal: Refusal };

/** The days found, in the order of the finders, and the text without them. */
export interface FoundDates {
  readonly candidates: readonly DateCandidate[];
  readonly rest: string;
}

type Read = (groups: readonly (string | undefined)[], today: IstDate) => DateCandidate | null;

const PAST = fault('datePast', {});
// 29 February can be eight years away, across a century without a leap day.
const YEARS_AHEAD = 8;

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
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) {
    return fault('dateMonthUnknown', { month });
  }
  const first = year === undefined ? Number(today.slice(0, 4)) : fullYear(year);
  const years = Array.from({ length: year === undefined ? YEARS_AHEAD + 1 : 1 }, (_, ahead) => first + ahead);
  const found = years
    .map((candidate) => written(candidate, month, dayOfMonth))
    .find((date) => isIstDate(date) && (year !== undefined || date >= today));
  if (found !== undefined) return day(found);
  const inYear = year === undefined ? name : `${name} ${first}`;
  return fault('dateDayUnknown', { month: inYear, day: dayOfMonth });
}

function nextDayOfMonth(dayOfMonth: number, today: IstDate): DateCandidate {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const months = [0, 1, 2, 3].map((ahead) => addMonths(firstOfMonth, ahead).slice(0, 8));
  const found = months
    .map((month) => `${month}${String(dayOfMonth).padStart(2, '0')}`)
    .find((date) => isIstDate(date) && date >= today);
  return found === undefined ? calendarDay(dayOfMonth, Number(today.slice(5, 7)), undefined, today) : day(found);
}

function inMonth(dayOfMonth: number, which: string, today: IstDate): DateCandidate {
  const month = addMonths(`${today.slice(0, 8)}01`, which === 'next' ? 1 : 0);
  return calendarDay(dayOfMonth, Number(month.slice(5, 7)), month.slice(0, 4), today);
}

function weekdayFrom(name: string, first: IstDate): DateCandidate {
  const index = weekdayNumber(name);
  return { kind: 'weekday', index, date: addDays(first, (index - weekdayIndex(first) + 7) % 7) };
}

const WEEKS_AHEAD: ReadonlyMap<string, number> = new Map([
  ['this week', 0],
  ['next week', 1],
  ['week after next', 2],
  ['next to next week', 2],
]);
const WHICH_WEEK = `(${[...WEEKS_AHEAD.keys()].join('|')})`;

function weekdayOfWeek(name: string, which: string, today: IstDate): DateCandidate {
  const monday = addDays(today, -((weekdayIndex(today) + 6) % 7) + (WEEKS_AHEAD.get(which) ?? 0) * 7);
  const found = weekdayFrom(name, monday);
  return found.kind === 'weekday' && found.date < today ? PAST : found;
}

function counted([count = '', unit = '']: readonly (string | undefined)[], today: IstDate): DateCandidate | null {
  const date = dayCounted(count, unit, today);
  return date === null ? null : day(date);
}

const ORDINAL = '(?:st|nd|rd|th)';

// The order matters: a longer way of writing a day comes before the shorter one inside it.
const FINDERS: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu,
    ([y, m, d], today) => calendarDay(Number(d), Number(m), y, today),
  ],
  [
    /(?<!\d)(\d{1,2}) ?[-/.] ?(\d{1,2})(?: ?[-/.] ?(\d{4}|\d{2}))?(?!\d)/gu,
    ([d, m, y], today) => calendarDay(Number(d), Number(m), y, today),
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2}) ?${ORDINAL}?(?: of| the)? ?[-/., ]? ?${MONTH_PATTERN}(?!\\p{L})(?:[-/., ]{0,3}'?(\\d{4}|\\d{2})(?!\\d))?`,
      'gu',
    ),
    ([d, m = '', y], today) => calendarDay(Number(d), monthNumber(m), isYear(y, today) ? y : undefined, today),
  ],
  [
    new RegExp(
      `(?<!\\p{L})${MONTH_PATTERN}[ .,]{0,2}(?:the )?(\\d{1,2}) ?${ORDINAL}?(?![\\d])(?:[ ,.'-]{0,3}(\\d{4}|\\d{2})(?!\\d))?`,
      'gu',
    ),
    ([m = '', d, y], today) => calendarDay(Number(d), monthNumber(m), isYear(y, today) ? y : undefined, today),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2}) ?${ORDINAL}?(?: of)? (this|next) month(?!\\p{L})`, 'gu'),
    ([d, which = ''], today) => inMonth(Number(d), which, today),
  ],
  ...COUNTED_FROM_TODAY.map((pattern) => [pattern, counted] as const),
  [/(?<!\p{L})(?:the )?day after tomorrow|(?<!\p{L})overmorrow/gu, (_, today) => day(addDays(today, 2))],
  [/(?<!\p{L})tomorrow(?!\p{L})/gu, (_, today) => day(addDays(today, 1))],
  [/(?<!\p{L})(?:today|this (?:morning|afternoon|evening))(?!\p{L})/gu, (_, today) => day(today)],
  [new RegExp(`(?<!\\p{L})(?:yesterday|last ${WEEKDAY_PATTERN}|last week)(?!\\p{L})`, 'gu'), () => PAST],
  [
    new RegExp(`(?<!\\p{L})${WEEKDAY_PATTERN},?(?: of| in)?(?: the)? ${WHICH_WEEK}(?!\\p{L})`, 'gu'),
    ([name = '', which = ''], today) => weekdayOfWeek(name, which, today),
  ],
  [
    new RegExp(`(?<!\\p{L})${WHICH_WEEK}(?: on)? ${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'),
    ([which = '', name = ''], today) => weekdayOfWeek(name, which, today),
  ],
  [
    new RegExp(`(?<!\\p{L})(?:the )?${WEEKDAY_PATTERN} after next(?: \\1)?(?! week)(?!\\p{L})`, 'gu'),
    ([name = ''], today) => weekdayFrom(name, addDays(today, 8)),
  ],
  [
    new RegExp(`(?<!\\p{L})next to next ${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'),
    ([name = ''], today) => weekdayFrom(name, addDays(today, 8)),
  ],
  [
    new RegExp(`(?<!\\p{L})next ${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'),
    ([name = ''], today) => weekdayFrom(name, addDays(today, 1)),
  ],
  [
    new RegExp(`(?<!\\p{L})(?:this )?${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'),
    ([name = ''], today) => weekdayFrom(name, today),
  ],
];

const DAY_OF_MONTH = new RegExp(`(?<!\\d)(\\d{1,2}) ?${ORDINAL}(?!\\p{L})`, 'gu');
// Beside a weekday: "friday 28" is a day of the month, "friday 4" an hour, and "1st monday" counts Mondays.
const DAY_BESIDE_WEEKDAY = new RegExp(
  `(?<!\\d)(?:(?![1-5] ?${ORDINAL} +;)(\\d{1,2}) ?${ORDINAL}(?!\\p{L})|(1[3-9]|2\\d|3[01])(?![\\d\\p{L}]))`,
  'gu',
);

/** "25 dec 11" is more likely a time than a year gone by, so a short year counts from this year on. */
function isYear(year: string | undefined, today: IstDate): boolean {
  return year?.length === 4 || (year !== undefined && fullYear(year) >= Number(today.slice(0, 4)));
}

/**
 * Takes text from `calendarText` and today in India. Returns every day the text names, and the
 * text that is left. A day without a year is the next such day from today on; `next monday` is
 * the first Monday after today.
 */
export function findDates(text: string, today: IstDate): FoundDates {
  const candidates: DateCandidate[] = [];
  const take = (line: string, pattern: RegExp, read: Read) =>
    line.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const found = read(
        groups.map((group) => (typeof group === 'string' ? group : undefined)),
        today,
      );
      if (found === null) return whole;
      candidates.push(found);
      return ' ; ';
    });
  const rest = FINDERS.reduce((line, [pattern, read]) => take(line, pattern, read), text);
  const [only, another] = candidates;
  if (!only) return { candidates, rest: take(rest, DAY_OF_MONTH, ([d]) => nextDayOfMonth(Number(d), today)) };
  const shifted = another || only.kind === 'fault' ? null : countedFrom(only.date, rest);
  if (shifted) return { candidates: [shifted.date < today ? PAST : day(shifted.date)], rest: shifted.rest };
  if (!candidates.every(({ kind }) => kind === 'weekday')) return { candidates, rest };
  return { candidates, rest: take(rest, DAY_BESIDE_WEEKDAY, ([d, bare]) => nextDayOfMonth(Number(d ?? bare), today)) };
}
