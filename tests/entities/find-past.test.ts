import { describe, expect, it } from 'vitest';
import { findPast } from '#src/entities/past/find-past.ts';

const today = '2026-11-26';

/** What a text tells, without its places. */
const told = (text: string) => findPast(text, today).map(({ start: _, end: __, ...past }) => past);

const day = (date: string) => ({ kind: 'day', date });
const month = (first: string) => ({ kind: 'month', first });
const length = (count: number, unit: string) => ({ kind: 'length', count, unit });

describe('times that are over', () => {
  it.each([
    ['filed on 10 October', [day('2026-10-10')]],
    ['filed on 10th of oct 2025', [day('2025-10-10')]],
    ['filed on 28 november', [day('2025-11-28')]],
    ['filed 05/09/2026', [day('2026-09-05')]],
    ['filed 5.9.26', [day('2026-09-05')]],
    ['since 2026-08-01', [day('2026-08-01')]],
    ['filed october 7', [day('2026-10-07')]],
    ['filed today', [day('2026-11-26')]],
    ['the return of August', [month('2026-08-01')]],
    ['the return of november', [month('2025-11-01')]],
    ['the return of march 2024', [month('2024-03-01')]],
    ['the return of may', [month('2026-05-01')]],
    ['I may be late', []],
    ['GSTR-1 of September, filed on 25 October', [month('2026-09-01'), day('2026-10-25')]],
    ['october 20 lakh', [month('2026-10-01')]],
    ['october 40,000', [month('2026-10-01')]],
    ['on 31 february', [month('2026-02-01')]],
    ['bought in 2015', [{ kind: 'year', year: 2015 }]],
    ['45 days late', [length(45, 'day')]],
    ['two months late', [length(2, 'month')]],
    ['a week late', [length(1, 'week')]],
    ['held for 1.5 years', [length(1.5, 'year')]],
    ['3 mahine se', [length(3, 'month')]],
    ['some days late', []],
    ['80 lakh', []],
  ])('%s', (text, found) => {
    expect(told(text)).toEqual(found);
  });
});

it('tells where each stands', () => {
  const text = 'GSTR-3B of August, filed on 10 October';
  expect(findPast(text, today).map(({ start, end }) => text.slice(start, end))).toEqual(['August', '10 October']);
});
