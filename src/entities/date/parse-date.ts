import words from 'content:vocabulary-days';
import hours from 'content:vocabulary-hours';
import small from 'content:vocabulary-small';
import { calendarSentence, monthNumber } from './calendar-words.ts';
import { findDates, type DateCandidate } from './date-candidates.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { longDate, weekdayIndex, weekdayName, type IstDate } from '#src/domain/ist-dates.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { hasControlCharacters, wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { replaced, type TracedText } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

const longestText = 200;

const timeOfDay = new RegExp(
  `(?<!\\d)\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|${anyOf(hours.oClock)})(?!\\p{L})|(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)|${anyWord(hours.at)} \\d{1,2}(?:\\.\\d{2})?(?! ?[-/.]?\\d|st|nd|rd|th| ?\\p{L})`,
  'gu',
);
const politeOpening = new RegExp(
  `^(?:${anyOf(words.asking)} ${anyOf(words.persons)} |${anyOf(words.proposing)} |${anyOf(words.is)} (?=.* ${anyWord(words.approving)}))`,
  'u',
);
const withoutDay = new RegExp(
  `(?<!\\p{L})(?:weeks?|${anyOf(words.units.month, words.weekend, words.vague, words.soon)}|days)(?!\\p{L})`,
  'u',
);
const otherSubjects = wordSet(words.otherSubjects, words.holidays, words.events, words.expiring, words.last);
const choices = wordSet(words.or, words.between);
const bounds = new Set([
  ...wordSet(words.except, words.before, words.after, words.until, words.from, words.by, words.last),
  'next',
]);
// "25 to 27 dec" leaves "25 to" before the day that was found.
const firstOfSeveral = new RegExp(`\\d\\s*(?:${anyOf(words.to, words.or, words.and, words.until)}|[&,-])\\s*;`, 'u');
// "Second saturday" and "every monday" are not the next such day.
const oneOfMany = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf(words.repeating, words.ordinals, words.last)}|[1-5] ?(?:st|nd|rd|th))\\s+;`,
  'u',
);
const fillers = new Set([
  ...wordSet(small, words.besides, words.booking, words.approving, words.joining, words.around, words.and),
  ...wordSet(hours.parts.morning, hours.parts.afternoon, hours.parts.evening, hours.noon, words.in),
  ...['day', 'next', 'st', 'nd', 'rd', 'th'],
]);
const denied = new RegExp(`^\\s*${anyOf(words.denied)}(?![\\p{L}\\p{M}])[\\s,]*`, 'iu');
const withdrawing = wordSet(words.withdrawing, words.except);
const unknownWordsAllowed = 3;

// "may" left over is the verb: "may I come on Monday".
function isMonth(word: string): boolean {
  return monthNumber(word) > 0 && word !== 'may';
}

/** How many characters behind a day or an hour give it up: those of " nahi, " in "kal nahi, parso". */
export const denialBehind = (text: string, place: number): number => denied.exec(text.slice(place))?.[0].length ?? 0;

/** Takes days that stand together. Returns the one day they name, or why they do not name one. */
export function oneDay(candidates: readonly DateCandidate[]): Parsed<IstDate> {
  const dates = new Set<IstDate>();
  for (const candidate of candidates) {
    if (candidate.kind === 'fault') return { ok: false, refusal: candidate.refusal };
    if (candidate.kind === 'day') dates.add(candidate.date);
  }
  const weekdays = candidates.flatMap((candidate) => (candidate.kind === 'weekday' ? [candidate] : []));
  const [date = weekdays[0]?.date, ...more] = dates;
  if (date === undefined || more.length > 0) return refused('dateSeveral');
  const later = weekdays.find(({ orLater }) => orLater !== undefined)?.orLater;
  if (dates.size === 0 && later !== undefined)
    return { ok: false, refusal: { code: 'dateSpan', values: { first: date, last: later, either: 'weekday' } } };
  if (dates.size === 0)
    return weekdays.every((weekday) => weekday.date === date) ? accepted(date) : refused('dateSeveral');
  if (weekdays.every(({ index }) => index === weekdayIndex(date))) return accepted(date);
  const [, plainDate = ''] = longDate(date).split(', ');
  return refused('dateOtherWeekday', { date: plainDate, weekday: weekdayName(date) });
}

function aboutSomethingElse(text: string, rest: string, mixed: boolean): boolean {
  const words = wordsOf(rest);
  const unknown = words.filter((word) => !fillers.has(word) && !bounds.has(word) && !choices.has(word)).length;
  return (
    isQuestion(wordsOf(text.replace(politeOpening, ''))) ||
    words.some((word) => otherSubjects.has(word)) ||
    (/\d{3}/.test(rest) && !words.some(isMonth)) ||
    (mixed && unknown > unknownWordsAllowed)
  );
}

/**
 * Whether a text is a day, with an hour or without, and nothing else: "thursday please", but neither "Sat Pal" nor "Friday Foods". Takes what `parseDate` takes.
 * Never throws for a `today` before the year 9900.
 */
export function isDayAlone(text: string, today: IstDate): boolean {
  if (!parseDate(text, today).ok) return false;
  const { rest } = findDates(withoutHour(calendarSentence(text)), today);
  return wordsOf(rest.text).every((word) => fillers.has(word) || withdrawing.has(word));
}

/** What is left beside the days found (each now a ';') may leave the day open. */
function vagueness(rest: string, found: boolean): Parsed<IstDate> | null {
  const words = wordsOf(rest);
  if (withoutDay.test(rest)) return refused('dateVague');
  if (words.some(isMonth)) return refused(found ? 'dateSeveral' : 'dateVague');
  if (!found) return refused(/^\D*\d{1,2}\D*$/.test(rest) ? 'dateMonthMissing' : 'dateNone');
  if (firstOfSeveral.test(rest) || words.some((word) => choices.has(word))) return refused('dateSeveral');
  return oneOfMany.test(rest) || words.some((word) => bounds.has(word)) ? refused('dateVague') : null;
}

const withoutHour = (text: TracedText): TracedText =>
  replaced(
    replaced(
      replaced(text, timeOfDay, () => ' '),
      /\s+/gu,
      () => ' ',
    ),
    /^ | $/gu,
    () => '',
  );

/**
 * Takes a day as a visitor types it ('tomorrow', 'next monday', '25 dec', '25/12/2026', 'parso',
 * 'in 3 days') and today in India. Returns the one day it names: day before month, and without
 * a year the next such day from today on. Refuses an
 * impossible day, several days and text without a day. Whether the day can be booked is for
 * `validateBookingDate`. Never throws for
 * a `today` before the year 9900.
 */
export const parseDate = memoizeByText((text: string, today: IstDate): Parsed<IstDate> => {
  if (text.length > longestText * 10 || text.trim().length > longestText || hasControlCharacters(text)) {
    return refused('dateOtherSubject');
  }
  const sentence = calendarSentence(text);
  if (sentence.text === '') return refused('dateMissing');
  const timeless = withoutHour(sentence);
  const { candidates, rest } = findDates(timeless, today);
  const given = candidates.find(({ end }) => denialBehind(text, end) > 0);
  if (given) {
    const left = `${text.slice(0, given.start)} ${text.slice(given.end + denialBehind(text, given.end))}`;
    return left.trim() === '' ? refused('dateVague') : parseDate(left, today);
  }
  const found = candidates.length > 0;
  if (aboutSomethingElse(timeless.text, rest.text, found)) return refused(found ? 'dateOtherSubject' : 'dateNone');
  return vagueness(rest.text, found) ?? oneDay(candidates);
});
