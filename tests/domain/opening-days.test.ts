import { expect, it } from 'vitest';
import { isAmong } from '#src/domain/opening-days.ts';

// 2026-11-22 is a Sunday.
const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

it.each([
  ['Monday to Friday', [1, 2, 3, 4, 5]],
  ['Saturday', [6]],
  ['Sunday', [0]],
  ['Saturday to Monday', [0, 1, 6]],
  ['Monday and Thursday', [1, 4]],
  ['Monday, Wednesday and Friday', [1, 3, 5]],
  ['By appointment', []],
])('"%s" means these days of a week', (days, expected) => {
  expect(week.flatMap((date, index) => (isAmong(days, date) ? [index] : []))).toEqual(expected);
});
