/** The signs from `#` to `~` stand for 0 to 91: one byte each, and only the backslash among them needs escaping, so it is left out. */
const first = '#'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const signs = '~'.charCodeAt(0) - first;

/** A sign below this ends a number, the others carry on. */
const ends = 70;
const carries = signs - ends;

const signOf = (value: number) => String.fromCharCode(first + value + (first + value >= backslash ? 1 : 0));

/** Writes whole numbers from 0 in one text, small ones in one character. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(packNumber).join('');
}

function packNumber(number: number): string {
  let rest = number;
  let text = '';
  while (rest >= ends) {
    text += signOf(ends + ((rest - ends) % carries));
    rest = Math.floor((rest - ends) / carries);
  }
  return text + signOf(rest);
}

/** Reads what `packNumbers` wrote. Throws on a sign it never writes. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const value = code - first - (code > backslash ? 1 : 0);
    if (value < 0 || value >= signs || code === backslash)
      throw new Error(`no number is written with ${text.charAt(at)}`);
    if (value >= ends) {
      number += value * unit;
      unit *= carries;
    } else {
      numbers.push(number + value * unit);
      number = 0;
      unit = 1;
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
  const numbers = unpackNumbers(text);
  let last = -1;
  numbers.forEach((gap, at) => {
    numbers[at] = last += gap + 1;
  });
  return numbers;
}
