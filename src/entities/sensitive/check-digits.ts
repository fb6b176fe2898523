/**
 * Takes digits and tells whether they pass the check of payment cards, by H. P. Luhn: from the right every second digit
 * counts twice, the digits of the product added, and the sum ends in 0. Never throws.
 */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/**
 * Takes digits and tells whether they pass the check of Aadhaar numbers, by J. Verhoeff: each digit is a turn or a
 * reflection of a pentagon, and one after the other they end where they began. Never throws.
 */
export function passesVerhoeff(digits: string): boolean {
  const end = Array.from(digits)
    .reverse()
    .reduce((check, digit, index) => {
      let moved = Number(digit);
      for (let times = index % 8; times > 0; times -= 1) moved = permutation[moved] ?? 0;
      return product(check, moved);
    }, 0);
  return end === 0;
}

/** The product of two of the ten motions of a pentagon: 0 to 4 turn it, 5 to 9 also reflect it. */
function product(one: number, other: number): number {
  const turned = one < 5 ? one + (other % 5) : one - (other % 5) + 5;
  return (turned % 5) + (one < 5 === other < 5 ? 0 : 5);
}
