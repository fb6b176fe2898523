import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** As dense as it gets, which takes a third of a build, and as a site needs that is only looked at by tests, in a browser or file by file. */
const densities = { dense: { brotli: 11, gzip: 9 }, light: { brotli: 4, gzip: 1 }, none: undefined } as const;

/** The density that a setting names; without one, as dense as it gets. */
export const densityOf = (setting = ''): keyof typeof densities =>
  setting === 'light' || setting === 'none' ? setting : 'dense';

/** Lays a brotli and a gzip copy beside every text file of a folder. */
export function compress(folder: string, density: keyof typeof densities): void {
  const grades = densities[density];
  if (grades === undefined) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressible.test(name) || !statSync(file).isFile()) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(text, grades.brotli));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: grades.gzip }));
  }
}

/** Brotli at its densest, as a host sends it, or at another of its grades. */
export function brotli(text: Uint8Array, grade: number = densities.dense.brotli): Uint8Array {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: grade, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
