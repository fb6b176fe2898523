import { expect, it } from 'vitest';
import { dayIn } from '#tooling/desk/written-day.ts';

it.each([
  ['1/4/2027', '2027-04-01'],
  ['01-04-2027', '2027-04-01'],
  ['1.4.2027', '2027-04-01'],
  ['1 4 2027', '2027-04-01'],
  ['01042027', '2027-04-01'],
  ['1 April 2027', '2027-04-01'],
  ['1st april, 2027', '2027-04-01'],
  ['1 Apr 27', '2027-04-01'],
  ['1-Apr-2027', '2027-04-01'],
  ['10 sept. 2027', '2027-09-10'],
  ['1/4/27', '2027-04-01'],
  [' 2027-04-01 ', '2027-04-01'],
  ['1/7/1961', '1961-07-01'],
  ['4/13/2027', undefined],
  ['31 February 2027', undefined],
  ['1 Ma 2027', undefined],
  ['1/4', undefined],
  ['1042027', undefined],
  ['010427', undefined],
  ['20270401', undefined],
  ['1/4/0202', undefined],
  ['12202-02-07', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('reads "%s" as %s', (typed, day) => {
  expect(dayIn(typed)).toBe(day);
});
