import { slotMinutes } from '#src/domain/appointment-time.ts';
import { openingHours } from '#src/domain/hours-abroad.ts';
import type { Check } from './check.ts';

/** The times for appointments go from morning to evening, each once. */
export const checkSlots: Check = ({ practice }, report) => {
  const { slots } = practice.fields;
  slots.forEach((slot, index) => {
    const before = slots[index - 1];
    if (before !== undefined && slotMinutes(before) > slotMinutes(slot))
      report(practice, ['slots', index], `${slot} stands after ${before}; write the times from morning to evening`);
  });
};

/** Times for appointments at which the office is open on no day. They are offered all the same. */
export const checkSlotHours: Check = ({ practice }, report) => {
  const stretches = practice.fields.hours.flatMap(({ time }) => openingHours(time));
  practice.fields.slots.forEach((slot, index) => {
    const minutes = slotMinutes(slot);
    if (!stretches.some(({ from, to }) => from <= minutes && minutes < to))
      report(practice, ['slots', index], `${slot} can be asked for, but by the hours the office is never open then`);
  });
};
