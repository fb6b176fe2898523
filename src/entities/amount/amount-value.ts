import { numberAndHalf, numberWord } from '../number/number-words.ts';

/** Amounts are counted in ten-thousand-millionths while they are read, so that no decimal is lost. */
export const partsPerRupee = 10n ** 10n;
const halfRupee = partsPerRupee / 2n;

/** One piece of a written number. `exact` counts partsPerRupee. */
export type NumberPart =
  | { readonly kind: 'digits'; readonly exact: bigint }
  | { readonly kind: 'word'; readonly exact: bigint; readonly english: boolean }
  | { readonly kind: 'scale'; readonly size: bigint; readonly meansOne: boolean }
  | { readonly kind: 'shift'; readonly alone: bigint | null; readonly added: bigint | null }
  | { readonly kind: 'half' }
  | { readonly kind: 'point' }
  | { readonly kind: 'and' };

/** What is wrong with a written number: two of them, two readings, or a scale without a count. */
export type NumberFault = 'several' | 'unclear' | 'howMany';

const lakh = 100_000n;
const western = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const indian = /^\d{1,2}(,\d{2})*,\d{3}(\.\d+)?$/;
const plain = /^(\d+|\d*\.\d{1,10})$/;

/**
 * Takes digits as written ('12,50,000.50', '1,200,000', '.5') and returns them exactly, in
 * partsPerRupee, or undefined when the commas or points could mean two things.
 */
export function exactDigits(written: string): bigint | undefined {
  if (![plain, western, indian].some((form) => form.test(written))) return undefined;
  const [whole = '', fraction = ''] = written.replaceAll(',', '').split('.');
  if (fraction.length > 10) return undefined;
  return BigInt(`${whole}${fraction.padEnd(10, '0')}`);
}

function withoutAnd(parts: readonly NumberPart[]): readonly NumberPart[] {
  return parts[0]?.kind === 'and' ? parts.slice(1) : parts;
}

function wordsValue(parts: readonly NumberPart[]): bigint | NumberFault {
  let total = 0n;
  let room = 100n;
  for (const part of parts) {
    if (part.kind !== 'word') return 'several';
    const whole = part.exact / partsPerRupee;
    const fits = whole < room && (room === 100n || whole > 0n);
    if (!fits) return 'several';
    total += part.exact;
    room = whole >= 20n && whole % 10n === 0n ? 10n : 0n;
  }
  return total;
}

function decimalWords(parts: readonly NumberPart[]): bigint | NumberFault {
  const at = parts.findIndex((part) => part.kind === 'point');
  const before = parts.slice(0, at);
  const whole = before.length === 1 && before[0]?.kind === 'digits' ? before[0].exact : wordsValue(before);
  const digits = parts
    .slice(at + 1)
    .map((part) => (part.kind === 'word' || part.kind === 'digits' ? part.exact / partsPerRupee : 10n));
  if (typeof whole === 'string' || digits.length === 0 || digits.length > 10) return 'unclear';
  if (digits.some((digit) => digit > 9n)) return 'unclear';
  return whole + BigInt(digits.join('').padEnd(10, '0'));
}

function unscaledValue(parts: readonly NumberPart[]): bigint | NumberFault {
  const [first, ...rest] = parts;
  if (first === undefined) return 'unclear';
  if (parts.some((part) => part.kind === 'point')) return decimalWords(parts);
  if (first.kind === 'half') return rest.length === 0 ? halfRupee : 'unclear';
  if (first.kind === 'shift') {
    if (rest.length === 0) return first.alone ?? 'unclear';
    const base = unscaledValue(rest);
    return first.added !== null && typeof base === 'bigint' && base > 0n ? base + first.added : 'several';
  }
  if (parts.at(-1)?.kind === 'half') {
    const base = parts.at(-2)?.kind === 'and' ? unscaledValue(parts.slice(0, -2)) : 'unclear';
    return typeof base === 'bigint' ? base + halfRupee : base;
  }
  if (first.kind === 'digits') return rest.length === 0 ? first.exact : 'several';
  return wordsValue(parts);
}

function scaledValue(parts: readonly NumberPart[], size: bigint): bigint | NumberFault {
  const isScale = (part: NumberPart) => part.kind === 'scale' && part.size === size;
  const at = parts.findIndex(isScale);
  if (parts.slice(at + 1).some(isScale)) return 'several';
  const scale = parts[at];
  const before = parts.slice(0, at);
  const after = withoutAnd(parts.slice(at + 1));
  const meansOne = before.length === 0 && scale?.kind === 'scale' && scale.meansOne;
  if (before.length === 0 && !meansOne) return 'howMany';
  if (before.some((part) => part.kind === 'scale' && part.size >= lakh)) return 'several';
  const count = meansOne ? partsPerRupee : amountValue(before);
  if (typeof count === 'string') return count;
  if (after.length === 0) return count * size;
  if (after[0]?.kind === 'half') return 'unclear';
  // "5.5 lakh 80 thousand" are two amounts.
  if (before.length === 1 && count % partsPerRupee !== 0n && before[0]?.kind === 'digits') return 'several';
  const rest = amountValue(after);
  if (typeof rest === 'string') return rest;
  if (rest >= size * partsPerRupee) return 'several';
  // "12 lakh 50" is said for 12,50,000 as well as for 12,00,050.
  const loose = after.every(({ kind }) => kind === 'digits' || kind === 'word') && size >= lakh;
  return loose && rest < 1000n * partsPerRupee ? 'unclear' : count * size + rest;
}

/**
 * Takes the pieces of one written number in order and returns its exact value in
 * partsPerRupee, or what is wrong with it.
 */
export function amountValue(parts: readonly NumberPart[]): bigint | NumberFault {
  const scales = parts.flatMap((part) => (part.kind === 'scale' ? [part.size] : []));
  if (scales.length > 0)
    return scaledValue(
      parts,
      scales.reduce((a, b) => (b > a ? b : a)),
    );
  return unscaledValue(parts);
}

/** Takes a word and returns it as a piece of a number, Telugu "-nnara" (and a half) included, or undefined. */
export function numberPart(word: string): NumberPart | undefined {
  const half = numberAndHalf(word);
  const found = half ?? numberWord(word);
  if (found === undefined) return undefined;
  const exact = BigInt(found.value) * partsPerRupee + (half ? halfRupee : 0n);
  return { kind: 'word', exact, english: found.english };
}
