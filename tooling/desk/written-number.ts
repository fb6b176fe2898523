const sizes: Readonly<Record<string, number>> = { c: 10_000_000, l: 100_000, t: 1000, k: 1000 };

const written =
  /^(?:(?:₹|rs\.?)\s*)?(-?\d+(?:\.\d+)?|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?)\s*(crores?|cr|la(?:kh|c)s?|l|thousand|k)?(?:\s*\/-)?$/i;

/**
 * Takes a number as it is typed at the desk ('1,00,000', '₹1.75 lakh', '2 cr') and returns it, or undefined for anything else. The reader
 * of the visitors' amounts rests on words of the content, which may be wrong while it is being mended here.
 */
export function numberIn(typed: string): number | undefined {
  const [, digits, unit = ''] = written.exec(typed.trim()) ?? [];
  if (digits === undefined) return undefined;
  const size = sizes[unit.charAt(0).toLowerCase()] ?? 1;
  // 1.1 crore is not 11000000.000000002.
  return Number((Number(digits.replaceAll(',', '')) * size).toFixed(6));
}
