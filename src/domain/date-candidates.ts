import { MONTH_PATTERN, monthNumber, WEEKDAY_PATTERN, weekdayNumber } from './calendar-words.ts';
import { addDays, addMonths, isIstDate, MONTH_NAMES, weekdayIndex, type IstDate } from './ist-dates.ts';
import { numberWord } from './number-words.ts';

/** One day found in a text: a day, a day known by its weekday alone, or why it is no day. */
export type DateCandidate =
  | { readonly kind: 'day'; readonly date: IstDate }
  | { readonly kind: 'weekday'; readonly date: IstDate; readonly index: number }
  | { readonly kind: 'fault'; readonly reason: string };

/** The days found, in the order of the finders, and the text without them. */
export interface FoundDates {
  readonly candidates: readonly DateCandidate[];
  readonly rest: string;
}

type Read = (groups: readonly (string | undefined)[], today: IstDate) => DateCandidate | null;

const PAST: DateCandidate = { kind: 'fault', reason: 'That day has passed. Please choose a coming day, for example tomorrow.' };
// 29 February can be eight years away, across a century without a leap day.
const YEARS_AHEAD = 8;

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
    return { kind: 'fault', reason: `There is no month ${month}. Please write the day first, for example 25/12.` };
  }
  const first = year === undefined ? Number(today.slice(0, 4)) : fullYear(year);
  const years = Array.from({ length: year === undefined ? YEARS_AHEAD + 1 : 1 }, (_, ahead) => first + ahead);
  const found = years
    .map((candidate) => written(candidate, month, dayOfMonth))
    .find((date) => isIstDate(date) && (year !== undefined || date >= today));
  if (found !== undefined) return day(found);
  const inYear = year === undefined ? name : `${name} ${first}`;
  return { kind: 'fault', reason: `${inYear} has no day ${dayOfMonth}. Please give a real day, for example 25 December.` };
}

function nextDayOfMonth(dayOfMonth: number, today: IstDate): DateCandidate {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const months = [0, 1, 2, 3].map((ahead) => addMonths(firstOfMonth, ahead).slice(0, 8));
  const found = months.map((month) => `${month}${String(dayOfMonth).padStart(2, '0')}`).find((date) => isIstDate(date) && date >= today);
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

function weekdayOfWeek(name: string, which: string, today: IstDate): DateCandidate {
  const monday = addDays(today, -((weekdayIndex(today) + 6) % 7) + (which === 'next' ? 7 : 0));
  const found = weekdayFrom(name, monday);
  return found.kind === 'weekday' && found.date < today ? PAST : found;
}

function later(count: string, unit: string, today: IstDate): DateCandidate | null {
  const times = /^an?$/.test(count) ? 1 : (numberWord(count)?.value ?? Number(count));
  if (!Number.isInteger(times)) return null;
  if (/^(?:month|mahin|nela)/.test(unit)) return day(addMonths(today, times));
  return day(addDays(today, /^(?:week|haft|vaar)/.test(unit) ? times * 7 : times));
}

const COUNT = '(\\d{1,3}|[\\p{L}\\p{M}]+)';
const UNIT = '(days?|weeks?|months?|din|dino|hafte|hafta|mahine|mahina|rojulu|rojula|roju|vaaram|nelalu|nelala|nela)(?!\\p{L})';
const AFTERWARDS = '(?:later|from now|from today|after|hence|ke baad|baad|tarvata|tarvatha|taruvata|lo)(?!\\p{L})';
const ORDINAL = '(?:st|nd|rd|th)';

// The order matters: a longer way of writing a day comes before the shorter one inside it.
const FINDERS: readonly (readonly [RegExp, Read])[] = [
  [/(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu, ([y, m, d], today) => calendarDay(Number(d), Number(m), y, today)],
  [
    /(?<!\d)(\d{1,2}) ?[-/.] ?(\d{1,2})(?: ?[-/.] ?(\d{4}|\d{2}))?(?!\d)/gu,
    ([d, m, y], today) => calendarDay(Number(d), Number(m), y, today),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2}) ?${ORDINAL}?(?: of| the)? ?[-/., ]? ?${MONTH_PATTERN}(?!\\p{L})(?:[-/., ]{0,3}'?(\\d{4}|\\d{2})(?!\\d))?`, 'gu'),
    ([d, m = '', y], today) => calendarDay(Number(d), monthNumber(m), isYear(y, today) ? y : undefined, today),
  ],
  [
    new RegExp(`(?<!\\p{L})${MONTH_PATTERN}[ .,]{0,2}(?:the )?(\\d{1,2}) ?${ORDINAL}?(?![\\d])(?:[ ,.'-]{0,3}(\\d{4}|\\d{2})(?!\\d))?`, 'gu'),
    ([m = '', d, y], today) => calendarDay(Number(d), monthNumber(m), isYear(y, today) ? y : undefined, today),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2}) ?${ORDINAL}?(?: of)? (this|next) month(?!\\p{L})`, 'gu'),
    ([d, which = ''], today) => inMonth(Number(d), which, today),
  ],
  [new RegExp(`(?<!\\p{L})(?:in|after) ${COUNT} ?${UNIT}(?: ${AFTERWARDS})?`, 'gu'), ([n = '', unit = ''], today) => later(n, unit, today)],
  [new RegExp(`(?<![\\p{L}\\d])${COUNT} ?${UNIT} ${AFTERWARDS}`, 'gu'), ([n = '', unit = ''], today) => later(n, unit, today)],
  [/(?<!\p{L})(?:the )?day after tomorrow|(?<!\p{L})overmorrow/gu, (_, today) => day(addDays(today, 2))],
  [/(?<!\p{L})tomorrow(?!\p{L})/gu, (_, today) => day(addDays(today, 1))],
  [/(?<!\p{L})today(?!\p{L})/gu, (_, today) => day(today)],
  [new RegExp(`(?<!\\p{L})(?:yesterday|last ${WEEKDAY_PATTERN}|last week)(?!\\p{L})`, 'gu'), () => PAST],
  [
    new RegExp(`(?<!\\p{L})${WEEKDAY_PATTERN},?(?: of)? (this|next) week(?!\\p{L})`, 'gu'),
    ([name = '', which = ''], today) => weekdayOfWeek(name, which, today),
  ],
  [
    new RegExp(`(?<!\\p{L})(this|next) week(?: on)? ${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'),
    ([which = '', name = ''], today) => weekdayOfWeek(name, which, today),
  ],
  [
    new RegExp(`(?<!\\p{L})next ${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'),
    ([name = ''], today) => weekdayFrom(name, addDays(today, 1)),
  ],
  [new RegExp(`(?<!\\p{L})(?:this )?${WEEKDAY_PATTERN}(?!\\p{L})`, 'gu'), ([name = ''], today) => weekdayFrom(name, today)],
];

const DAY_OF_MONTH = new RegExp(`(?<!\\d)(\\d{1,2}) ?${ORDINAL}(?!\\p{L})`, 'gu');

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
  if (candidates.length > 0) return { candidates, rest };
  const remaining = take(rest, DAY_OF_MONTH, ([d]) => nextDayOfMonth(Number(d), today));
  return { candidates, rest: remaining };
}
