import words from 'content:vocabulary-days';
import { nearestWord } from '#src/text/edit-distance.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { tracedPlainText } from '#src/text/traced-plain-text.ts';
import { replaced, traced, type TracedText } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { monthNames, weekdayNames } from '#src/domain/ist-dates.ts';

/** The ending of a weekday in Hindi and Telugu. */
const indianDay = /\p{L}{3,}[vw]aa?r(?:am)?$/u;
const months = monthNames.map((name) => name.toLowerCase());
const weekdays = weekdayNames.map((name) => name.toLowerCase());

/** "Mangalwaar" and "mangalvar" sound the same, and so do "somvaram" and "somavaram". */
const bySound = (word: string) =>
  word
    .replaceAll('w', 'v')
    .replaceAll('aa', 'a')
    .replace(/a(?=var(?:am)?$)/u, '');

// The one word that is read for each, and the ways it is written.
const calendarWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(words.names).flatMap(([name, written]) =>
    [...wordSet(written)].flatMap((form) =>
      [form, ...(indianDay.test(form) ? [bySound(form)] : [])].map((one) => [one, name] as const),
    ),
  ),
  ...Object.keys(words.names).map((name) => [name, name] as const),
  ...[...months, ...weekdays].map((name) => [name.slice(0, 3), name] as const),
]);
const misspelt = [...months, ...weekdays, 'today', 'tomorrow', 'yesterday'];
// Real words that lie one slip away from a month or a day.
const notMisspelt = wordSet(words.notNames, words.units.day, words.units.month);
const thisWeek = new RegExp(anyWord(words.thisWeek), 'gu');
const demonstratives = anyOf(words.thisWeek.replaceAll(' week', ''));
/** "Is shanivaar", "ee roju": not the English "is". */
const thisDay = new RegExp(
  `(?<!\\p{L})${demonstratives} (?:(?=\\p{L}{3,}[vw]aa?r(?:am)?(?!\\p{L}))|${anyOf(words.units.day)}(?!\\p{L}))`,
  'gu',
);

/** A pattern piece that matches any month as `calendarText` writes it. */
export const monthPattern = `(${months.join('|')})`;

/** Of a week or a month, "coming" says what "next" does. */
const notBeforeWeekday = new RegExp(`(?<!\\p{L})coming(?! (?:${weekdays.join('|')}))(?!\\p{L})`, 'gu');

/** A pattern piece that matches any weekday as `calendarText` writes it. */
export const weekdayPattern = `(${weekdays.join('|')})`;

/**
 * Takes text from `plainText` and returns it with each word of the calendar, English, Hindi or
 * Telugu, short, full or slightly misspelt, in one form: 'december', 'monday', 'today',
 * 'tomorrow', 'overmorrow' (the day after), 'yesterday', 'next', 'week', 'weeks'; 'coming' before a weekday alone.
 */
export function calendarText(text: string): string {
  return tracedCalendarText(traced(text)).text;
}

/** Takes traced text and returns what `calendarText` makes of it, each character with its place. */
function tracedCalendarText(text: TracedText): TracedText {
  const here = replaced(text, thisDay, ([said]) => (said.endsWith(' ') ? 'this ' : 'today'));
  const named = replaced(here, /\p{L}[\p{L}\p{M}]*/gu, ([word]) => calendarWord(word));
  const weeks = replaced(named, thisWeek, () => 'this week');
  return replaced(weeks, notBeforeWeekday, () => 'next');
}

/** Takes a text as typed and returns it with its words of the calendar in one form, each character with its place. Never throws. */
export const calendarSentence = memoizeByText((text: string): TracedText => tracedCalendarText(tracedPlainText(text)));

const calendarWord = memoizeByText((said: string): string => {
  const word = said.replace(emphatic, '');
  const known = calendarWords.get(word) ?? (indianDay.test(word) ? calendarWords.get(bySound(word)) : undefined);
  if (known !== undefined || notMisspelt.has(word)) return known ?? word;
  return nearestWord(word, misspelt) ?? word;
}, 400);
/** "Sukravarame": Friday and no other day, in Telugu. */
const emphatic = /(?<=\p{L}{3}[vw]aa?ram)ey?$/u;

/** Takes a month as `calendarText` writes it and returns 1 to 12, or 0 for any other word. */
export function monthNumber(word: string): number {
  return months.indexOf(word) + 1;
}

/** Takes a weekday as `calendarText` writes it and returns 0 (Sunday) to 6, or -1 for any other word. */
export function weekdayNumber(word: string): number {
  return weekdays.indexOf(word);
}
