import { wordsBelowHundred } from './english-numbers.ts';

/** The largest amount that is read or worked with: 1,000 crore rupees. */
export const largestAmount = 10_000_000_000;

function assertWhole(rupees: number): void {
  if (!Number.isSafeInteger(rupees) || rupees < 0) throw new RangeError(`Not a whole amount of 0 or more: ${rupees}`);
}

/**
 * Takes whole rupees, 0 or more, and returns them with the rupee sign and Indian grouping:
 * 1250000 gives '₹12,50,000'. Throws RangeError for anything else.
 */
export function formatRupees(rupees: number): string {
  assertWhole(rupees);
  const digits = String(rupees);
  const head = digits.slice(0, -3);
  const grouped = head.replace(/\B(?=(?:\d\d)+$)/g, ',');
  return `₹${grouped}${head === '' ? '' : ','}${digits.slice(-3)}`;
}

/**
 * Takes whole rupees, 0 or more, and returns them in English words the Indian way: 1250000 gives
 * 'twelve lakh fifty thousand', 0 gives 'zero'. Throws RangeError for anything else.
 */
export function rupeesInWords(rupees: number): string {
  assertWhole(rupees);
  const scale = (
    [
      [10_000_000, 'crore'],
      [100_000, 'lakh'],
      [1000, 'thousand'],
      [100, 'hundred'],
    ] as const
  ).find(([size]) => rupees >= size);
  if (scale === undefined) return wordsBelowHundred(rupees);
  const [size, name] = scale;
  const rest = rupees % size;
  const head = `${rupeesInWords(Math.floor(rupees / size))} ${name}`;
  return rest === 0 ? head : `${head} ${rupeesInWords(rest)}`;
}
