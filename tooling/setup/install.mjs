import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from './project.mjs';
import { npm } from './run.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages */

/**
 * Whether what npm noted as installed is what the lock file asks for.
 * Contents are compared, since a checkout gives the lock file a new date without changing it.
 * @param {LockedPackages} locked the lock file's packages
 * @param {LockedPackages} installed those of the note npm leaves in node_modules
 * @returns {boolean}
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    const found = installed[path];
    // An optional package may be one for another machine; the nameless one is the project itself.
    return found ? found.version === wanted.version : wanted.optional === true || path === '';
  });
}

/**
 * Installs the packages of the lock file, unless they are there already.
 * @returns {Promise<string | undefined>} why it could not, or nothing when all is well
 */
export async function installMissing() {
  const locked = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (locked && installed && isInstalled(locked, installed)) return undefined;
  console.log('Installing what is missing (npm ci)...');
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  return code === 0 ? undefined : 'The packages could not be installed: npm ci failed, as said above.';
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function packagesOf(file) {
  try {
    return /** @type {{ packages: LockedPackages }} */ (JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))).packages;
  } catch {
    return undefined;
  }
}
