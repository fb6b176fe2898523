import { expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';
import { besideHeldDay } from '#src/forms/held-day.ts';

/** A day as it was read on Wednesday, 25 November 2026, beside the one that is held. */
const beside = (said: string, read: string | undefined, date: string | undefined) =>
  besideHeldDay(read === undefined ? refused('dateMonthMissing') : accepted(read), said, {
    now: new Date('2026-11-25T05:30:00Z'),
    timeZone: 'Asia/Kolkata',
    answers: date === undefined ? {} : { date },
  });

it.each([
  ['okay the 26th then', '2026-11-26', '2026-12-25', '2026-12-26'],
  ['24 kar dijiye', undefined, '2026-12-25', '2026-12-24'],
  ['the 2nd', '2026-12-02', '2026-12-30', '2027-01-02'],
  ['1st', '2026-12-01', '2026-11-30', '2026-12-01'],
  ['29 dec', '2026-12-29', '2027-01-26', '2026-12-29'],
  ['in 3 days', '2026-11-28', '2026-12-25', '2026-11-28'],
  ['thursday', '2026-11-26', '2026-12-25', '2026-12-24'],
])('%j, read as %j beside %j, is %j', (said, read, held, meant) => {
  expect(beside(said, read, held)).toEqual(accepted(meant));
});

it.each([['24', undefined]])('%j beside %j still wants its month', (said, held) => {
  expect(beside(said, undefined, held)).toEqual(refused('dateMonthMissing'));
});
