import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTimeZone } from '#src/domain/time-zone.ts';
import { indianMinutesOn, indianTime, visitorClock, visitorToday } from '#src/domain/visitor-clock.ts';

const eleven = 11 * 60;

describe('the clock of a visitor elsewhere', () => {
  it.each([
    ['2026-12-25', eleven, 'America/New_York', { time: '12:30 AM', city: 'New York', day: 'same', weekday: 'Friday' }],
    [
      '2026-07-01',
      eleven,
      'America/New_York',
      { time: '01:30 AM', city: 'New York', day: 'same', weekday: 'Wednesday' },
    ],
    [
      '2026-12-25',
      9 * 60,
      'America/New_York',
      { time: '10:30 PM', city: 'New York', day: 'before', weekday: 'Thursday' },
    ],
    [
      '2026-12-25',
      17 * 60,
      'Pacific/Auckland',
      { time: '12:30 AM', city: 'Auckland', day: 'after', weekday: 'Saturday' },
    ],
    ['2026-12-25', eleven, 'Europe/London', { time: '05:30 AM', city: 'London', day: 'same', weekday: 'Friday' }],
  ])('on %s at minute %i shows in %s: %o', (date, minutes, zone, shown) => {
    expect(visitorClock(date, minutes, zone)).toEqual(shown);
  });

  it.each(['Asia/Kolkata', 'Asia/Colombo'])('says nothing in %s, where it shows the same', (zone) => {
    expect(visitorClock('2026-12-25', eleven, zone)).toBe(undefined);
  });

  it('says nothing of a zone that does not exist', () => {
    expect(visitorClock('2026-12-25', eleven, 'Nowhere/Atall')).toBe(undefined);
  });

  it('never throws, whatever the zone is called', () => {
    fc.assert(
      fc.property(fc.string(), (zone) =>
        ['object', 'undefined'].includes(typeof visitorClock('2026-12-25', eleven, zone)),
      ),
    );
  });
});

describe('a time zone that a device names', () => {
  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'America/New_York', 'America/Argentina/Buenos_Aires', 'Europe/London'])(
    'tells where the visitor is when it is %s',
    (zone) => {
      expect(knownTimeZone(zone)).toBe(zone);
    },
  );

  it.each([
    undefined,
    '',
    'Etc/Unknown',
    'Etc/UTC',
    'UTC',
    'GMT',
    'Etc/GMT-5',
    'Etc/GMT+12',
    'Zulu',
    '+05:30',
    'Nowhere/Atall',
    'America/',
    'Atlantic/Reykjavik',
    'undefined',
  ])('tells nothing when it is %j', (zone) => {
    expect(knownTimeZone(zone)).toBe(undefined);
  });
});

describe('the day it is where the visitor is', () => {
  it.each([
    ['2026-11-21T20:37:00Z', 'America/New_York', '2026-11-21'],
    ['2026-11-21T20:37:00Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-21T13:00:00Z', 'Pacific/Auckland', '2026-11-22'],
    ['2026-11-21T20:37:00Z', undefined, '2026-11-22'],
    ['2026-11-21T20:37:00Z', 'Nowhere/Atall', '2026-11-22'],
  ])('at %s in %s is %s', (now, zone, day) => {
    expect(visitorToday(new Date(now), zone)).toBe(day);
  });
});

describe('what it is in India when a clock elsewhere shows a time', () => {
  const hour = (hours: number, minutes = 0) => hours * 60 + minutes;

  it.each([
    ['2026-11-23', hour(22, 30), 'America/New_York', '2026-11-24', hour(9)],
    ['2026-07-23', hour(22, 30), 'America/New_York', '2026-07-24', hour(8)],
    ['2026-11-24', hour(9), 'Asia/Dubai', '2026-11-24', hour(10, 30)],
    ['2026-11-24', hour(11), 'Australia/Sydney', '2026-11-24', hour(5, 30)],
    // The morning after the clocks were put back.
    ['2026-11-01', hour(0, 30), 'America/New_York', '2026-11-01', hour(10)],
  ])('on %s at minute %d in %s', (date, minutes, zone, indianDate, indianMinutes) => {
    expect(indianTime(date, minutes, zone)).toEqual({ date: indianDate, minutes: indianMinutes });
  });

  it('is found for the Indian day that is meant', () => {
    expect(indianMinutesOn('2026-11-24', hour(22, 30), 'America/New_York')).toBe(hour(9));
    expect(indianMinutesOn('2026-11-24', hour(9), 'America/New_York')).toBe(hour(19, 30));
  });

  it('is unknown in a zone that does not exist', () => {
    expect([indianTime('2026-11-24', 0, 'Nowhere/Atall'), indianMinutesOn('2026-11-24', 0, 'Nowhere/Atall')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
