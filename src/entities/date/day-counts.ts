import words from 'content:vocabulary-days';
import { monthPattern, weekdayPattern } from './calendar-words.ts';
import { addDays, addMonths, type IstDate } from '#src/domain/ist-dates.ts';
import { numberWord } from '../number/number-words.ts';
import { replaced, spanIn, type Span, type TracedText } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

const countPattern = '(\\d{1,3}|[\\p{L}\\p{M}]+)';
const weeks = 'week|weeks';
const units = [words.units.day, words.units.fortnight, words.units.month, weeks] as const;
const unitPattern = `(${anyOf(...units)})(?!\\p{L})`;
// "Three days after tomorrow" counts from tomorrow, not from today.
const beforeADay = `(?=\\s+(?:(?:the|this|next) )*(?:;|\\d|(?:today|tomorrow|overmorrow|${weekdayPattern}|${monthPattern})(?!\\p{L})))`;
const afterwards = `(?:${anyOf(words.later, words.afterwards, words.behindAfter)}|${anyOf(words.after)}(?!${beforeADay}))(?!\\p{L})`;
const before = wordSet(words.before);
const inWeeks = wordSet(weeks);
const inFortnights = wordSet(words.units.fortnight);
const inMonths = wordSet(words.units.month);

/** The ways to count from today in text from `calendarText`: "in 3 days", "2 weeks from now". Their first groups are the count and the unit. */
export const countedFromToday: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${anyOf(words.in, words.after)} ${countPattern} ?${unitPattern}(?: ${afterwards})?(?! ${anyOf(words.from, words.after, words.before)} )`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\d])${countPattern} ?${unitPattern} ${afterwards}`, 'gu'),
  new RegExp(`^()${unitPattern} ${anyOf(words.later, words.afterwards, words.behindAfter)}(?!\\p{L})`, 'gu'),
];

const countedFromADay = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf(words.in)} )?(?:the )?(?:${countPattern} )??${unitPattern} (${anyOf(words.from, words.after, words.before)})(?: the)?\\s+;`,
  'u',
);

/** "Saturday ke pehle wala din": one word for a day stands on either side of the word for before or after. */
const besideADay = new RegExp(
  `;\\s+(?:${anyOf(words.behindJoining)} )*(?:${anyOf(words.units.day)} )?(?:(?<back>${anyOf(words.behindBefore)})|${anyOf(words.behindAfter)})(?: ${anyOf(words.behindJoining)})*(?: ${anyOf(words.units.day)})?(?!\\p{L})`,
  'gu',
);
const dayWord = new RegExp(anyWord(words.units.day), 'u');

/**
 * Takes a count ("3", "two", "a"), a unit ("days", "weeks", "nelalu"), a day and which way to count: 1 or -1.
 * Returns the day that far away, or null when the count is no number.
 */
export function dayCounted(count: string, unit: string, from: IstDate, way: 1 | -1 = 1): IstDate | null {
  if (count === '' && unit.endsWith('s')) return null;
  const times = /^(?:an?)?$/.test(count) ? way : way * (numberWord(count)?.value ?? Number(count));
  if (!Number.isInteger(times)) return null;
  if (inMonths.has(unit)) return addMonths(from, times);
  return addDays(from, times * (inWeeks.has(unit) ? 7 : inFortnights.has(unit) ? 14 : 1));
}

/**
 * Takes the one day a text names and the text with a ';' in its place: "a week from ;", "the day after ;".
 * Returns the day that is meant, where it stands and what is left of the text, or null when nothing is counted from the day.
 */
export function countedFrom(
  day: IstDate,
  text: TracedText,
): { readonly date: IstDate; readonly span: Span; readonly rest: TracedText } | null {
  const [beside] = text.text.matchAll(besideADay);
  if (beside && dayWord.test(beside[0]))
    return {
      date: addDays(day, beside.groups?.back === undefined ? 1 : -1),
      span: spanIn(text, beside.index, beside.index + beside[0].length),
      rest: replaced(text, besideADay, () => ' ; '),
    };
  const found = countedFromADay.exec(text.text);
  if (!found) return null;
  const [whole, count, unit = '', word] = found;
  if (count === undefined && unit.endsWith('s')) return null;
  const date = dayCounted(count ?? 'a', unit, day, before.has(word ?? '') ? -1 : 1);
  if (date === null) return null;
  const span = spanIn(text, found.index, found.index + whole.length);
  return { date, span, rest: replaced(text, new RegExp(countedFromADay, 'gu'), () => ' ; ') };
}
