import { expect, it } from 'vitest';
import type { Parsed } from '#src/domain/parsed.ts';
import { momentsIn, spanToldIn } from '#src/forms/moments.ts';

/** A Saturday at noon in India; days can be booked up to 21 February 2027. */
const moment = { now: new Date('2026-11-21T06:30:00Z'), timeZone: 'Asia/Kolkata' };

const plain = <Value>(parsed: Parsed<Value>) => (parsed.ok ? parsed.value : parsed.refusal);
const outside = {
  code: 'dateOutsideWindow',
  values: { first: '2026-11-21', last: '2027-02-21' },
};
const span = (first: string, last: string) => ({ code: 'dateSpan', values: { first, last } });

it.each<readonly [text: string, told: unknown]>([
  ['come next week', ['next week', span('2026-11-23', '2026-11-28'), true]],
  ['this week', ['this week', '2026-11-21', true]],
  ['february', ['february', span('2027-02-01', '2027-02-21'), true]],
  ['march', ['march', outside, true]],
  ['this month', ['this month', span('2026-11-21', '2026-11-30'), true]],
  ['friday', undefined],
])('the stretch of days in %j is cut to those that can be booked', (text, told) => {
  const found = spanToldIn(text, moment);
  expect(found && [text.slice(found.start, found.end), plain(found.parsed), found.weak]).toEqual(told);
});

it.each<readonly [text: string, days: readonly unknown[], hours: readonly unknown[]]>([
  ['friday at 4 pm', [['friday', '2026-11-27', undefined]], [['at 4 pm', false]]],
  ['next week at 11', [['next week', span('2026-11-23', '2026-11-28'), true]], [['at 11', false]]],
  ['after friday', [['after friday', span('2026-11-28', '2026-12-04'), false]], []],
])('days and hours in %j', (text, days, hours) => {
  const found = momentsIn(text, moment);
  expect([
    found.dates.map(({ start, end, parsed, weak }) => [text.slice(start, end), plain(parsed), weak]),
    found.hours.map(({ start, end, weak }) => [text.slice(start, end), weak]),
  ]).toEqual([days, hours]);
});
