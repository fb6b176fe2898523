import clauses from 'content:vocabulary-clauses';
import grammar from 'content:vocabulary-grammar';
import hours from 'content:vocabulary-hours';
import words from 'content:vocabulary-days';
import figures from 'content:vocabulary-figures';
import { addMonths, isIstDate, type IstDate } from '#src/domain/ist-dates.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { replaced, spanIn, type Span, type TracedText } from '#src/text/traced-text.ts';
import { calendarSentence, monthNumber, monthPattern } from '../date/calendar-words.ts';
import { numberWord } from '../number/number-words.ts';

/** A time that is over: a day, a month by its first day, a year by its number, or how long something took. */
export type Past = Span &
  (
    | { readonly kind: 'day'; readonly date: IstDate }
    | { readonly kind: 'month'; readonly first: IstDate }
    | { readonly kind: 'year'; readonly year: number }
    | {
        readonly kind: 'length';
        readonly count: number;
        readonly unit: 'day' | 'week' | 'fortnight' | 'month' | 'year';
      }
  );

type Read = (groups: readonly (string | undefined)[], today: IstDate) => PastAt | null;
type PastAt = Past extends infer One ? (One extends Past ? Omit<One, keyof Span> : never) : never;

const units = {
  day: `${anyOf(words.units.day)}(?!\\p{L})`,
  week: '(?:weeks?)(?!\\p{L})',
  fortnight: `${anyOf(words.units.fortnight)}(?!\\p{L})`,
  month: `${anyOf(words.units.month, figures.month)}\\p{L}*`,
  year: `${anyOf(figures.year)}\\p{L}*`,
} as const;
const unitPattern = `(?:${Object.values(units).join('|')})`;
const timeUnit = new RegExp(`(?<!\\p{L})${unitPattern}`, 'iu');
const unitNames = ['day', 'week', 'fortnight', 'month', 'year'] as const;

const ordinal = '(?:st|nd|rd|th)?';
const yearBehind = "(?:[ ,.'-]{0,3}((?:19|20)\\d{2})(?!\\d))?";
/** "GSTR-1 of September": the name of a form. */
const notNamed = `(?<!(?<!\\p{L})${anyOf(figures.named)}[\\s.-]*)`;
/** "October 20 lakh", "october 40,000": an amount behind a month. */
const notAmount = `(?![\\d,]| ?(?:%|${anyOf(hours.otherUnits)}(?!\\p{L})))`;
/** "May" is a verb as well: a month only behind one of these words, or before a year. */
const month = `(?:(?<=${anyOf(clauses.of, grammar.prepositions, words.in, words.from, words.to)} )|(?!may(?!\\p{L})(?! ?(?:19|20)\\d{2})))${monthPattern}(?!\\p{L})`;

const finders: readonly (readonly [RegExp, Read])[] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu, ([y, m, d], today) => dayOf(d, Number(m), y, today)],
  [
    /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/gu,
    ([d, m, y = ''], today) => dayOf(d, Number(m), y.length === 2 ? `20${y}` : y, today),
  ],
  [
    new RegExp(
      `${notNamed}(?<!\\d)(\\d{1,2}) ?${ordinal}(?: of)? ?[-/., ]? ?${monthPattern}(?!\\p{L})${yearBehind}`,
      'gu',
    ),
    ([d, m = '', y], today) => dayOf(d, monthNumber(m), y, today),
  ],
  [
    new RegExp(`(?<!\\p{L})${monthPattern} (\\d{1,2}) ?${ordinal}${notAmount}(?!\\p{L})${yearBehind}`, 'gu'),
    ([m = '', d, y], today) => dayOf(d, monthNumber(m), y, today),
  ],
  [/(?<!\p{L})today(?!\p{L})/gu, (_, today) => ({ kind: 'day', date: today })],
  [new RegExp(`(?<!\\p{L})${month}${yearBehind}`, 'gu'), ([m = '', y], today) => monthOf(monthNumber(m), y, today)],
  [
    new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,3}(?:\\.5)?|[\\p{L}\\p{M}]+)[ -]?(${unitPattern})`, 'gu'),
    ([count = '', unit = '']) => lengthOf(count, unit),
  ],
  [/(?<![\d-])((?:19|20)\d{2})(?![\d-])/gu, ([y]) => ({ kind: 'year', year: Number(y) })],
];

/**
 * Every past day, month, year and length of time that a text names, in order. Takes a text as typed and today; without a year the latest such day
 * or ended month is meant. Never throws.
 */
export const findPast = memoizeByText((text: string, today: IstDate): readonly Past[] => {
  const found: Past[] = [];
  const take = (line: TracedText, [pattern, read]: (typeof finders)[number]) =>
    replaced(line, pattern, (match) => {
      const [whole, ...groups] = match;
      const past = read(groups, today);
      if (past === null) return whole;
      found.push({ ...past, ...spanIn(line, match.index, match.index + whole.length) });
      return ' ; ';
    });
  finders.reduce(take, calendarSentence(text));
  return found.toSorted((one, other) => one.start - other.start);
});

const written = (year: number | string, monthOfYear: number, day: number | string) =>
  [String(year), String(monthOfYear).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

function dayOf(day = '', monthOfYear: number, year: string | undefined, today: IstDate): PastAt | null {
  const thisYear = Number(today.slice(0, 4));
  const date = (year === undefined ? [thisYear, thisYear - 1] : [year])
    .map((one) => written(one, monthOfYear, day))
    .find((one) => isIstDate(one) && (year !== undefined || one <= today));
  return date === undefined ? null : { kind: 'day', date };
}

/** A month without a year is the latest that has ended. */
function monthOf(monthOfYear: number, year: string | undefined, today: IstDate): PastAt {
  const thisYear = Number(today.slice(0, 4));
  const firsts = (year === undefined ? [thisYear, thisYear - 1] : [year]).map((one) => written(one, monthOfYear, 1));
  const first = firsts.find((one) => year !== undefined || addMonths(one, 1) <= today) ?? firsts[0] ?? today;
  return { kind: 'month', first };
}

function lengthOf(counted: string, unit: string): PastAt | null {
  const count = /^\d/.test(counted) ? Number(counted) : /^an?$/.test(counted) ? 1 : numberWord(counted)?.value;
  const name = unitNames.find((one) => new RegExp(`^${units[one]}$`, 'u').test(unit));
  return count === undefined || name === undefined ? null : { kind: 'length', count, unit: name };
}

/** Whether words have a unit of time among them: "years old". Takes any text. */
export const namesTime = (text: string): boolean => timeUnit.test(text);
