import { describe, expect, it } from 'vitest';
import { accepted } from '#src/domain/parsed.ts';
import { findDaySpan } from '#src/entities/date/date-spans.ts';
import { parseDate } from '#src/entities/date/parse-date.ts';

const today = '2026-11-25';

describe('a day of the month in words', () => {
  it.each([
    ['saat tareekh', '2026-12-07'],
    ['december naalugu tareeku', '2026-12-04'],
    ['december aaro tareeku', '2026-12-06'],
    ['solah december', '2026-12-16'],
    ['agle mahine ki nau tareekh', '2026-12-09'],
    ['disambar 9', '2026-12-09'],
  ])('%s', (said, day) => {
    expect(parseDate(said, today)).toEqual(accepted(day));
  });

  it('is none where the word is an everyday one', () => {
    expect(parseDate('december do', today).ok).toBe(false);
    expect(parseDate('december ek', today).ok).toBe(false);
  });
});

describe('a feast on a date of its own', () => {
  const named = [
    { names: ['christmas'], dates: ['2026-12-25'], isMoving: false },
    { names: ['holi'], dates: ['2027-03-22'], isMoving: true },
  ];
  it.each([
    ['on christmas', '2026-12-25', '2026-12-25'],
    ['christmas eve', '2026-12-24', '2026-12-24'],
    ['christmas week', '2026-12-22', '2026-12-28'],
    ['around christmas', '2026-12-22', '2026-12-28'],
    ['holi', '2027-03-19', '2027-03-25'],
  ])('%s', (said, first, last) => {
    const span = findDaySpan(said, today, named);
    expect([span?.first, span?.last]).toEqual([first, last]);
  });
});
