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
