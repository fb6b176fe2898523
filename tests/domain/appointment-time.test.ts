import { describe, expect, it } from 'vitest';
import {
  bookingWindow,
  openSlots,
  slotMinutes,
  validateBookingDate,
  validateSlot,
} from '#src/domain/appointment-time.ts';
import { instantOf } from '#src/domain/ist-dates.ts';
import { refused } from '#src/domain/parsed.ts';

const allSlots = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
const today = '2026-11-21';
const choose = refused('timeUnknown', {
  slots: ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'],
});
const noneLeft = refused('timeNoneLeft');

describe('slotMinutes', () => {
  it.each([
    ['12:00 AM', 0],
    ['09:00 AM', 540],
    ['12:00 PM', 720],
    ['02:00 PM', 840],
    ['11:59 PM', 1439],
  ])('puts %s at minute %d', (slot, minutes) => {
    expect(slotMinutes(slot)).toBe(minutes);
  });

  it.each(['', '9:00 AM', '13:00 PM', '00:00 AM', '09:60 AM', '09:00'])('throws for "%s"', (slot) => {
    expect(() => slotMinutes(slot)).toThrow(RangeError);
  });
});

describe('openSlots', () => {
  it.each([
    [10 * 60 + 59, ['11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']],
    [11 * 60, ['12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']],
    [11 * 60 + 1, ['12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM']],
    [16 * 60 + 59, ['05:00 PM']],
    [17 * 60, []],
    [0, allSlots],
  ])('keeps what is still ahead at minute %d of the day', (minutes, open) => {
    expect(openSlots(allSlots, today, instantOf(today, minutes))).toEqual(open);
  });

  it('keeps every slot of a later day and none of an earlier one', () => {
    const evening = instantOf(today, 23 * 60);
    expect(openSlots(allSlots, '2026-11-22', evening)).toEqual(allSlots);
    expect(openSlots(allSlots, '2026-11-20', evening)).toEqual([]);
  });
});

describe('bookingWindow and validateBookingDate', () => {
  const outside = refused('dateOutsideWindow', {
    first: 'Saturday, 21 November 2026',
    last: 'Sunday, 21 February 2027',
  });

  it('runs from today to the same day three months on, or the last of that month', () => {
    expect(bookingWindow(today)).toEqual({ first: today, last: '2027-02-21' });
    expect(bookingWindow('2026-11-30')).toEqual({ first: '2026-11-30', last: '2027-02-28' });
  });

  it.each([today, '2026-11-22', '2027-02-20', '2027-02-21'])('accepts %s', (date) => {
    expect(validateBookingDate(date, today)).toEqual({ ok: true, value: date });
  });

  it.each([
    ['2026-11-20', outside],
    ['2027-02-22', outside],
    ['', refused('dateMissing')],
    ['2027-02-30', refused('dateUnreal')],
    ['tomorrow', refused('dateUnreal')],
  ])('refuses "%s"', (date, refusal) => {
    expect(validateBookingDate(date, today)).toEqual(refusal);
  });
});

describe('validateSlot', () => {
  const atEleven = instantOf(today, 11 * 60);

  it('accepts a slot still ahead', () => {
    expect(validateSlot('12:00 PM', today, atEleven, allSlots)).toEqual({ ok: true, value: '12:00 PM' });
    expect(validateSlot('09:00 AM', '2026-11-22', atEleven, allSlots)).toEqual({ ok: true, value: '09:00 AM' });
  });

  it.each([
    ['', today, refused('timeMissing')],
    [
      '11:00 AM',
      today,
      refused('timePassed', { slot: '11:00 AM', slots: ['12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'] }),
    ],
    ['01:00 PM', '2026-11-22', choose],
    ['12:00 PM', '2026-11-20', noneLeft],
  ])('refuses "%s" on %s', (slot, date, refusal) => {
    expect(validateSlot(slot, date, atEleven, allSlots)).toEqual(refusal);
  });
});
