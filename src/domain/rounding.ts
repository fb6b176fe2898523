/**
 * Takes an exact amount of 0 or more as a count of equal parts, and how many parts make one
 * whole. Returns the nearest whole, a half going up.
 */
export function roundHalfUp(parts: bigint, partsPerWhole: bigint): number {
  return Number((2n * parts + partsPerWhole) / (2n * partsPerWhole));
}

/**
 * The one place where money is rounded. Takes an exact amount of 0 or more as a count of equal
 * parts of a rupee (paise, or finer) and how many parts make a rupee. Returns whole rupees, half up.
 */
export function toWholeRupees(parts: bigint, partsPerRupee: bigint): number {
  return roundHalfUp(parts, partsPerRupee);
}

/**
 * Takes an exact amount as `toWholeRupees` does and returns it to the nearest ten rupees, five going up: sections 288A and 288B
 * of the Income-tax Act 1961, under which taxable income and tax are rounded.
 */
export function toNearestTen(parts: bigint, partsPerRupee: bigint): number {
  return roundHalfUp(parts, partsPerRupee * 10n) * 10;
}
