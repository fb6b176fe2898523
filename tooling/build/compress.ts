import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** As dense as it gets, which takes half of a build, and as a site needs that is only looked at by tests. */
const densities = { dense: { brotli: 11, gzip: 9 }, light: { brotli: 4, gzip: 1 } } as const;

/** Lays a brotli and a gzip copy beside every text file of a folder. */
export function compress(folder: string, density: keyof typeof densities): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressible.test(name) || !statSync(file).isFile()) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(text, densities[density].brotli));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: densities[density].gzip }));
  }
}

/** Brotli at its densest, as a host sends it, or at another of its grades. */
export function brotli(text: Uint8Array, grade: number = densities.dense.brotli): Uint8Array {
  const isLarge = grade === densities.dense.brotli && text.length > 2 ** smallBlock;
  return (isLarge ? settings : settings.slice(0, 1))
    .map(({ block, postfix, direct }) =>
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: grade,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
        },
      }),
    )
    .reduce((best, other) => (other.length < best.length ? other : best));
}

/** As a power of two. */
const smallBlock = 16;
/**
 * Which way of writing distances and cutting blocks is the shortest is chance: other names of chunks in one and the same file make it 0.6 % longer or shorter. The shortest
 * of several differs by a sixth of that. The first one lets Brotli pick, and a file of code and words side by side is often shorter in blocks of 64 KiB.
 */
const settings = [
  { block: 0, postfix: 0, direct: 0 },
  { block: smallBlock, postfix: 0, direct: 0 },
  { block: smallBlock, postfix: 0, direct: 8 },
  { block: smallBlock + 1, postfix: 0, direct: 8 },
  { block: smallBlock, postfix: 1, direct: 4 },
  { block: smallBlock, postfix: 2, direct: 4 },
  { block: smallBlock, postfix: 2, direct: 15 },
  { block: 0, postfix: 0, direct: 15 },
] as const;
