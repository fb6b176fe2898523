import { expect, it } from 'vitest';
import { roundHalfUp, toWholeRupees } from '#src/domain/rounding.ts';

it.each([
  [0n, 0],
  [49n, 0],
  [50n, 1],
  [51n, 1],
  [149n, 1],
  [150n, 2],
  [600_050n, 6001],
])('rounds %d paise to %d rupees', (paise, rupees) => {
  expect(toWholeRupees(paise, 100n)).toBe(rupees);
});

it.each([
  [1n, 3n, 0],
  [3n, 2n, 2],
  [2n, 3n, 1],
])('rounds %d parts of %d to %d', (parts, partsPerWhole, whole) => {
  expect(roundHalfUp(parts, partsPerWhole)).toBe(whole);
});
