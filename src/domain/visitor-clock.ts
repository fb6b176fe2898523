import { isIndianZone } from './time-zone.ts';
import { writtenTime } from './appointment-time.ts';
import { addDays, instantOf, istMinutes, istToday, weekdayName, type IstDate } from './ist-dates.ts';

/** What a clock elsewhere shows, and on which day beside the Indian one. */
export interface VisitorClock {
  readonly time: string;
  readonly city: string;
  readonly day: 'same' | 'before' | 'after';
  /** The day of the week there, 'Sunday'. */
  readonly weekday: string;
}

/**
 * What a clock elsewhere shows when it is a given time in India: 12:30 AM in New York, on the same day.
 * Takes the Indian day, the minutes since its midnight and the visitor's IANA time zone. Returns undefined where the clocks agree,
 * and for a zone that does not exist. Throws RangeError when the day is not real.
 */
export function visitorClock(date: IstDate, minutes: number, timeZone: string): VisitorClock | undefined {
  const instant = instantOf(date, minutes);
  const there = readingIn(timeZone, instant);
  if (!there || there.minutes === minutes) return undefined;
  return {
    time: writtenTime(there.minutes),
    city: cityOf(timeZone),
    day: dayBeside(there.day, date),
    weekday: weekdayName(there.day),
  };
}

/**
 * The day it is where the visitor is, which may be another one than in India. Takes the present moment and the visitor's IANA time zone;
 * without one, or for one that does not exist, the day in India counts. Throws RangeError for an invalid Date.
 */
export function visitorToday(now: Date, timeZone: string | undefined): IstDate {
  return (timeZone === undefined ? undefined : readingIn(timeZone, now)?.day) ?? istToday(now);
}

/** A day in India and the minutes since its midnight. */
export interface IndianTime {
  readonly date: IstDate;
  readonly minutes: number;
}

/**
 * What it is in India when a clock elsewhere shows a given time. Takes the day there, the minutes since its midnight and the IANA time zone.
 * Undefined for a zone that does not exist. Throws RangeError when the day is not real.
 */
export function indianTime(date: IstDate, minutes: number, timeZone: string): IndianTime | undefined {
  const wanted = instantOf(date, minutes).getTime();
  let instant = wanted;
  // The second step is for the day on which a clock is put forward or back.
  for (let step = 0; step < 2; step += 1) {
    const shown = shownAs(timeZone, new Date(instant));
    if (shown === undefined) return undefined;
    instant += wanted - shown;
  }
  const there = new Date(instant);
  return { date: istToday(there), minutes: istMinutes(there) };
}

/**
 * The minutes since midnight in India, on a given Indian day, at which a clock elsewhere shows a given time. Takes what `indianTime` takes.
 * Undefined for a zone that does not exist.
 */
export function indianMinutesOn(indianDate: IstDate, minutes: number, timeZone: string): number | undefined {
  return [-1, 0, 1]
    .map((days) => indianTime(addDays(indianDate, days), minutes, timeZone))
    .find((time) => time?.date === indianDate)?.minutes;
}

/** The instant at which an Indian clock shows what this one shows at a given instant. */
function shownAs(timeZone: string, instant: Date): number | undefined {
  const reading = readingIn(timeZone, instant);
  return reading && instantOf(reading.day, reading.minutes).getTime();
}

/** The day and the minutes since midnight that a clock shows. */
interface Reading {
  readonly day: IstDate;
  readonly minutes: number;
}

function readingIn(timeZone: string, instant: Date): Reading | undefined {
  if (isIndianZone(timeZone)) return { day: istToday(instant), minutes: istMinutes(instant) };
  try {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone, ...digits, hourCycle: 'h23' });
    const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      day: `${part.year ?? ''}-${part.month ?? ''}-${part.day ?? ''}`,
      minutes: Number(part.hour) * 60 + Number(part.minute),
    };
  } catch {
    return undefined;
  }
}

const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** The place by which a time zone is called: 'New York' of 'America/New_York'. */
export const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

function dayBeside(there: string, here: string): VisitorClock['day'] {
  if (there === here) return 'same';
  return there > here ? 'after' : 'before';
}
