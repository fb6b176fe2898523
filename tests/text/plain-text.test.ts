import { describe, expect, it } from 'vitest';
import { hasControlCharacters, plainDigits, plainText, wordsOf } from '#src/text/plain-text.ts';

describe('plainDigits', () => {
  it.each([
    ['९८७६५४३२१०', '9876543210'],
    ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['１２', '12'],
    ['abc 12', 'abc 12'],
  ])('writes %s as %s', (typed, plain) => {
    expect(plainDigits(typed)).toBe(plain);
  });
});

describe('plainText', () => {
  it.each([
    ['  Twelve\u00a0 LAKH \n', 'twelve lakh'],
    ['５－６', '5-6'],
    ['5–6', '5-6'],
    ['O’Clock', "o'clock"],
    ['2½', '2.5'],
    ['\u200e12\u200f', '12'],
    ['హైదరాబాద్', 'హైదరాబాద్'],
  ])('turns %j into %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });
});

describe('hasControlCharacters', () => {
  it.each([
    ['a\tb\r\nc', false],
    ['a\u0000b', true],
    ['a\u007fb', true],
  ])('tells of %j: %j', (text, expected) => {
    expect(hasControlCharacters(text)).toBe(expected);
  });
});

describe('wordsOf', () => {
  it.each([
    ["don't pay 5 lakh", ['dont', 'pay', 'lakh']],
    ['నా పేరు', ['నా', 'పేరు']],
    ['12', []],
  ])('finds the words of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it.each([
  ['2½', '2.5'],
  ['2¼', '2.25'],
  ['2¾', '2.75'],
])('writes the fraction of %s as a decimal', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});
