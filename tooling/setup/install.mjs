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
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  const strict = await npm(['ci', ...options], { show: false });
  if (strict.code === 0) return undefined;
  // npm ci refuses a good lock file where the registry lacks an optional package for some other machine (npm/cli#9846).
  console.log('npm ci refused; trying npm install, which also keeps to the lock file...');
  const lenient = await npm(['install', '--no-save', ...options], { show: false });
  if (lenient.code === 0) return undefined;
  console.error(strict.output + lenient.output);
  return 'The packages could not be installed: npm ci and npm install failed, as said above.';
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function packagesOf(file) {
  try {
    /** @type {unknown} */
    const read = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
    return /** @type {{ packages: LockedPackages }} */ (read).packages;
  } catch {
    return undefined;
  }
}
