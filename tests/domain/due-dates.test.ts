import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween, dueDates, type Dated, type DueRule, type Extension } from '#src/domain/due-dates.ts';
import { periodText } from '#src/domain/period-text.ts';

const words = {
  month: '{month} {year}',
  months: '{from} to {to} {year}',
  acrossYears: '{from} {year} to {to} {lastYear}',
  financialYear: 'FY {year}',
  taxYear: 'tax year {year}',
  calendarYear: '{year}',
};

/** The dates of a rule in a span, each with what it is for. */
const datesOf = (rule: DueRule, from: string, to: string, more: Omit<Dated, 'rule'> = {}) =>
  dueDates([{ rule, ...more }], from, to).map(({ due, period, part }) =>
    [due, ...(period ? [periodText(period, words)] : []), ...(part === undefined ? [] : [part])].join(' | '),
  );

describe('a monthly date', () => {
  it('falls into the month after its own', () => {
    expect(datesOf({ kind: 'monthly', day: 20 }, '2026-12-01', '2027-02-28')).toEqual([
      '2026-12-20 | November 2026',
      '2027-01-20 | December 2026',
      '2027-02-20 | January 2027',
    ]);
  });

  it('is the last day of a month that is too short for it', () => {
    expect(datesOf({ kind: 'monthly', day: 31 }, '2028-02-01', '2028-05-01')).toEqual([
      '2028-02-29 | January 2028',
      '2028-03-31 | February 2028',
      '2028-04-30 | March 2028',
    ]);
  });

  it('stays on a Sunday', () => {
    expect(datesOf({ kind: 'monthly', day: 20 }, '2026-12-20', '2026-12-20')).toEqual(['2026-12-20 | November 2026']);
  });

  it('is on another day for a month that has its own', () => {
    const rule: DueRule = { kind: 'monthly', day: 7, instead: [{ of: 3, day: 30, month: 4 }] };
    expect(datesOf(rule, '2027-03-01', '2027-05-31')).toEqual([
      '2027-03-07 | February 2027',
      '2027-04-30 | March 2027',
      '2027-05-07 | April 2027',
    ]);
  });

  it('of December may be moved into the next year', () => {
    const rule: DueRule = { kind: 'monthly', day: 7, instead: [{ of: 12, day: 15, month: 2 }] };
    expect(datesOf(rule, '2027-01-01', '2027-02-28')).toEqual([
      '2027-02-07 | January 2027',
      '2027-02-15 | December 2026',
    ]);
  });

  it('is left out for months that have none', () => {
    expect(datesOf({ kind: 'monthly', day: 25, only: [1, 2] }, '2027-01-01', '2027-12-31')).toEqual([
      '2027-02-25 | January 2027',
      '2027-03-25 | February 2027',
    ]);
  });

  it('can be counted in days from the end of the month, with the leap day', () => {
    const rule: DueRule = { kind: 'monthEnd', days: 30 };
    expect([...datesOf(rule, '2027-03-01', '2027-03-31'), ...datesOf(rule, '2028-03-01', '2028-03-31')]).toEqual([
      '2027-03-02 | January 2027',
      '2027-03-30 | February 2027',
      '2028-03-01 | January 2028',
      '2028-03-30 | February 2028',
    ]);
  });
});

it('a quarterly date falls into the month after the quarter', () => {
  expect(datesOf({ kind: 'quarterly', day: 13 }, '2026-11-22', '2027-10-31')).toEqual([
    '2027-01-13 | October to December 2026',
    '2027-04-13 | January to March 2027',
    '2027-07-13 | April to June 2027',
    '2027-10-13 | July to September 2027',
  ]);
});

describe('a yearly date', () => {
  it.each([
    ['quarter', 31, 5, '2027-05-31 | January to March 2027'],
    ['quarter', 31, 1, '2027-01-31 | October to December 2026'],
    ['quarter', 31, 7, '2027-07-31 | April to June 2027'],
    ['half-year', 30, 4, '2027-04-30 | October 2026 to March 2027'],
    ['half-year', 31, 10, '2027-10-31 | April to September 2027'],
    ['half-year', 15, 2, '2027-02-15 | April to September 2026'],
    ['financial-year-before', 31, 12, '2027-12-31 | FY 2026-27'],
    ['financial-year-before', 31, 3, '2027-03-31 | FY 2025-26'],
    ['financial-year', 30, 6, '2027-06-30 | FY 2027-28'],
    ['financial-year-after', 31, 3, '2027-03-31 | FY 2027-28'],
    ['tax-year', 15, 3, '2027-03-15 | tax year 2026-27'],
    ['tax-year-before', 31, 3, '2027-03-31 | FY 2025-26'],
    ['tax-year-before', 31, 7, '2027-07-31 | tax year 2026-27'],
    ['calendar-year-after', 1, 12, '2027-12-01 | 2028'],
  ] as const)('for the %s, on day %i of month %i', (of, day, month, expected) => {
    expect(datesOf({ kind: 'yearly', on: [{ day, month, of }] }, '2027-01-01', '2027-12-31')).toEqual([expected]);
  });

  it('on 29 February is on the 28th in other years', () => {
    const rule: DueRule = { kind: 'yearly', on: [{ day: 29, month: 2 }] };
    expect(datesOf(rule, '2027-01-01', '2028-12-31')).toEqual(['2027-02-28', '2028-02-29']);
  });

  it('can be so many days or months after a fixed one, into the next year', () => {
    const rule: DueRule = {
      kind: 'yearly',
      on: [
        { day: 31, month: 3, then: { unit: 'months', count: 8 }, of: 'financial-year' },
        { day: 30, month: 9, then: { unit: 'days', count: 120 }, part: 'all of it' },
      ],
    };
    expect(datesOf(rule, '2027-01-01', '2027-12-31')).toEqual(['2027-01-28 | all of it', '2027-11-30 | FY 2026-27']);
  });

  it('keeps to the days for which its rule holds', () => {
    const rule: DueRule = { kind: 'yearly', on: [{ day: 31, month: 8 }] };
    expect(datesOf(rule, '2025-01-01', '2029-12-31', { from: '2026-08-31', until: '2027-08-31' })).toEqual([
      '2026-08-31',
      '2027-08-31',
    ]);
  });
});

