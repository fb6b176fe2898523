import { readClock, type DayPart } from './clock-reading.ts';
import { addMonths, isIstDate, istMinutes, istToday, longDate, type IstDate } from './ist-dates.ts';
import { accepted, refused, type Parsed } from './parsed.ts';

/** A time that can be booked, as the practice writes it: '11:00 AM'. */
export type Slot = string;

const bookingMonths = 3;
const longestText = 200;
const noon = 12 * 60;
const evening = 16 * 60;
const night = 20 * 60;

/** Takes a slot and returns its minutes since midnight: '02:00 PM' gives 840. Throws RangeError for other text. */
export function slotMinutes(slot: Slot): number {
  const [, hours, minutes, half] = /^(0[1-9]|1[0-2]):([0-5]\d) ([AP]M)$/.exec(slot) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`Not a time like 11:00 AM: ${slot}`);
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
}

function slotAt(minutes: number): Slot {
  const hours = Math.floor(minutes / 60);
  const face = String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0');
  return `${face}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Takes the slots of a day, the day and the present moment. Returns the slots that can still be
 * booked: of today in India those that begin later than now, of a past day none.
 */
export function openSlots(slots: readonly Slot[], date: IstDate, now: Date): readonly Slot[] {
  const today = istToday(now);
  if (date < today) return [];
  return date > today ? slots : slots.filter((slot) => slotMinutes(slot) > istMinutes(now));
}

/**
 * Takes today in India and returns the first and the last day that can be booked: today, and the
 * same day three months on or that month's last day (specification, section 9).
 */
export function bookingWindow(today: IstDate): { readonly first: IstDate; readonly last: IstDate } {
  return { first: today, last: addMonths(today, bookingMonths) };
}

/**
 * Takes a day written YYYY-MM-DD and today in India. Returns the day when it lies within the
 * booking window, and otherwise refuses naming the window.
 */
export function validateBookingDate(date: string, today: IstDate): Parsed<IstDate> {
  if (date === '') return refused('dateMissing');
  if (!isIstDate(date)) return refused('dateUnreal');
  const { first, last } = bookingWindow(today);
  if (date >= first && date <= last) return accepted(date);
  return refused('dateOutsideWindow', { first: longDate(first), last: longDate(last) });
}

function partOf(minutes: number): DayPart {
  if (minutes < noon) return 'morning';
  if (minutes < evening) return 'afternoon';
  return minutes < night ? 'evening' : 'night';
}

function refusedWithin(part: DayPart, slots: readonly Slot[]): Parsed<never> {
  const inPart = slots.filter((slot) => partOf(slotMinutes(slot)) === part);
  const [slot, another] = inPart;
  if (slot === undefined) return refused('timeNoneInPart', { part, slots });
  return another === undefined
    ? refused('timeOneInPart', { part, slot })
    : refused('timeSeveralInPart', { part, slots: inPart });
}

function distance(slots: readonly Slot[], minutes: number): number {
  return Math.min(...slots.map((slot) => Math.abs(slotMinutes(slot) - minutes)));
}

function refusedNear(minutes: number, slots: readonly Slot[]): Parsed<never> {
  const nearest = [...slots]
    .sort((left, right) => Math.abs(slotMinutes(left) - minutes) - Math.abs(slotMinutes(right) - minutes))
    .slice(0, 2)
    .sort((left, right) => slotMinutes(left) - slotMinutes(right));
  const time = slotAt(minutes);
  const [slot = '', another] = nearest;
  return another === undefined
    ? refused('timeNotListedNearestOne', { time, slot })
    : refused('timeNotListed', { time, slots: nearest });
}

function timeOnList(minutes: number, exact: boolean, slots: readonly Slot[]): Parsed<Slot> {
  const either = exact ? [minutes] : [minutes, minutes + noon];
  const [found, another] = slots.filter((slot) => either.includes(slotMinutes(slot)));
  if (another !== undefined && found !== undefined) return refused('timeAmbiguous', { slots: [found, another] });
  if (found !== undefined) return accepted(found);
  const [morning = minutes, afternoon = morning] = either;
  return refusedNear(distance(slots, afternoon) <= distance(slots, morning) ? afternoon : morning, slots);
}

/**
 * Takes a time as a visitor types it ('11 am', '4', '16:00', 'eleven', 'subah 10 baje') and the
 * slots to choose from. Returns the slot as it is written in that list; a bare hour is the slot
 * with that hour. Refuses, naming slots to choose, a part of the day alone, a time that is not
 * on the list, several times and text without a time. Throws RangeError only for malformed slots.
 */
export function parseSlot(text: string, slots: readonly Slot[]): Parsed<Slot> {
  if (slots.length === 0) return refused('timeNoneLeft');
  const unknown = refused('timeUnknown', { slots });
  if (text.length > longestText) return unknown;
  if (text.trim() === '') return refused('timeMissing');
  const reading = readClock(text);
  if (reading.kind === 'time') return timeOnList(reading.minutes, reading.exact, slots);
  return reading.kind === 'part' ? refusedWithin(reading.part, slots) : unknown;
}

/**
 * Takes a chosen slot, its day, the present moment and all slots of a day. Returns the slot when
 * it is one of them and still ahead, and otherwise refuses naming what is open.
 */
export function validateSlot(slot: string, date: IstDate, now: Date, slots: readonly Slot[]): Parsed<Slot> {
  if (slot === '') return refused('timeMissing');
  const open = openSlots(slots, date, now);
  if (open.includes(slot)) return accepted(slot);
  if (open.length === 0) return refused('timeNoneLeft');
  if (slots.includes(slot)) return refused('timePassed', { slot, slots: open });
  return refused('timeUnknown', { slots: open });
}
