import { readFileSync } from 'node:fs';

import { npm } from './run.mjs';

/** @typedef {Readonly<Record<string, { readonly version?: string, readonly optional?: boolean }>>} LockedPackages */

/**
 * Installs the packages of the lock file, unless they are there already. npm itself refuses a Node that is too old.
 * @returns {Promise<string | undefined>} why it could not, or nothing when all is well
 */
export async function installMissing() {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return undefined;
  console.log('Installing what is missing...');
  // npm ci refuses a good lock file where the registry lacks an optional package for some other machine (npm/cli#9846).
  for (const command of [['ci'], ['install', '--no-save']]) {
    const { code, output } = await npm([...command, '--include=dev']);
    if (code === 0) return undefined;
    console.error(output);
  }
  return 'The packages could not be installed: npm ci and npm install failed, as said above.';
}

/**
 * Whether what npm noted as installed is what the lock file asks for. Contents are compared, since a checkout gives the lock file a new date
 * without changing it.
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
 * @param {string} file
 * @returns {LockedPackages} empty where the file cannot be read
 */
function packagesOf(file) {
  try {
    return /** @type {{ packages: LockedPackages }} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;
  } catch {
    return {};
  }
}
