import appointmentWords from 'content:appointment-words';
import words from 'content:reading-words';
import days from 'content:vocabulary-days';
import hoursWords from 'content:vocabulary-hours';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { bookingWindow, slotMinutes, writtenTime, type Slot } from '#src/domain/appointment-time.ts';
import { istToday, type IstDate } from '#src/domain/ist-dates.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { isIndianZone } from '#src/domain/time-zone.ts';
import { cityOf, indianMinutesOn, indianTime, visitorToday } from '#src/domain/visitor-clock.ts';
import { findDaySpan } from '#src/entities/date/date-spans.ts';
import { findMoments } from '#src/entities/date/find-moments.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { slotAt } from '#src/entities/time/parse-slot.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { clockReader, type NamedClock } from '#src/entities/time/time-zones.ts';
import type { AnswerContext, Found } from './question.ts';

const { otherClock } = appointmentWords;
const clockBeside = clockReader(words);
const daySpanIn = memoizeByText((text: string, today: IstDate) => findDaySpan(text, today, words.namedDays));

type Moments = ReturnType<typeof findMoments>;
type FoundHour = Moments['times'][number];

/** An hour of a sentence with the clock by which it is told; undefined where that is the Indian one. */
export interface HourTold extends FoundHour {
  readonly clock:
    | { readonly zone: string; readonly isOwn: boolean }
    | { readonly zone: undefined; readonly isUnclear: true }
    | undefined;
}

/** What a sentence tells of days and hours, by the clocks it names. */
export interface MomentsTold {
  readonly dates: readonly Found[];
  readonly hours: readonly HourTold[];
  /** The Indian day of an hour that is told together with its day by a clock abroad. */
  readonly indianDay: IstDate | undefined;
}

/**
 * Takes a sentence and who says it when. Returns the days and hours in it. A day told with an hour of a clock abroad is given as the Indian
 * day of that moment, and a stretch such as "next week" as a day that is not settled, with its first and last day. Never throws.
 */
export function momentsIn(text: string, { now, timeZone }: Omit<AnswerContext, 'answers'>): MomentsTold {
  const today = visitorToday(now, timeZone);
  const { dates, times } = findMoments(text, today);
  const hours = times.map((time): HourTold => {
    const named = clockBeside(text, time);
    const clock = named && clockFor(named, timeZone);
    return { ...time, ...named, weak: time.weak && !named, clock };
  });
  const [hour, another] = hours;
  const [day, other] = dates.filter(({ isAside, parsed }) => !isAside && parsed.ok);
  const zone = another ? undefined : hour?.clock?.zone;
  const moment =
    zone !== undefined && hour?.reading.kind === 'time' && hour.reading.exact && day?.parsed.ok === true && !other
      ? indianTime(day.parsed.value, hour.reading.minutes, zone)
      : undefined;
  const settled = dates.map((date) => (date === day && moment ? { ...date, parsed: accepted(moment.date) } : date));
  const asides = settled.filter(({ isAside }) => isAside);
  const told = spanToldIn(text, { now, timeZone });
  const isOneDay = told?.parsed.ok === true && settled.some((date) => date.start > told.start || date.end < told.end);
  const span = isOneDay || settled.every(({ parsed }) => !parsed.ok) ? told : undefined;
  return {
    dates: span ? [...asides, { ...span, weak: asides.length === settled.length }] : settled,
    hours,
    indianDay: moment?.date,
  };
}

function clockFor({ clock }: NamedClock, timeZone: string | undefined): HourTold['clock'] {
  if (clock.kind === 'zone')
    return clock.zone === 'Asia/Kolkata' ? undefined : { zone: clock.zone, isOwn: clock.zone === timeZone };
  if (timeZone !== undefined && isIndianZone(timeZone)) return undefined;
  return clock.kind === 'own' && timeZone !== undefined
    ? { zone: timeZone, isOwn: true }
    : { zone: undefined, isUnclear: true };
}

/** A stretch of days that a sentence names, as a refusal with its first and last day that can be booked. It is a value only where a day is asked for. */
export function spanToldIn(text: string, { now, timeZone }: Omit<AnswerContext, 'answers'>): Found | undefined {
  const span = daySpanIn(text, visitorToday(now, timeZone));
  if (!span) return undefined;
  const { first, last } = bookingWindow(istToday(now));
  const parsed =
    span.first > last || span.last < first
      ? refused('dateOutsideWindow', { first, last })
      : span.first === span.last
        ? accepted(span.first)
        : refused('dateSpan', {
            first: span.first < first ? first : span.first,
            last: span.last > last ? last : span.last,
            ...(span.isMoving === true && { feast: 'moving' }),
          });
  return { start: span.start, end: span.end, parsed, weak: true };
}

