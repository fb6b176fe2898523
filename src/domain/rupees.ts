import { readAmount, type AmountFault } from './amount-reading.ts';
import { partsPerRupee } from './amount-value.ts';
import { wordsBelowHundred } from './number-words.ts';
import { accepted, refused, type Parsed } from './parsed.ts';
import type { RefusalCode } from './refusal.ts';
import { hasControlCharacters, plainText } from './plain-text.ts';
import { toWholeRupees } from './rounding.ts';

/** The largest amount that is read or reckoned with: 1,000 crore rupees. */
export const largestAmount = 10_000_000_000;

const longestText = 200;

const refusalOf: Readonly<Record<AmountFault, RefusalCode>> = {
  none: 'amountNone',
  negative: 'amountNegative',
  several: 'amountSeveral',
  unclear: 'amountUnclear',
  howMany: 'amountHowMany',
  otherSubject: 'amountOtherSubject',
  phone: 'amountPhone',
  date: 'amountDate',
  otherPeriod: 'amountOtherPeriod',
  otherMoney: 'amountOtherMoney',
  limit: 'amountLimit',
  monthOrYear: 'amountMonthOrYear',
};

/**
 * Takes an amount as a visitor types it ('12.5 lakh', 'Rs 6,00,000', '₹15,000 per month', 'das
 * lakh', 'nil'). Returns whole rupees a year, 0 to LARGEST_AMOUNT: months times twelve, paise
 * half up. Refuses whatever is no single clear amount. Never throws.
 */
export function parseRupees(text: string): Parsed<number> {
  if (text.length > longestText * 10 || text.trim().length > longestText) {
    return refused('amountTooLong');
  }
  if (hasControlCharacters(text)) return refused('amountUnclear');
  const plain = plainText(text);
  if (plain === '') return refused('amountMissing');
  const exact = readAmount(plain);
  if (typeof exact === 'string') return { ok: false, refusal: { code: refusalOf[exact], values: {} } };
  if (exact > BigInt(largestAmount) * partsPerRupee) {
    return refused('amountTooLarge');
  }
  return accepted(toWholeRupees(exact, partsPerRupee));
}

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
