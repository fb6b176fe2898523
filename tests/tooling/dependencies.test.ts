import { describe, expect, it } from 'vitest';
import { licenceFaults, lockFaults, scriptFaults, versionFaults } from '#tooling/dependencies/lock.ts';

const good = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
const project = { '': { version: '0.1.0', license: 'UNLICENSED' } };

describe('licences', () => {
  it('are allowed when short and permissive, whatever the project itself has', () => {
    const packages = {
      ...project,
      'node_modules/a': good,
      'node_modules/a/node_modules/@b/c': { ...good, license: 'Apache-2.0' },
    };
    expect(licenceFaults(packages)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MPL-2.0', 'CC-BY-4.0', 'SEE LICENSE IN LICENSE.md', 'MIT AND GPL-2.0-only'])(
    'are not: %s in what visitors load',
    (license) => {
      expect(licenceFaults({ 'node_modules/@b/c': { ...good, license } })).toEqual([
        `@b/c 1.0.0 has the licence ${license}, which is not allowed in what visitors load`,
      ]);
    },
  );

  it('are a little wider for tools, and no wider than that', () => {
    expect(
      licenceFaults({
        'node_modules/a': { ...good, license: 'MPL-2.0', dev: true },
        'node_modules/b': { ...good, license: 'CC-BY-4.0', devOptional: true },
      }),
    ).toEqual([]);
    expect(licenceFaults({ 'node_modules/a': { ...good, license: 'AGPL-3.0-only', dev: true } })).toEqual([
      'a 1.0.0 has the licence AGPL-3.0-only, which is not allowed here',
    ]);
  });

  it('are allowed in a choice when one of them is, and in a sum when all are', () => {
    expect(
      licenceFaults({
        'node_modules/a': { ...good, license: '(MIT OR GPL-3.0-only)' },
        'node_modules/b': { ...good, license: '(MIT AND ISC)' },
      }),
    ).toEqual([]);
  });

  it('must be named somewhere', () => {
    expect(licenceFaults({ 'node_modules/a': { version: '2.0.0' } })).toEqual([
      'a 2.0.0 has the licence none named, which is not allowed in what visitors load',
    ]);
  });
});

describe('the other rules for packages', () => {
  it('want one exact version of each', () => {
    const manifest = {
      dependencies: { a: '1.2.3', b: '^1.2.3' },
      devDependencies: { c: '2.0.0-beta.1', d: 'latest' },
      overrides: { e: '1.x' },
    };
    expect(versionFaults(manifest)).toEqual([
      'b is asked for as "^1.2.3"; write one exact version',
      'd is asked for as "latest"; write one exact version',
      'e is asked for as "1.x"; write one exact version',
    ]);
  });

  it('name a package that runs a script at installation, unless it is allowed', () => {
    const packages = {
      'node_modules/esbuild': { ...good, hasInstallScript: true },
      'node_modules/a': { ...good, hasInstallScript: true },
      'node_modules/b': good,
    };
    expect(scriptFaults(packages)).toEqual([
      'a 1.0.0 runs a script when it is installed; read it, then allow it in tooling/dependencies/policy.ts or do without the package',
    ]);
  });

  it('want a lock file without hosts and with the integrity of every package', () => {
    expect(
      lockFaults({
        ...project,
        'node_modules/a': { ...good, resolved: 'https://registry.example/a.tgz' },
        'node_modules/b': { version: '1.0.0' },
      }),
    ).toEqual([
      'a 1.0.0 names where it was fetched; .npmrc leaves that out, so write the lock file anew with it',
      'b 1.0.0 has no integrity, so nobody can tell whether it is the same package',
    ]);
  });
});
