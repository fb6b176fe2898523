import { readAmount, type AmountFault } from './amount-reading.ts';
import { PARTS_PER_RUPEE } from './amount-value.ts';
import { wordsBelowHundred } from './number-words.ts';
import { accepted, refused, type Parsed } from './parsed.ts';
import { hasControlCharacters, plainText } from './plain-text.ts';
import { toWholeRupees } from './rounding.ts';

/** The largest amount that is read or reckoned with: 1,000 crore rupees. */
export const LARGEST_AMOUNT = 10_000_000_000;

const LONGEST_TEXT = 200;

const REFUSALS: Readonly<Record<AmountFault, string>> = {
  none: 'There is no amount in that. Please type one, for example 6 lakh, or 0 if there is none.',
  negative: 'An amount cannot be below zero. Please type 0 or more, for example 6 lakh.',
  several: 'That reads as more than one amount. Please give one figure, for example 6 lakh.',
  unclear: 'That amount could be read in two ways. Please write it like 12,50,000 or 12.5 lakh.',
  howMany: 'Please say how many, for example 6 lakh.',
  otherSubject: 'That does not read as an amount. Please type only the figure, for example 6 lakh.',
  phone: 'That looks like a phone number. Please type an amount, for example 6 lakh.',
  date: 'That looks like a date. Please type an amount, for example 6 lakh.',
  otherPeriod: 'Please give the amount for a month or a year, for example 15,000 per month.',
  otherMoney: 'Please give the amount in rupees, for example 6 lakh.',
  limit: 'Please give one figure, not a limit, for example 6 lakh.',
  monthOrYear: 'Is that for a month or a year? Please say one, for example 15,000 per month.',
};

/**
 * Takes an amount as a visitor types it ('12.5 lakh', 'Rs 6,00,000', '₹15,000 per month', 'das
 * lakh', 'nil'). Returns whole rupees a year, 0 to LARGEST_AMOUNT: months times twelve, paise
 * half up. Refuses, with a sentence for the visitor, whatever is no single clear amount. Never throws.
 */
export function parseRupees(text: string): Parsed<number> {
  if (text.length > LONGEST_TEXT * 10 || text.trim().length > LONGEST_TEXT) {
    return refused('That is too long for an amount. Please type only the figure, for example 6 lakh.');
  }
  if (hasControlCharacters(text)) return refused(REFUSALS.unclear);
  const plain = plainText(text);
  if (plain === '') return refused('Please type an amount, for example 6,00,000 or 6 lakh.');
  const exact = readAmount(plain);
  if (typeof exact === 'string') return refused(REFUSALS[exact]);
  if (exact > BigInt(LARGEST_AMOUNT) * PARTS_PER_RUPEE) {
    return refused('That is above 1,000 crore. Please check the figure and type it again, for example 12 lakh.');
  }
  return accepted(toWholeRupees(exact, PARTS_PER_RUPEE));
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
