import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** Chromium without windows: a page opens in it for a third of the work. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', shell];

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
 * Finds the Chromium of this machine that visitors have: CHROMIUM_PATH first, then the usual names.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findChromium(machine = thisMachine) {
  return firstOf(names, machine);
}

/**
 * Finds the Chromium of this machine for the browser tests: CHROMIUM_PATH first, then the one without windows, then the others.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findChromiumForTests(machine = thisMachine) {
  return firstOf([shell, ...names], machine);
}

/**
 * Finds a Chromium of this machine that heeds what a visitor has set, such as blocked cookies: the one without windows does not, also where CHROMIUM_PATH names it.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findChromiumWithSettings(machine = thisMachine) {
  return firstOf(names, { ...machine, isExecutable: (file) => !isShell(file) && machine.isExecutable(file) });
}

/**
 * Whether an executable is the Chromium without windows.
 * @param {string} file
 * @returns {boolean}
 */
export const isShell = (file) => basename(file) === shell;

/**
 * @param {readonly string[]} wanted
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function firstOf(wanted, { env, platform, isExecutable: works }) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []),
    ...wanted.flatMap((name) => folders.map((folder) => join(folder, name))),
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
