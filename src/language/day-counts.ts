import { monthPattern, weekdayPattern } from './calendar-words.ts';
import { addDays, addMonths, type IstDate } from '#src/domain/ist-dates.ts';
import { numberWord } from './number-words.ts';
import { replaced, spanIn, type Span, type TracedText } from './traced-text.ts';

const countPattern = '(\\d{1,3}|[\\p{L}\\p{M}]+)';
const unitPattern =
  '(days?|weeks?|fortnights?|months?|din|dino|mahine|mahina|rojulu|rojula|roju|nelalu|nelala|nela)(?!\\p{L})';
// "Three days after tomorrow" counts from tomorrow, not from today.
const beforeADay = `(?=\\s+(?:(?:the|this|next) )*(?:;|\\d|(?:today|tomorrow|overmorrow|${weekdayPattern}|${monthPattern})(?!\\p{L})))`;
const afterwards = `(?:later|from now|from today|after(?!${beforeADay})|hence|ke baad|baad|tarvata|tarvatha|taruvata|lo|mein)(?!\\p{L})`;

/** The ways to count from today in text from `calendarText`: "in 3 days", "2 weeks from now". Their first groups are the count and the unit. */
export const countedFromToday: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:in|after) ${countPattern} ?${unitPattern}(?: ${afterwards})?(?! (?:from|after|before) )`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\d])${countPattern} ?${unitPattern} ${afterwards}`, 'gu'),
];

const countedFromADay = new RegExp(
  `(?<![\\p{L}\\d])(?:in )?(?:the )?(?:${countPattern} )??${unitPattern} (from|after|before)(?: the)?\\s+;`,
  'u',
);

/**
 * Takes a count ("3", "two", "a"), a unit ("days", "weeks", "nelalu"), a day and which way to count: 1 or -1.
 * Returns the day that far away, or null when the count is no number.
 */
export function dayCounted(count: string, unit: string, from: IstDate, way: 1 | -1 = 1): IstDate | null {
  const times = /^an?$/.test(count) ? way : way * (numberWord(count)?.value ?? Number(count));
  if (!Number.isInteger(times)) return null;
  if (/^(?:month|mahin|nela)/.test(unit)) return addMonths(from, times);
  return addDays(from, times * (unit.startsWith('week') ? 7 : unit.startsWith('fortnight') ? 14 : 1));
}

/**
 * Takes the one day a text names and the text with a ';' in its place: "a week from ;", "the day after ;".
 * Returns the day that is meant, where it stands and what is left of the text, or null when nothing is counted from the day.
 */
export function countedFrom(
  day: IstDate,
  text: TracedText,
): { readonly date: IstDate; readonly span: Span; readonly rest: TracedText } | null {
  const found = countedFromADay.exec(text.text);
  if (!found) return null;
  const [whole, count, unit = '', word] = found;
  if (count === undefined && unit.endsWith('s')) return null;
  const date = dayCounted(count ?? 'a', unit, day, word === 'before' ? -1 : 1);
  if (date === null) return null;
  const span = spanIn(text, found.index, found.index + whole.length);
  return { date, span, rest: replaced(text, new RegExp(countedFromADay, 'gu'), () => ' ; ') };
}
