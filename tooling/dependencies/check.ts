import { readFileSync } from 'node:fs';
import { licenceFaults, lockFaults, scriptFaults, versionFaults, type LockedPackages, type Manifest } from './lock.ts';

const { packages } = read('package-lock.json') as { readonly packages: LockedPackages };

const results: readonly (readonly [string, readonly string[]])[] = [
  ['licences', licenceFaults(packages)],
  ['exact versions', versionFaults(read('package.json') as Manifest)],
  ['install scripts', scriptFaults(packages)],
  ['lock file', lockFaults(packages)],
];
for (const [name, faults] of results)
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}${faults.map((fault) => `\n     ${fault}`).join('')}`);
if (results.some(([, faults]) => faults.length > 0)) process.exitCode = 1;

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