it('days that are known one by one come once', () => {
  const rule: DueRule = { kind: 'once', on: [{ date: '2028-06-30', part: 'first' }, { date: '2029-06-30' }] };
  expect(datesOf(rule, '2026-01-01', '2030-12-31')).toEqual(['2028-06-30 | first', '2029-06-30']);
});

it("what counts from a day of one's own has no date by itself", () => {
  const rule: DueRule = { kind: 'event', event: 'opening', term: { unit: 'days', count: 30 } };
  expect(datesOf(rule, '2026-01-01', '2030-12-31')).toEqual([]);
});

describe('the last day of a time that is counted from an event', () => {
  it.each([
    ['2028-01-31', 'days', 30, '2028-03-01'],
    ['2027-01-31', 'days', 30, '2027-03-02'],
    ['2026-12-31', 'months', 2, '2027-02-28'],
    ['2027-12-31', 'months', 2, '2028-02-29'],
    // A Friday, a Saturday and a Monday.
    ['2026-11-20', 'workingDays', 2, '2026-11-24'],
    ['2026-11-21', 'workingDays', 2, '2026-11-24'],
    ['2026-11-23', 'workingDays', 2, '2026-11-25'],
  ] as const)('from %s, %s %i: %s', (date, unit, count, expected) => {
    expect(dayAfter(date, { unit, count })).toBe(expected);
  });
});

describe('a date that was moved', () => {
  const moves = (...days: readonly (readonly [string, string])[]): readonly Extension[] =>
    days.map(([was, becomes]) => ({ was, becomes, order: `Order to ${becomes}`, announced: was }));
  const rule: DueRule = { kind: 'monthly', day: 20 };

  it('counts on the day it was moved to, keeps its name and says by what', () => {
    const [date] = dueDates([{ rule, extensions: moves(['2026-12-20', '2026-12-24']) }], '2026-12-01', '2026-12-31');
    expect([date?.due, date?.rule, date?.key, date?.revision, date?.extension?.order]).toEqual([
      '2026-12-24',
      '2026-12-20',
      '2026-11',
      1,
      'Order to 2026-12-24',
    ]);
  });

  it('counts on the last day it was moved to, and how often it was', () => {
    const extensions = moves(['2026-12-20', '2026-12-24'], ['2026-12-20', '2026-12-31']);
    const dates = dueDates([{ rule, extensions }], '2026-12-01', '2027-01-31');
    expect(dates.map(({ due, revision }) => [due, revision])).toEqual([
      ['2026-12-31', 2],
      ['2027-01-20', 0],
    ]);
  });

  it('leaves the span it was in and comes into the one it was moved to', () => {
    const extensions = moves(['2026-12-20', '2027-01-10']);
    expect([
      dueDates([{ rule, extensions }], '2026-12-01', '2026-12-31'),
      dueDates([{ rule, extensions }], '2027-01-01', '2027-01-31').map(({ due }) => due),
    ]).toEqual([[], ['2027-01-10', '2027-01-20']]);
  });
});

it('the dates of several obligations come by their days, both ends of the span in it', () => {
  const one = { id: 'one', rule: { kind: 'monthly', day: 20 } } as const;
  const other = { id: 'other', rule: { kind: 'monthly', day: 11 } } as const;
  const dates = dueDates([one, other], '2026-12-11', '2027-01-20');
  expect(dates.map(({ due, obligation, key }) => `${due} ${obligation.id} ${key}`)).toEqual([
    '2026-12-11 other 2026-11',
    '2026-12-20 one 2026-11',
    '2027-01-11 other 2026-12',
    '2027-01-20 one 2026-12',
  ]);
});

it('refuses a span of days that do not exist', () => {
  expect(() => dueDates([], '2026-02-30', '2026-03-01')).toThrow(RangeError);
});

it('counts the days between two days across a leap day, also backwards', () => {
  expect([daysBetween('2028-02-28', '2028-03-01'), daysBetween('2026-11-22', '2026-11-20')]).toEqual([2, -2]);
});
