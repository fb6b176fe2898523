import { describe, expect, it } from 'vitest';
import { findPhones } from '#src/entities/contact/find-contacts.ts';
import { findMoments } from '#src/entities/date/find-moments.ts';

const today = '2026-11-25';

/** The days and the minutes of the hours of a sentence. */
function momentsOf(text: string) {
  const { dates, times } = findMoments(text, today);
  return {
    days: dates.map(({ parsed }) => (parsed.ok ? parsed.value : parsed.refusal.code)),
    hours: times.flatMap(({ reading, weak }) => (reading.kind === 'time' && !weak ? [reading.minutes] : [])),
  };
}

describe('a day and an hour side by side', () => {
  it.each([
    ['dec 9 2pm', '2026-12-09', 14 * 60],
    ['december 14 at 4 pm', '2026-12-14', 16 * 60],
    ['9 dec 2pm', '2026-12-09', 14 * 60],
    ['dec 16 10.30 pm', '2026-12-16', 22 * 60 + 30],
    ['7 dec morning 10', '2026-12-07', 10 * 60],
    ['december 8 morning 10', '2026-12-08', 10 * 60],
    ['dec 3rd night 11.30', '2026-12-03', 23 * 60 + 30],
    ['17-12-2026 11am', '2026-12-17', 11 * 60],
    ['the eighth of december at 4 pm', '2026-12-08', 16 * 60],
    ['twelfth december 9 am', '2026-12-12', 9 * 60],
    ['january fifth 3 pm', '2027-01-05', 15 * 60],
    ['2 dec 11 baje', '2026-12-02', 11 * 60],
    ['december 3 10 gantalaku', '2026-12-03', 10 * 60],
  ])('are both read: %j', (said, day, minutes) => {
    expect(momentsOf(said)).toEqual({ days: [day], hours: [minutes] });
  });

  it('are told apart from a part of the day alone', () => {
    expect(momentsOf('7 dec morning')).toEqual({ days: ['2026-12-07'], hours: [] });
    expect(momentsOf('7 tarikh subah')).toEqual({ days: ['2026-12-07'], hours: [] });
  });

  it('are the next ones on which both agree', () => {
    expect(momentsOf('monday 28 at 11 am')).toEqual({ days: ['2026-12-28'], hours: [11 * 60] });
  });

  it.each(['on 17-12-2026 11 am', '17/12/2026 1130', '17.12.2026 10 30'])('are no number to call: %j', (said) => {
    expect(findPhones(said)).toEqual([]);
  });

  it('leave the number to call that stands beside them', () => {
    expect(findPhones('17-12-2026 9000012345')).toEqual([
      { start: 11, end: 21, parsed: { ok: true, value: '9000012345' } },
    ]);
  });
});
