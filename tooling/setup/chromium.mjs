import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell'];

const macApplications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} platform
 * @property {(file: string) => boolean} isExecutable
 */

/** @type {Machine} */
const thisMachine = { env: process.env, platform: process.platform, isExecutable };

/**
 * Finds the Chromium of this machine: CHROMIUM_PATH first, then the usual names.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findChromium({ env, platform, isExecutable: works } = thisMachine) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(platform === 'darwin' ? macApplications : []),
  ];
  return candidates.find(works);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
