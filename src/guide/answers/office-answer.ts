import office from 'content:office-answers';
import reading from 'content:reading-words';
import type { Practice } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { bookingWindow } from '#src/domain/appointment-time.ts';
import { istMinutes, istToday, longDate, type IstDate } from '#src/domain/ist-dates.ts';
import { closingsFrom, closureAt } from '#src/domain/office-hours.ts';
import { isAmong } from '#src/domain/opening-days.ts';
import { findDaySpan, type DaySpan } from '#src/entities/date/date-spans.ts';
import { momentsIn } from '#src/forms/moments.ts';
import { wordsIn } from '#src/search/words.ts';
import { textBlock } from './blocks.ts';
import { hoursTold, placesLine } from './office-lines.ts';
import type { Block } from '../model/reply.ts';

/**
 * Answers a question about the office: whether it is open on the day that is named, its hours, the closed days to come to who asks for them, and its addresses
 * to who asks for the place or for nothing in particular. Takes the message, its time, without which nothing is said of a day, and the practice. Never throws.
 */
export function officeAnswer(text: string, now: Date | undefined, practice: Practice): readonly Block[] {
  const words = ` ${wordsIn(text).join(' ')} `;
  const has = (phrases: readonly string[]) => phrases.some((one) => words.includes(` ${wordsIn(one).join(' ')} `));
  const asksHours = has(office.asks.hours);
  const asksClosed = has(office.asks.closed);
  const span = now && findDaySpan(text, istToday(now), reading.namedDays);
  const day = now && ofDay(text, now, has(office.asks.now), span, practice);
  const isYes = (day?.kind === 'open') !== asksClosed;
  const said =
    day &&
    (day.kind === 'later' ? office.says.later : office.says[day.kind][asksHours ? 'plain' : isYes ? 'yes' : 'no']);
  return [
    ...(day && said !== undefined ? [fillTemplate(said, day)] : []),
    ...(has(office.asks.place) || (!day && !span && !asksHours && !asksClosed) ? [placesLine(practice)] : []),
    `${hoursTold(practice).join('. ')}.`,
    ...(now && (day?.kind === 'later' || ((asksClosed || span) && !day)) ? closingsLine(now, practice) : []),
  ].map(textBlock);
}

/** The single days to come on which the office is closed; nothing where none is listed. */
function closingsLine(now: Date, practice: Practice): readonly string[] {
  const days = closingsFrom(istToday(now), practice).map(({ date, name }) =>
    fillTemplate(office.closing, { date: longDate(date), name }),
  );
  return days.length === 0 ? [] : [fillTemplate(office.closings, { days: days.join(', ') })];
}

/** What is known of the first day in a message, or of the present moment; undefined where it names neither. */
function ofDay(text: string, now: Date, isNow: boolean, span: DaySpan | undefined, practice: Practice) {
  const today = istToday(now);
  const { dates, hours } = momentsIn(text, { now });
  const day = dates.find(({ parsed, isAside }) => parsed.ok && !isAside)?.parsed;
  const date = day?.ok ? String(day.value) : ((span && dayOf(span, practice)) ?? (isNow ? today : undefined));
  if (date === undefined) return undefined;
  const hour = hours[0]?.reading;
  const minutes = hour?.kind === 'time' && hour.exact ? hour.minutes : undefined;
  const closure = closureAt(date, isNow ? istMinutes(now) : minutes, practice);
  const isListed = date <= bookingWindow(today).last;
  return {
    kind: closure === undefined ? (isListed ? 'open' : 'later') : closure.kind === 'weekday' ? 'closed' : closure.kind,
    date: longDate(date),
    hours: practice.hours.find(({ days }) => isAmong(days, date))?.time ?? '',
    name: closure?.kind === 'holiday' ? closure.name : '',
  } as const;
}

/** The day that stands for a stretch of days: its only one or, about a feast that moves, the closed day that the office has listed. */
function dayOf({ first, last, isMoving }: DaySpan, { closings }: Practice): IstDate | undefined {
  if (isMoving !== true) return first === last ? first : undefined;
  return closings.find(({ date }) => first <= date && date <= last)?.date;
}
