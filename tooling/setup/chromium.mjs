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
 * Finds a Chromium for the browser tests, or gets one: the machine's, Playwright's own, one that Playwright fetches, and as root Debian's. Asks
 * nobody for a password; the tests put fakes in the place of the ways.
 * @param {object} ways
 * @param {() => string | undefined} ways.findOnMachine
 * @param {() => Promise<boolean>} ways.playwrightsStarts whether Playwright has a Chromium of its own, and it starts
 * @param {(command: string, args: readonly string[]) => Promise<unknown>} ways.run
 * @param {boolean} ways.isRoot
 * @param {(line: string) => void} ways.say
 * @returns {Promise<Readonly<Record<string, string>> | undefined>} what tells Playwright to use it; undefined where there is none
 */
export async function provideChromium({ findOnMachine, playwrightsStarts, run, isRoot, say }) {
  const attempts = [
    [],
    ['npx', 'playwright', 'install', '--only-shell', 'chromium'],
    ...(isRoot
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', shell],
        ]
      : []),
  ];
  for (const [command, ...args] of attempts) {
    if (command !== undefined) {
      say(`browser: trying ${[command, ...args].join(' ')}`);
      await run(command, args);
    }
    const path = findOnMachine();
    if (path === undefined && !(await playwrightsStarts())) continue;
    say(`browser: ${path ?? "Playwright's own Chromium"}`);
    return path === undefined ? {} : { CHROMIUM_PATH: path };
  }
  return undefined;
}

const isShell = (/** @type {string} */ file) => basename(file) === shell;

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
