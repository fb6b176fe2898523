import days from 'content:vocabulary-days';
import { addDays, addMonths, isIstDate, weekdayIndex, type IstDate } from '#src/domain/ist-dates.ts';
import { accepted, type Parsed } from '#src/domain/parsed.ts';
import { visitorToday } from '#src/domain/visitor-clock.ts';
import { calendarSentence, monthPattern, weekdayNumber } from '#src/entities/date/calendar-words.ts';
import { anyWord } from '#src/text/word-lists.ts';
import type { AnswerContext, Value } from './question.ts';

/**
 * "Friday", said of a request for a Thursday weeks ahead, is the day after that one; "ok, the 26th then", behind 25 December, is of the same month. Takes a day as it was read,
 * the words it was read from and the answers. Returns the day that is meant beside the one that is held (YYYY-MM-DD), or the day as it was read. Never throws.
 */
export function besideHeldDay(
  parsed: Parsed<Value>,
  said: string,
  { now, timeZone, answers: { date } }: AnswerContext,
): Parsed<Value> {
  if (date === undefined) return parsed;
  const held = String(date);
  const today = visitorToday(now, timeZone);
  const { text } = calendarSentence(said);
  const near = parsed.ok || isMonthWanting(parsed) ? dayNear(held, text, today) : undefined;
  if (near !== undefined) return accepted(near);
  if (!parsed.ok || weekdayNumber(text) < 0) return parsed;
  const ahead = ((weekdayIndex(String(parsed.value)) + 6) % 7) - ((weekdayIndex(held) + 6) % 7);
  return Math.abs(ahead) <= 2 && held > addDays(today, 6) ? accepted(addDays(held, ahead)) : parsed;
}

const isMonthWanting = (parsed: Parsed<Value>) =>
  !parsed.ok && (parsed.refusal.code === 'dateMonthMissing' || parsed.refusal.code === 'dateOtherWeekday');

/** The day of the month that is told without its month, near another; undefined where a month, or anything else with a figure, stands beside it. */
function dayNear(held: string, said: string, today: IstDate): IstDate | undefined {
  const [day, another] = [...said.matchAll(figures)].map(([figure]) => figure.padStart(2, '0'));
  if (day === undefined || another !== undefined || elsewhere.test(said)) return undefined;
  const weekday = weekdayNumber(weekdayIn(said));
  const firstOfMonth = `${held.slice(0, 8)}01`;
  const [near] = [firstOfMonth, addMonths(firstOfMonth, 1)]
    .map((first) => `${first.slice(0, 8)}${day}`)
    .filter((date) => isIstDate(date) && date >= today && (weekday < 0 || weekday === weekdayIndex(date)))
    .toSorted((one, other) => distance(held, one) - distance(held, other));
  return near;
}

const distance = (one: IstDate, other: IstDate) => Math.abs(Date.parse(one) - Date.parse(other));

const weekdayIn = (said: string) => said.split(/[^\p{L}]+/u).find((word) => weekdayNumber(word) >= 0) ?? '';

const figures = /\d+/gu;
const elsewhere = new RegExp(
  `(?<!\\p{L})(?:${monthPattern})(?!\\p{L})|\\d\\s*[-/.:]\\s*\\d|${anyWord(...Object.values(days.units), days.after, days.before)}`,
  'iu',
);
