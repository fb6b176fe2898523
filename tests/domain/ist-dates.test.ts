import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  instantOf,
  isIstDate,
  istMinutes,
  istToday,
  longDate,
  notBefore,
  weekdayIndex,
  weekdayName,
} from '#src/domain/ist-dates.ts';

describe('a moment that is not before a day', () => {
  const at = (text: string) => new Date(text);

  it.each([
    ['2019-01-01T00:00:00Z', '2026-11-26', '2026-11-25T18:30:00Z'],
    ['2026-11-25T18:29:59Z', '2026-11-26', '2026-11-25T18:30:00Z'],
    ['2026-11-25T18:30:00Z', '2026-11-26', '2026-11-25T18:30:00Z'],
    ['2026-11-26T09:15:30Z', '2026-11-26', '2026-11-26T09:15:30Z'],
    ['2031-01-01T00:00:00Z', '2026-11-26', '2031-01-01T00:00:00Z'],
    ['2019-01-01T00:00:00Z', undefined, '2019-01-01T00:00:00Z'],
    ['2019-01-01T00:00:00Z', '2026-02-30', '2019-01-01T00:00:00Z'],
    ['no moment', '2026-11-26', '2026-11-25T18:30:00Z'],
  ])('of %s and %s is %s', (moment, day, later) => {
    expect(notBefore(at(moment), day)).toEqual(at(later));
  });
});

const anyDay = fc.integer({ min: -36_500, max: 100_000 }).map((days) => addDays('2000-01-01', days));

describe('istToday and istMinutes', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20', 1439],
    ['2026-11-20T18:30:00Z', '2026-11-21', 0],
    ['2026-11-20T18:30:59Z', '2026-11-21', 0],
    ['2026-11-20T18:31:00Z', '2026-11-21', 1],
    ['2026-12-31T18:30:00Z', '2027-01-01', 0],
    ['1969-12-31T18:29:00Z', '1969-12-31', 1439],
  ])('read the practice clock at %s', (moment, day, minutes) => {
    expect(istToday(new Date(moment))).toBe(day);
    expect(istMinutes(new Date(moment))).toBe(minutes);
  });

  it('throw for an invalid moment', () => {
    expect(() => istToday(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => istMinutes(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('instantOf', () => {
  it('is the moment at that minute in India', () => {
    expect(instantOf('2026-12-25', 11 * 60)).toEqual(new Date('2026-12-25T05:30:00Z'));
  });

  it('undoes istToday and istMinutes', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
        const moment = instantOf(day, minutes);
        expect([istToday(moment), istMinutes(moment)]).toEqual([day, minutes]);
      }),
    );
  });
});

describe('isIstDate', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-31', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['', false],
  ])('tells of %s: %s', (text, expected) => {
    expect(isIstDate(text)).toBe(expected);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('goes from %s by %d to %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it('throws for an impossible day and beyond the year 9999', () => {
    expect(() => addDays('2026-02-31', 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });

  it('comes back when it goes back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-11-28', 3, '2027-02-28'],
    ['2026-11-29', 3, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-31', -1, '2026-11-30'],
    ['2026-10-31', 14, '2027-12-31'],
  ])('goes from %s by %d to %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });
});

describe('names of days', () => {
  it('writes a day out', () => {
    expect(longDate('2026-12-25')).toBe('Friday, 25 December 2026');
    expect(longDate('2027-01-01')).toBe('Friday, 1 January 2027');
  });

  it('names the days of a week, Sunday counting 0', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-11-22', days));
    expect(week.map(weekdayName)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect(week.map(weekdayIndex)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('throws for an impossible day', () => {
    expect(() => longDate('2026-02-30')).toThrow(RangeError);
  });
});
