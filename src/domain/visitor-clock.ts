import { instantOf, istToday, weekdayName, type IstDate } from './ist-dates.ts';

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
  const here = readingIn('Asia/Kolkata', instant);
  if (!there || !here || there.time === here.time) return undefined;
  return {
    time: there.time,
    city: cityOf(timeZone),
    day: dayBeside(there.day, here.day),
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

interface Reading {
  readonly day: string;
  readonly time: string;
}

function readingIn(timeZone: string, instant: Date): Reading | undefined {
  try {
    const day = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(instant);
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    }).format(instant);
    return { day, time: time.replace(/\s/g, ' ') };
  } catch {
    return undefined;
  }
}

const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

function dayBeside(there: string, here: string): VisitorClock['day'] {
  if (there === here) return 'same';
  return there > here ? 'after' : 'before';
}
