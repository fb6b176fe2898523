import { findChromium } from './chromium.mjs';
import { aptGet } from './debian.mjs';

/**
 * @typedef {object} Browser
 * @property {string} [path]
 * @property {string} log what was printed while installing one
 * @property {string} [missing] why there is none
 */

/**
 * Finds a Chromium, or installs Debian's.
 * @returns {Promise<Browser>}
 */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found) return { path: found, log: '' };
  let log = 'No Chromium found; installing one with apt-get.\n';
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { code, output } = await aptGet(args);
    log += output;
    if (code !== 0) {
      return {
        log,
        missing: `No Chromium was found, and "apt-get ${args.join(' ')}" failed. Install one, or name it in CHROMIUM_PATH.`,
      };
    }
  }
  const path = findChromium();
  return path
    ? { path, log }
    : { log, missing: 'apt-get installed chromium, yet no executable of that name is on PATH.' };
}
