import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '#tooling/build/compress.ts';

const folder = 'assets';
const entry = /^GuidePanel-.*\.js$/;
/** A file that a built script imports at once; what it imports later is called as a function. */
const imported = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

/**
 * What the first opening of the guide sends, by the definition of the build's budget: the guide's script and all that it imports at once, without what the page had
 * already. Takes the folder of a built site and the addresses of the scripts that were there; returns bytes of brotli. Throws where the guide's script is missing.
 */
export function firstOpening(dist: string, before: readonly string[]): number {
  const there = new Set(before.map((address) => address.slice(address.lastIndexOf('/') + 1)));
  const name = readdirSync(join(dist, folder)).find((file) => entry.test(file));
  if (name === undefined) throw new Error(`${dist} has no script of the guide`);
  const needed = new Set([name]);
  for (const file of needed)
    for (const [, other = ''] of readFileSync(join(dist, folder, file), 'utf8').matchAll(imported)) needed.add(other);
  return [...needed]
    .filter((file) => !there.has(file))
    .reduce((sum, file) => sum + sentSize(join(dist, folder, file)), 0);
}

function sentSize(file: string): number {
  const compressed = `${file}.br`;
  return existsSync(compressed) ? readFileSync(compressed).length : brotli(readFileSync(file)).length;
}
