import { describe, expect, it } from 'vitest';
import { passesLuhn, passesVerhoeff } from '#src/entities/sensitive/check-digits.ts';

const lastDigits = (start: string, passes: (digits: string) => boolean) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((last) => passes(`${start}${last}`));

describe('of ten numbers that differ in the last digit one passes', () => {
  it.each([
    ['411111111111111', 1],
    ['37828224631000', 5],
    ['7992739871', 3],
  ])('Luhn: %s%d', (start, last) => {
    expect(lastDigits(start, passesLuhn)).toEqual([last]);
  });

  it.each([
    ['236', 3],
    ['75872', 2],
    ['12345', 1],
    ['142857', 0],
    ['23456789012', 4],
  ])('Verhoeff: %s%d', (start, last) => {
    expect(lastDigits(start, passesVerhoeff)).toEqual([last]);
  });
});

describe('a slip does not pass', () => {
  it.each(['4111111111111112', '4111111111111171'])('Luhn: %s', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it.each([
    ['two neighbours changed places', '324567890124'],
    ['two equal ones changed', '234567890994'],
  ])('Verhoeff: %s', (_, digits) => {
    expect(passesVerhoeff(digits)).toBe(false);
  });
});
