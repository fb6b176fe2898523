import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Lays a brotli and a gzip copy beside every text file of a folder. */
export function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressible.test(name) || !statSync(file).isFile()) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Brotli at its densest, as a host sends it. */
export function brotli(text: Uint8Array): Uint8Array {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
