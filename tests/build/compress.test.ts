import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotli } from '#tooling/build/compress.ts';

/** Code first, then words: what one file of the guide is made of. */
const codeAndWords = Buffer.from(
  Array.from({ length: 9000 }, (_, at) =>
    at < 4500 ? `const value${at}=read(${(at * 7919) % 613});` : `"word ${(at * 104729) % 7919}",`,
  ).join(''),
);

it('reads back as it was', () => {
  expect(Buffer.from(brotliDecompressSync(brotli(codeAndWords))).equals(codeAndWords)).toBe(true);
});

it('is never longer than what Brotli makes of it by itself', () => {
  expect(brotli(codeAndWords).length).toBeLessThanOrEqual(brotliCompressSync(codeAndWords).length);
});
