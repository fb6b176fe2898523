import { describe, expect, it } from 'vitest';
import {
  closingsFrom,
  closureAt,
  nearestOpenDays,
  nearestSlots,
  openDaysIn,
  slotsInHours,
  type BookingHours,
} from '#src/domain/office-hours.ts';
import { instantOf } from '#src/domain/ist-dates.ts';

/** Open from Monday to Friday with a break, on Saturday till one, and not on Christmas. */
const booking: BookingHours = {
  hours: [
    { days: 'Monday to Friday', time: '10:00 AM to 1:00 PM and 2:00 PM to 6:00 PM' },
    { days: 'Saturday', time: '10:00 AM to 1:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
  closings: [{ date: '2026-12-25', name: 'Christmas' }],
  slots: ['09:00 AM', '10:00 AM', '12:00 PM', '01:00 PM', '02:00 PM', '05:00 PM'],
};
const friday = '2026-11-20';
const saturday = '2026-11-21';
const sunday = '2026-11-22';
const monday = '2026-11-23';
const noonOn = (date: string) => instantOf(date, 12 * 60);

describe('the office', () => {
  it.each([
    [friday, undefined, undefined],
    [sunday, undefined, { kind: 'weekday' }],
    [sunday, 11 * 60, { kind: 'weekday' }],
    ['2026-12-25', undefined, { kind: 'holiday', name: 'Christmas' }],
    ['2026-12-25', 11 * 60, { kind: 'holiday', name: 'Christmas' }],
    [friday, 10 * 60, undefined],
    [friday, 10 * 60 - 1, { kind: 'hour', hours: '10:00 AM to 1:00 PM and 2:00 PM to 6:00 PM' }],
    [friday, 13 * 60, { kind: 'hour', hours: '10:00 AM to 1:00 PM and 2:00 PM to 6:00 PM' }],
    [friday, 14 * 60, undefined],
    [friday, 18 * 60, { kind: 'hour', hours: '10:00 AM to 1:00 PM and 2:00 PM to 6:00 PM' }],
    [saturday, undefined, undefined],
    [saturday, 14 * 60, { kind: 'hour', hours: '10:00 AM to 1:00 PM' }],
  ])('is on %s at minute %s closed by %o', (date, minutes, closure) => {
    expect(closureAt(date, minutes, booking)).toEqual(closure);
  });

  it('is not said to be closed where its hours say nothing of the day', () => {
    expect(closureAt(sunday, 11 * 60, { hours: [], closings: [] })).toBeUndefined();
  });
});

describe('the slots within hours', () => {
  it.each([
    ['a day with a break', monday, ['10:00 AM', '12:00 PM', '02:00 PM', '05:00 PM']],
    ['half a day', '2026-11-28', ['10:00 AM', '12:00 PM']],
    ['a day off', '2026-11-29', []],
    ['a holiday', '2026-12-25', []],
    ['today, of which the morning has passed', friday, ['02:00 PM', '05:00 PM']],
    ['a day that has passed', '2026-11-19', []],
  ])('of %s', (_, date, slots) => {
    expect(slotsInHours(date, booking, noonOn(friday))).toEqual(slots);
  });
});

describe('the open days of a span', () => {
  it.each([
    ['a week', friday, '2026-11-26', 3, [friday, saturday, monday]],
    ['a span with less of them', saturday, sunday, 3, [saturday]],
    ['a day off', sunday, sunday, 3, []],
    ['Christmas', '2026-12-24', '2026-12-26', 3, ['2026-12-24', '2026-12-26']],
    ['a span that has begun', '2026-11-01', saturday, 3, [friday, saturday]],
    ['a span beyond the booking window', '2027-02-19', '2027-03-31', 3, ['2027-02-19', '2027-02-20']],
    ['a span that has passed', '2026-11-01', '2026-11-19', 3, []],
  ])('%s', (_, first, last, most, days) => {
    expect(openDaysIn({ first, last }, booking, noonOn(friday), most)).toEqual(days);
  });
});

describe('the open days nearest to', () => {
  it.each([
    ['a Sunday', '2026-11-29', 2, ['2026-11-28', '2026-11-30']],
    ['a Sunday, three of them', '2026-11-29', 3, ['2026-11-28', '2026-11-30', '2026-12-01']],
    ['the last Sunday of the window', '2027-02-21', 2, ['2027-02-19', '2027-02-20']],
  ])('%s', (_, date, most, days) => {
    expect(nearestOpenDays(date, booking, noonOn(friday), most)).toEqual(days);
  });

  it('a Sunday that is today: none before it', () => {
    expect(nearestOpenDays(sunday, booking, noonOn(sunday), 2)).toEqual([monday, '2026-11-24']);
  });

  it('a Sunday, the day before it being today with slots left', () => {
    expect(nearestOpenDays(sunday, booking, instantOf(saturday, 9 * 60), 2)).toEqual([saturday, monday]);
  });

  it('a Sunday, the day before it having no slot left', () => {
    expect(nearestOpenDays(sunday, booking, noonOn(saturday), 2)).toEqual([monday, '2026-11-24']);
  });
});

describe('the slots nearest to', () => {
  it.each([
    ['an afternoon on a Saturday', '02:00 PM', '2026-11-28', 2, ['10:00 AM', '12:00 PM']],
    ['an afternoon on a Saturday, one of them', '02:00 PM', '2026-11-28', 1, ['12:00 PM']],
    ['the break', '01:00 PM', monday, 2, ['12:00 PM', '02:00 PM']],
    ['a day off', '02:00 PM', '2026-11-29', 2, []],
  ])('%s', (_, slot, date, most, slots) => {
    expect(nearestSlots(slot, date, booking, noonOn(friday), most)).toEqual(slots);
  });
});

describe('the closed days to come', () => {
  it('begin with the day itself and follow the calendar, in whatever order they are kept', () => {
    const [earlier, christmas, republic] = [
      { date: '2026-10-20', name: 'Dussehra' },
      { date: '2026-12-25', name: 'Christmas' },
      { date: '2027-01-26', name: 'Republic Day' },
    ];
    expect(closingsFrom('2026-12-25', { hours: [], closings: [republic, earlier, christmas] })).toEqual([
      christmas,
      republic,
    ]);
  });
});
