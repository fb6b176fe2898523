import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotli } from '#tooling/build/compress.ts';

/** Letters without order, the same in every run. */
function lettersOf(alphabet: string, length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return alphabet[Math.floor((state / 2_147_483_648) * alphabet.length)];
  }).join('');
}

const code = lettersOf('{}();=.,ab', 70_000);
const figures = lettersOf('0123456789', 70_000);
const words = lettersOf('etaoinshrd ', 70_000);
const inTurn = Array.from({ length: 20 }, (_, at) =>
  [code, figures, words].map((text) => text.slice(at * 3000, (at + 1) * 3000)).join(''),
).join('');

const shortened = (text: string) => brotliCompressSync(text).length - brotli(Buffer.from(text)).length;

it('makes a file whose parts are unlike each other shorter than Brotli by itself', () => {
  expect(shortened(code + figures + words)).toBeGreaterThan(0);
});

it('makes no file longer', () => {
  expect(shortened(inTurn)).toBe(0);
});

it('reads back as it was', () => {
  expect(brotliDecompressSync(brotli(Buffer.from(inTurn))).toString()).toBe(inTurn);
});
