import { addMonths, isIstDate, istMinutes, istToday, longDate, type IstDate } from './ist-dates.ts';
import { accepted, refused, type Parsed } from './parsed.ts';

/** A time that can be booked, as the practice writes it: '11:00 AM'. */
export type Slot = string;

const bookingMonths = 3;

/** Takes a slot and returns its minutes since midnight: '02:00 PM' gives 840. Throws RangeError for other text. */
export function slotMinutes(slot: Slot): number {
  const parts = /^(0[1-9]|1[0-2]):([0-5]\d) ([AP]M)$/.exec(slot);
  if (!parts) throw new RangeError(`Not a time like 11:00 AM: ${slot}`);
  const [, hours, minutes, half] = parts;
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
}

/** Takes minutes since midnight and returns them as the practice writes an hour: '07:30 PM'. */
export function writtenTime(minutes: number): Slot {
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
