import { formatRupees } from './rupees.ts';

/**
 * Takes whole rupees, 0 or more, and returns them as they are said: 2000000 gives '₹20 lakh', 15000000 '₹1.5 crore'.
 * What would need more than two decimals, and what is below a lakh, keeps its figures: '₹1,12,500'. Throws RangeError for anything else.
 */
export function inLakhAndCrore(rupees: number): string {
  const inFull = formatRupees(rupees);
  const unit = units.find(({ size }) => rupees >= size);
  if (unit === undefined || rupees % (unit.size / 100) !== 0) return inFull;
  const whole = formatRupees(Math.floor(rupees / unit.size));
  const hundredths = String((rupees % unit.size) / (unit.size / 100)).padStart(2, '0');
  const decimals = hundredths.replace(/0+$/, '');
  return `${whole}${decimals === '' ? '' : `.${decimals}`} ${unit.name}`;
}

const units = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
] as const;
