import { bookingWindow, openSlots, slotMinutes, type Slot } from './appointment-time.ts';
import { openingHours } from './hours-abroad.ts';
import { addDays, istToday, type IstDate } from './ist-dates.ts';
import { isAmong } from './opening-days.ts';

/** When the office is open: the hours of the week as a notice writes them, and the single days on which it is closed. */
export interface OfficeHours {
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  readonly closings: readonly { readonly date: IstDate; readonly name: string }[];
}

/** What is asked for when an appointment is: the hours of the office, and the times at which an appointment can begin. */
export interface BookingHours extends OfficeHours {
  readonly slots: readonly Slot[];
}

/** Why the office is closed: a holiday of that name, a day of the week off, or an hour outside of those named. */
export type Closure =
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'weekday' }
  | { readonly kind: 'hour'; readonly hours: string };

/**
 * Takes a day, the minutes since its midnight (or undefined for the day as a whole) and the hours of the office. Returns why the office is
 * closed then; undefined when it is open, or on a day of which the hours say nothing. Throws RangeError when the day is not real.
 */
export function closureAt(date: IstDate, minutes: number | undefined, office: OfficeHours): Closure | undefined {
  const holiday = office.closings.find((closing) => closing.date === date);
  if (holiday) return { kind: 'holiday', name: holiday.name };
  const row = office.hours.find(({ days }) => isAmong(days, date));
  if (!row) return undefined;
  const stretches = openingHours(row.time);
  if (stretches.length === 0) return { kind: 'weekday' };
  return minutes === undefined || stretches.some(({ from, to }) => from <= minutes && minutes < to)
    ? undefined
    : { kind: 'hour', hours: row.time };
}

/** Takes a day and the hours of the office. Returns the closed days from that day on, in the order of the calendar. */
export const closingsFrom = (from: IstDate, { closings }: OfficeHours): OfficeHours['closings'] =>
  closings.filter(({ date }) => date >= from).sort((one, other) => (one.date < other.date ? -1 : 1));

/** Takes a day, the booking hours and the present moment. Returns the slots that can still be booked and begin while the office is open. */
export function slotsInHours(date: IstDate, booking: BookingHours, now: Date): readonly Slot[] {
  return openSlots(booking.slots, date, now).filter(
    (slot) => closureAt(date, slotMinutes(slot), booking) === undefined,
  );
}

/**
 * Takes a span of days, the booking hours, the present moment and how many days are wanted. Returns the first open days of the span on
 * which a slot is left, within the booking window; none when the span holds none. Throws RangeError when a day is not real.
 */
export function openDaysIn(
  { first, last }: { readonly first: IstDate; readonly last: IstDate },
  booking: BookingHours,
  now: Date,
  most: number,
): readonly IstDate[] {
  const bounds = bookingWindow(istToday(now));
  const end = last < bounds.last ? last : bounds.last;
  const days: IstDate[] = [];
  for (let day = first > bounds.first ? first : bounds.first; day <= end && days.length < most; day = addDays(day, 1)) {
    if (slotsInHours(day, booking, now).length > 0) days.push(day);
  }
  return days;
}

/**
 * Takes a day, the booking hours, the present moment and how many days are wanted. Returns the open days around it on which a slot is
 * left, within the booking window, the nearest of them in the order of the calendar. Throws RangeError when the day is not real.
 */
export function nearestOpenDays(date: IstDate, booking: BookingHours, now: Date, most: number): readonly IstDate[] {
  const { last } = bookingWindow(istToday(now));
  const later = openDaysIn({ first: addDays(date, 1), last }, booking, now, most);
  const earlier: IstDate[] = [];
  for (let day = addDays(date, -1); day >= istToday(now) && earlier.length < most; day = addDays(day, -1)) {
    if (openDaysIn({ first: day, last: day }, booking, now, 1).length > 0) earlier.push(day);
  }
  const distance = (day: IstDate) => Math.abs(Date.parse(day) - Date.parse(date));
  return [...later, ...earlier]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort();
}

/**
 * Takes a slot, its day, the booking hours, the present moment and how many slots are wanted. Returns the slots of that day nearest to it
 * that can be booked while the office is open, in the order of the day.
 */
export function nearestSlots(
  slot: Slot,
  date: IstDate,
  booking: BookingHours,
  now: Date,
  most: number,
): readonly Slot[] {
  const distance = (other: Slot) => Math.abs(slotMinutes(other) - slotMinutes(slot));
  const inHours = slotsInHours(date, booking, now);
  const nearest = new Set([...inHours].sort((one, other) => distance(one) - distance(other)).slice(0, most));
  return inHours.filter((other) => nearest.has(other));
}
