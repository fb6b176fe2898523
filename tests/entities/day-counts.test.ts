import { expect, it } from 'vitest';
import { dayCounted } from '#src/entities/date/day-counts.ts';

it.each<readonly [count: string, unit: string, way: 1 | -1, day: string | null]>([
  ['', 'day', 1, '2026-11-22'],
  ['', 'week', -1, '2026-11-14'],
  ['', 'days', 1, null],
  ['a', 'week', 1, '2026-11-28'],
  ['an', 'day', 1, '2026-11-22'],
  ['3', 'days', 1, '2026-11-24'],
  ['two', 'weeks', -1, '2026-11-07'],
  ['2', 'months', 1, '2027-01-21'],
  ['2.5', 'days', 1, null],
  ['some', 'days', 1, null],
])('counts %j %s with the sign %i', (count, unit, way, day) => {
  expect(dayCounted(count, unit, '2026-11-21', way)).toBe(day);
});
