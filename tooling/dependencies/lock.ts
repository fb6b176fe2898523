import { developmentLicences, installScripts, licencesReadByHand, productionLicences } from './policy.ts';

/** What a lock file says of one package. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The packages of a lock file by their place below the project; the project itself has the empty place. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The part of package.json that names versions. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const installed = (packages: LockedPackages) =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({ name: nameOf(place), ...locked }));

/** A sentence for each package, installed or for another machine, whose licence is not on the list. */
export function licenceFaults(packages: LockedPackages): readonly string[] {
  return installed(packages).flatMap(({ name, version = '?', license, dev = false, devOptional = false }) => {
    const licence = license ?? licencesReadByHand[name] ?? 'none named';
    const allowed = dev || devOptional ? developmentLicences : productionLicences;
    return isAllowed(licence, allowed)
      ? []
      : [
          `${name} ${version} has the licence ${licence}, which is not allowed ${dev || devOptional ? 'here' : 'in what visitors load'}`,
        ];
  });
}

/** Reads SPDX expressions of one level, such as `(MIT OR CC0-1.0)`: of a choice one must be allowed, of a sum all. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\(|\)$/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((licence) => allowed.includes(licence));
  return bare.split(' AND ').every((licence) => allowed.includes(licence));
}

/** A sentence for each version in package.json that is a range. */
export function versionFaults({
  dependencies = {},
  devDependencies = {},
  overrides = {},
}: Manifest): readonly string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is asked for as "${version}"; write one exact version`);
}

/** A sentence for each package that wants to run a script at installation and may not. */
export function scriptFaults(packages: LockedPackages): readonly string[] {
  return installed(packages)
    .filter(({ name, hasInstallScript = false }) => hasInstallScript && !installScripts.includes(name))
    .map(
      ({ name, version = '?' }) =>
        `${name} ${version} runs a script when it is installed; read it, then allow it in tooling/dependencies/policy.ts or do without the package`,
    );
}

/** A sentence for each package of the lock file that names a host, or that npm could not verify. */
export function lockFaults(packages: LockedPackages): readonly string[] {
  return installed(packages).flatMap(({ name, version = '?', resolved, integrity }) => [
    ...(resolved === undefined
      ? []
      : [`${name} ${version} names where it was fetched; .npmrc leaves that out, so write the lock file anew with it`]),
    ...(integrity === undefined
      ? [`${name} ${version} has no integrity, so nobody can tell whether it is the same package`]
      : []),
  ]);
}
