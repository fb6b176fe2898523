import { describe, expect, it } from 'vitest';
import { findDaySpan } from '#src/entities/date/date-spans.ts';

/** A Sunday. */
const today = '2026-11-22';
const namedDays = [
  { names: ['feast of lamps', 'lamps'], dates: ['2026-11-08', '2027-10-29'], isMoving: true },
  { names: ['harvest'], dates: ['2027-01-14'], isMoving: false },
];
const daysIn = (text: string, from = today) => {
  const span = findDaySpan(text, from, namedDays);
  return span && [text.slice(span.start, span.end), span.first, span.last];
};

describe('a stretch of days in a sentence', () => {
  it.each([
    ['next week', 'next week', '2026-11-23', '2026-11-28'],
    ['coming week', 'coming week', '2026-11-23', '2026-11-28'],
    ['as early as you can, asap', 'asap', '2026-11-22', '2026-11-26'],
    ['jaldi se jaldi please', 'jaldi se jaldi', '2026-11-22', '2026-11-26'],
    ['some time next week please', 'next week', '2026-11-23', '2026-11-28'],
    ['early next week', 'early next week', '2026-11-23', '2026-11-24'],
    ['end of next week', 'end of next week', '2026-11-26', '2026-11-28'],
    ['agle hafte', 'agle hafte', '2026-11-23', '2026-11-28'],
    ['week after next', 'week after next', '2026-11-30', '2026-12-05'],
    ['the weekend', 'weekend', '2026-11-28', '2026-11-29'],
    ['end of the month', 'end of the month', '2026-11-26', '2026-11-30'],
    ['month end', 'month end', '2026-11-26', '2026-11-30'],
    ['beginning of next month', 'beginning of next month', '2026-12-01', '2026-12-10'],
    ['next month', 'next month', '2026-12-01', '2026-12-31'],
    ['first week of december', 'first week of december', '2026-12-01', '2026-12-07'],
    ['last week of december', 'last week of december', '2026-12-25', '2026-12-31'],
    ['2nd week of next month', '2nd week of next month', '2026-12-08', '2026-12-14'],
    ['mid december', 'mid december', '2026-12-13', '2026-12-21'],
    ['in january', 'january', '2027-01-01', '2027-01-31'],
    ['after the 25th', 'after the 25th', '2026-11-26', '2026-12-02'],
    ['before friday', 'before friday', '2026-11-22', '2026-11-26'],
    ['from 1 december', 'from 1 december', '2026-12-01', '2026-12-07'],
    ['monday or tuesday', 'monday or tuesday', '2026-11-23', '2026-11-24'],
    ['25 to 27 november', '25 to 27 november', '2026-11-25', '2026-11-27'],
    ['10-12 dec', '10-12 dec', '2026-12-10', '2026-12-12'],
    ['dec 3rd to 5th', 'dec 3rd to 5th', '2026-12-03', '2026-12-05'],
    ['second saturday of december', 'second saturday of december', '2026-12-12', '2026-12-12'],
    ['last friday of next month', 'last friday of next month', '2026-12-25', '2026-12-25'],
    ['after harvest', 'after harvest', '2027-01-15', '2027-01-21'],
    ['around the feast of lamps', 'around the feast of lamps', '2027-10-26', '2027-11-01'],
  ])('%s', (text, said, first, last) => {
    expect(daysIn(text)).toEqual([said, first, last]);
  });

  it.each(['', 'hello', 'monday', '25 december', 'may I come', 'two weeks from monday', '5000', 'a week'])(
    'is not in %j',
    (text) => {
      expect(daysIn(text)).toBe(undefined);
    },
  );

  it('begins today when it has begun already', () => {
    expect(daysIn('this week', '2026-11-25')).toEqual(['this week', '2026-11-25', '2026-11-28']);
    expect(daysIn('weekend', '2026-11-25')).toEqual(['weekend', '2026-11-28', '2026-11-29']);
    expect(daysIn('next weekend', '2026-11-25')).toEqual(['next weekend', '2026-12-05', '2026-12-06']);
  });
});

it('tells a feast that follows the moon from one with a date of its own', () => {
  expect(findDaySpan('after lamps', '2027-10-01', namedDays)?.isMoving).toEqual(true);
  expect(findDaySpan('harvest', today, namedDays)?.isMoving).toEqual(undefined);
});
