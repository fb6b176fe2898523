import { expect, it } from 'vitest';
import { numberOfDay, workedExample } from '#src/domain/worked-example.ts';

it.each([
  [
    'rupees, in lakh where they are round',
    '{rent = ₹60,000} gives {= rent * 12}',
    { rent: 100_000 },
    '₹1 lakh gives ₹12 lakh',
  ],
  ['rupees of a month', 'on {rent = ₹60,000 a month}, {= rent}', { rent: 65_000 }, 'on ₹65,000 a month, ₹65,000'],
  ['rupees to the nearest one', '{price = ₹60,000} has {= price * 5 / 105}', { price: 100 }, '₹100 has ₹5'],
  ['a share', '{part = ₹1 lakh} is {= part / 3000 %}', { part: 100_000 }, '₹1 lakh is 33.33%'],
  ['a rate', 'at {rate = 18%} {= rate of 1000}', { rate: 12 }, 'at 12% ₹120'],
  ['a count', '{late = 20 days} cost {= 50 * late}', { late: 21 }, '21 days cost ₹1,050'],
  ['one of a kind', '{late = 20 days} cost {= 50 * late}', { late: 1 }, '1 day cost ₹50'],
  [
    'days from a day',
    'from {day = 14 July 2026} to {= day + 180 days}',
    { day: numberOfDay('2026-06-15') },
    'from 15 June 2026 to 12 December 2026',
  ],
  [
    'months from a day',
    '{day = 14 July 2026}, {= day + 6 months}',
    { day: numberOfDay('2026-08-31') },
    '31 August 2026, 28 February 2027',
  ],
])('says %s', (_, words, values, said) => {
  expect(workedExample(words).say(values)).toBe(said);
});

it("keeps the author's figure, as it was written, where none is given", () => {
  expect(workedExample('{rent = ₹1,00,000 a month} at {rate = 2%} is {= rate of rent}').say({ rate: 3 })).toBe(
    '₹1,00,000 a month at 3% is ₹3,000',
  );
});

it.each([
  ['at least', 99, 100],
  ['above', 100, 101],
  ['at most', 301, 300],
  ['below', 300, 299],
])('says nothing out of its bounds: %s', (bound, outside, inside) => {
  const limit = bound.startsWith('a') && bound !== 'at most' ? 100 : 300;
  const { say } = workedExample(`{tax = ₹200, ${bound} ₹${limit}}, {= tax}`);
  expect([say({ tax: outside }), say({ tax: inside })]).toEqual([undefined, `₹${inside}, ₹${inside}`]);
});

it('holds both of two bounds', () => {
  const { say } = workedExample('{tax = ₹200, at least ₹100, at most ₹300}, {= tax}');
  expect([99, 100, 300, 301].map((tax) => say({ tax }) !== undefined)).toEqual([false, true, true, false]);
});

it('says nothing where a formula comes to less than 0 or to no amount', () => {
  expect(workedExample('{tax = ₹200}, {= tax - 100}').say({ tax: 50 })).toBeUndefined();
  expect(workedExample('{tax = ₹200}, {= 100 / tax}').say({ tax: 0 })).toBeUndefined();
});
