import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import type { RefusalCode } from '#src/domain/refusal.ts';
import { toWholeRupees } from '#src/domain/rounding.ts';
import { largestAmount } from '#src/domain/rupees.ts';
import { readAmount, type AmountFault } from './amount-reading.ts';
import { partsPerRupee } from './amount-value.ts';
import { hasControlCharacters, plainText } from '#src/text/plain-text.ts';

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
 * lakh', 'nil'). Returns whole rupees a year, 0 to `largestAmount`: months times twelve, paise
 * half up. Refuses whatever is no single clear amount, and so few rupees with a fraction that lakhs may be meant. Never throws.
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
  // "1.4" is hardly one rupee and forty paise in a year.
  const isWhole = exact % partsPerRupee === 0n;
  if (!isWhole && exact < BigInt(hardlyAYear) * partsPerRupee) return refused('amountUnclear');
  return accepted(toWholeRupees(exact, partsPerRupee));
}

const hardlyAYear = 1000;
