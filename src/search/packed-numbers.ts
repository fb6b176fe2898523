/** Characters that need no escaping in JSON or script and take one byte each. */
const digits = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter((sign) => sign !== '\\');
const valueOf = new Map(digits.map((sign, value) => [sign, value]));

/** Digits below this end a number, those above carry on. */
const ends = 70;
const carries = digits.length - ends;

/** Writes whole numbers from 0 in one text, small ones in one character. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(packNumber).join('');
}

function packNumber(number: number): string {
  let rest = number;
  let text = '';
  while (rest >= ends) {
    text += digits[ends + ((rest - ends) % carries)];
    rest = Math.floor((rest - ends) / carries);
  }
  return text + (digits[rest] ?? '');
}

/** Reads what `packNumbers` wrote. Throws on a sign it never writes. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let carried: number[] = [];
  for (const sign of text) {
    const value = valueOf.get(sign);
    if (value === undefined) throw new Error(`no number is written with ${sign}`);
    if (value >= ends) {
      carried.push(value - ends);
    } else {
      numbers.push(carried.reduceRight((rest, low) => rest * carries + low + ends, value));
      carried = [];
    }
  }
  return numbers;
}

/** Writes numbers that rise as the gaps between them. */
export function packRising(numbers: readonly number[]): string {
  return packNumbers(numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1));
}

/** Reads what `packRising` wrote. */
export function unpackRising(text: string): number[] {
  let last = -1;
  return unpackNumbers(text).map((gap) => (last += gap + 1));
}
