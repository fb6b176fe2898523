import { describe, expect, it } from 'vitest';
import { clockTime, hoursAbroad, openingHours } from '#src/domain/hours-abroad.ts';

const nineToSix = { from: 540, to: 1080 };

describe('hours in India on another clock', () => {
  it.each([
    ['India itself', 5.5, [{ from: 540, to: 1080 }]],
    ['Dubai', 4, [{ from: 450, to: 990 }]],
    ['Singapore', 8, [{ from: 690, to: 1230 }]],
    [
      'New York in winter, over midnight',
      -5,
      [
        { from: 0, to: 450 },
        { from: 1350, to: 1440 },
      ],
    ],
    [
      'Auckland in summer',
      13,
      [
        { from: 0, to: 90 },
        { from: 990, to: 1440 },
      ],
    ],
  ])('are right in %s', (_, ahead, hours) => {
    expect(hoursAbroad(nineToSix, ahead)).toEqual(hours);
  });

  it('stay in one stretch when they end at midnight', () => {
    expect(hoursAbroad({ from: 540, to: 1080 }, 11.5)).toEqual([{ from: 900, to: 1440 }]);
  });
});

it.each([
  [0, '12:00 AM'],
  [450, '7:30 AM'],
  [720, '12:00 PM'],
  [1350, '10:30 PM'],
  [1440, '12:00 AM'],
])('%i minutes after midnight is %s', (minutes, time) => {
  expect(clockTime(minutes)).toBe(time);
});

it.each([
  ['9:00 AM to 6:00 PM', [{ from: 540, to: 1080 }]],
  [
    '9:00 AM to 1:00 PM and 2:00 PM to 6:00 PM',
    [
      { from: 540, to: 780 },
      { from: 840, to: 1080 },
    ],
  ],
  ['12:00 PM to 12:30 PM', [{ from: 720, to: 750 }]],
  ['Closed', []],
  ['9:00 AM', []],
  ['25:00 AM to 6:00 PM', []],
])('opening hours written as "%s" are understood', (text, hours) => {
  expect(openingHours(text)).toEqual(hours);
});
