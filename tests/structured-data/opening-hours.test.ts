import { describe, expect, it } from 'vitest';
import { openingHours } from '#tooling/structured-data/opening-hours.ts';

const type = 'OpeningHoursSpecification';

describe('opening hours for search engines', () => {
  it('name every day of a row, count from midnight, and leave out a day that is closed', () => {
    expect(
      openingHours([
        { days: 'Monday to Wednesday', time: '9:00 AM to 6:30 PM' },
        { days: 'Saturday', time: '12:00 PM to 12:30 AM' },
        { days: 'Sunday', time: 'Closed' },
      ]),
    ).toEqual([
      { '@type': type, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '18:30' },
      { '@type': type, dayOfWeek: ['Saturday'], opens: '12:00', closes: '00:30' },
    ]);
  });

  it('have an entry for each part of a day with a break, and know days that are listed', () => {
    expect(
      openingHours([{ days: 'Monday, Wednesday and Friday', time: '9:00 AM to 1:00 PM and 2:00 PM to 6:00 PM' }]),
    ).toEqual([
      { '@type': type, dayOfWeek: ['Monday', 'Wednesday', 'Friday'], opens: '09:00', closes: '13:00' },
      { '@type': type, dayOfWeek: ['Monday', 'Wednesday', 'Friday'], opens: '14:00', closes: '18:00' },
    ]);
  });

  it('may run over the end of the week', () => {
    expect(openingHours([{ days: 'Saturday to Monday', time: '10:00 AM to 11:00 AM' }])).toEqual([
      { '@type': type, dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '10:00', closes: '11:00' },
    ]);
  });

  it.each([
    ['Monday to Someday', 'Not days of the week: Monday to Someday'],
    ['Daily', 'Not days of the week: Daily'],
  ])('refuse "%s"', (days, reason) => {
    expect(() => openingHours([{ days, time: '9:00 AM to 6:00 PM' }])).toThrow(new RangeError(reason));
  });

  it('refuse a time that is none', () => {
    expect(() => openingHours([{ days: 'Monday', time: '25:00 AM to 6:00 PM' }])).toThrow(RangeError);
  });
});