/**
 * Takes an hour that was told, the Indian day it is for, all slots and those still open. Returns the slot that is meant, an hour of a clock
 * abroad reckoned in Indian time; or refuses, naming what it is in India.
 */
export function slotTold(
  { reading, clock, isBound }: HourTold,
  date: IstDate,
  slots: readonly Slot[],
  open: readonly Slot[],
): Pick<Found, 'parsed' | 'reckonedFrom'> {
  const among = (read: (choices: readonly Slot[]) => Parsed<Slot>) => {
    const parsed = read(slots);
    return parsed.ok ? parsed : read(open);
  };
  if (isBound) return { parsed: refused('timeUnknown', { slots }) };
  if (!clock) return { parsed: among((choices) => slotAt(reading, choices)) };
  if (clock.zone === undefined || reading.kind !== 'time') return { parsed: refused('timeZoneUnclear') };
  const { zone } = clock;
  const halves = reading.exact ? [reading.minutes] : [reading.minutes % 720, (reading.minutes % 720) + 720];
  const told = halves.flatMap((there) => {
    const minutes = indianMinutesOn(date, there, zone);
    return minutes === undefined
      ? []
      : [{ minutes, there: fillTemplate(otherClock.same, { time: writtenTime(there), city: cityOf(zone) }) }];
  });
  const fitting = told.filter(({ minutes }) => slots.some((slot) => slotMinutes(slot) === minutes));
  const [only, another] = fitting.length > 0 ? fitting : told;
  if (!only) return { parsed: refused('timeZoneUnclear') };
  const time = writtenTime(only.minutes);
  if (fitting.length === 1)
    return {
      parsed: among((choices) => slotAt({ kind: 'time', minutes: only.minutes, exact: true }, choices)),
      ...(!clock.isOwn && { reckonedFrom: only.there }),
    };
  if (fitting.length > 1 && another)
    return { parsed: refused('timeAmbiguous', { slots: [time, writtenTime(another.minutes)] }) };
  const nearest = [...open]
    .sort((one, other) => Math.abs(slotMinutes(one) - only.minutes) - Math.abs(slotMinutes(other) - only.minutes))
    .slice(0, 2)
    .sort((one, other) => slotMinutes(one) - slotMinutes(other));
  return {
    parsed:
      nearest.length === 0
        ? refused('timeNoneLeft')
        : refused('timeAbroad', { there: only.there, time, slots: nearest }),
  };
}

/**
 * Takes a text, its hours, at least one of which is a bound or one of a choice, and the slots still open. Returns the slot that is left: "2 or 2.30" where
 * only 2 PM can be had, the first of two where either will do; or refuses, naming those among which the text leaves the choice. Never throws.
 */
export function slotWithin(text: string, hours: readonly HourTold[], open: readonly Slot[]): Parsed<Slot> {
  const told = hours
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ reading, start, end }) => {
      const slot = slotAt(reading, open);
      return reading.kind === 'time'
        ? [{ start, end, at: slot.ok ? slotMinutes(slot.value) : laterHalf(reading) }]
        : [];
    });
  const [first, last] = told;
  const isChoice = first && last && choice.test(text.slice(first.end, last.start));
  const isBefore = !last && until.test(text.slice(0, first?.start));
  const from = isBefore || !first ? 0 : first.at;
  const to = last?.at ?? (isBefore && first ? first.at : Infinity);
  const isStrict = strictlyBefore.test(text.slice(0, (last ?? first)?.start));
  const within = open.filter((slot) => {
    const at = slotMinutes(slot);
    return isChoice ? told.some((one) => one.at === at) : from <= at && at <= to;
  });
  const earlier = isStrict ? within.filter((slot) => slotMinutes(slot) < to) : [];
  const slots = earlier.length > 0 ? earlier : within;
  const [slot, another] = slots;
  if (slot === undefined) return refused('timeUnknown', { slots: open });
  return isChoice && (!another || whichever.test(text)) ? accepted(slot) : refused('timeAmbiguous', { slots });
}

/** Nobody comes at three in the night. */
const laterHalf = ({ minutes, exact }: { readonly minutes: number; readonly exact: boolean }) =>
  exact || minutes >= 8 * 60 ? minutes : minutes + 12 * 60;

const choice = new RegExp(`^\\W*${anyOf(days.or, days.orBetween)}(?!\\p{L})`, 'iu');
const until = new RegExp(
  `(?<!${anyOf(days.except)}\\s+)${anyWord(days.before, days.until, days.by)}\\s+$|${anyWord(days.except)}\\s+${anyOf(days.after)}\\s+$`,
  'iu',
);
const strictlyBefore = new RegExp(`(?<!${anyOf(days.except)}\\s+)${anyWord(days.before)}\\s+$`, 'iu');
const whichever = new RegExp(anyWord(hoursWords.whichever), 'iu');
