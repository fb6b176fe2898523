import { readFileSync } from 'node:fs';
import { npm } from '#tooling/setup/run.mjs';
import { readAudit } from './advisories.ts';
import { licenceFaults, lockFaults, scriptFaults, versionFaults, type LockedPackages, type Manifest } from './lock.ts';

const { packages } = read('package-lock.json') as { readonly packages: LockedPackages };
const manifest = read('package.json') as Manifest;

const unused = await npm(['run', '--silent', 'dead', '--', '--dependencies']);
const audit = readAudit((await npm(['audit', '--omit=dev', '--json', '--loglevel=silent'])).output);

const results: readonly (readonly [string, readonly string[]])[] = [
  ['licences', licenceFaults(packages)],
  ['exact versions', versionFaults(manifest)],
  ['install scripts', scriptFaults(packages)],
  ['lock file', lockFaults(packages)],
  ['unused packages', unused.code === 0 ? [] : [unused.output.trim()]],
  ...(audit.kind === 'checked' ? [['known advisories, production', audit.faults] as const] : []),
];

for (const [name, faults] of results)
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}${faults.map((fault) => `\n     ${fault}`).join('')}`);
if (audit.kind === 'unreachable')
  console.log(`NOT CHECKED known advisories, production: the registry's audit is not reachable (${audit.reason})`);

const failed = results.filter(([, faults]) => faults.length > 0).length;
console.log(
  `\n${Object.keys(packages).length - 1} packages: ${results.length - failed} checks passed, ${failed} failed${audit.kind === 'unreachable' ? ', 1 could not be made' : ''}`,
);
if (failed > 0) process.exitCode = 1;

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
