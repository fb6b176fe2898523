import office from 'content:office-answers';
import type { Practice } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { istMinutes, istToday, longDate } from '#src/domain/ist-dates.ts';
import { closureAt } from '#src/domain/office-hours.ts';
import { isAmong } from '#src/domain/opening-days.ts';
import { momentsIn } from '#src/forms/moments.ts';
import { wordsIn } from '#src/search/words.ts';
import { textBlock } from './blocks.ts';
import { hoursTold, placesLine } from './office-lines.ts';
import type { Block } from '../model/reply.ts';

/**
 * Answers a question about the office: whether it is open on the day that is named, its hours, and its addresses to who asks for the place or for nothing in
 * particular. Takes the message, its time, without which nothing is said of a day, and the practice. Never throws.
 */
export function officeAnswer(text: string, now: Date | undefined, practice: Practice): readonly Block[] {
  const words = ` ${wordsIn(text).join(' ')} `;
  const has = (phrases: readonly string[]) => phrases.some((one) => words.includes(` ${wordsIn(one).join(' ')} `));
  const asksHours = has(office.asks.hours);
  const day = now && ofDay(text, now, has(office.asks.now), practice);
  const wantsYes = has(office.asks.closed) ? 'closed' : 'open';
  const said =
    day && office.says[day.kind][asksHours ? 'plain' : (day.kind === 'open') === (wantsYes === 'open') ? 'yes' : 'no'];
  return [
    ...(day && said !== undefined ? [fillTemplate(said, day)] : []),
    ...(has(office.asks.place) || (!day && !asksHours && wantsYes === 'open') ? [placesLine(practice)] : []),
    `${hoursTold(practice).join('. ')}.`,
  ].map(textBlock);
}

/** What is known of the first day in a message, or of the present moment; undefined where it names neither. */
function ofDay(text: string, now: Date, isNow: boolean, practice: Practice) {
  const today = istToday(now);
  const { dates, hours } = momentsIn(text, { now });
  const day = dates.find(({ parsed, isAside }) => parsed.ok && !isAside)?.parsed;
  if (!day?.ok && !isNow) return undefined;
  const date = day?.ok ? String(day.value) : today;
  const reading = hours[0]?.reading;
  const named = reading?.kind === 'time' && reading.exact ? reading.minutes : undefined;
  const closure = closureAt(date, isNow ? istMinutes(now) : named, practice);
  return {
    kind: closure === undefined ? 'open' : closure.kind === 'weekday' ? 'closed' : closure.kind,
    date: longDate(date),
    hours: practice.hours.find(({ days }) => isAmong(days, date))?.time ?? '',
    name: closure?.kind === 'holiday' ? closure.name : '',
  } as const;
}
