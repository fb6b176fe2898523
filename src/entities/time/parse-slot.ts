import words from 'content:vocabulary-hours';
import small from 'content:vocabulary-small';
import { slotMinutes, writtenTime, type Slot } from '#src/domain/appointment-time.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { readClock, type ClockReading, type DayPart } from './clock-reading.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

const longestText = 200;
const noon = 12 * 60;
const evening = 16 * 60;
const night = 20 * 60;

function partOf(minutes: number): DayPart {
  if (minutes < noon) return 'morning';
  if (minutes < evening) return 'afternoon';
  return minutes < night ? 'evening' : 'night';
}

const slotsIn = (part: DayPart, slots: readonly Slot[]) => slots.filter((slot) => partOf(slotMinutes(slot)) === part);

function refusedWithin(part: DayPart, slots: readonly Slot[]): Parsed<never> {
  const inPart = slotsIn(part, slots);
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
  const time = writtenTime(minutes);
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
  if (text.length > longestText) return refused('timeUnknown', { slots });
  if (text.trim() === '') return refused('timeMissing');
  const end = slotAtEnd(text);
  const reading = readClock(text);
  const meant = reading.kind === 'part' ? slotsIn(reading.part, slots) : slots;
  const chosen = end === 'first' ? meant[0] : meant.at(-1);
  return end !== undefined && chosen !== undefined ? accepted(chosen) : slotAt(reading, slots);
}

const around = `(?:${anyOf(small)}[\\s,]+)*`;
const ends = (['first', 'last'] as const).map(
  (end) =>
    [
      end,
      new RegExp(`^${around}${anyOf(words[end])}(?:[\\s,]+${anyOf(small, words.whichever, words.endBesides)})*$`, 'iu'),
    ] as const,
);

/** Takes a text and returns which end of the day, or of a part of it, it asks for as a whole: "the first slot please", "latest", "earliest in the morning". Undefined for any other text. */
export const slotAtEnd = (text: string): 'first' | 'last' | undefined => {
  const said = text
    .replace(partWords, ' ')
    .trim()
    .replace(/[.!]+$/, '');
  return ends.find(([, pattern]) => pattern.test(said))?.[0];
};

const partWords = new RegExp(anyWord(...Object.values(words.parts)), 'giu');

/** Takes what a text says about a time and the slots to choose from. Returns the slot that is meant, or refuses as `parseSlot` does. */
export function slotAt(reading: ClockReading, slots: readonly Slot[]): Parsed<Slot> {
  if (slots.length === 0) return refused('timeNoneLeft');
  if (reading.kind === 'time') return timeOnList(reading.minutes, reading.exact, slots);
  return reading.kind === 'part' ? refusedWithin(reading.part, slots) : refused('timeUnknown', { slots });
}
