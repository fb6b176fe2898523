import { isShell } from './chromium.mjs';

/**
 * What is needed to come by a browser; the tests put fakes in its place.
 * @typedef {object} Ways
 * @property {() => string | undefined} findOnMachine the executable of a Chromium that is installed
 * @property {() => Promise<boolean>} playwrightsStarts whether Playwright has a Chromium of its own, and it starts
 * @property {(command: string, args: readonly string[]) => Promise<{ readonly code: number, readonly output: string }>} run
 * @property {boolean} isRoot
 * @property {boolean} isCheckingMachine whether this machine checks every change, so that it may be given what makes that quicker
 * @property {(line: string) => void} say
 */

/**
 * @typedef {object} Browser
 * @property {Readonly<Record<string, string>>} [env] what tells Playwright to use it
 * @property {string} [missing] why there is none
 */

/** What Debian calls the Chromium without windows. */
const debiansShell = 'chromium-headless-shell';

/**
 * Finds a Chromium, or gets one: the machine's, Playwright's own, one that Playwright fetches, and as root Debian's. A machine
 * that checks every change gets Debian's without windows even where it has another.
 * @param {Ways} ways
 * @returns {Promise<Browser>} never rejects
 */
export async function provideChromium({ findOnMachine, playwrightsStarts, run, isRoot, isCheckingMachine, say }) {
  const found = findOnMachine();
  if (found !== undefined && !isShell(found) && isRoot && isCheckingMachine)
    await run('apt-get', ['install', '-y', '--no-install-recommends', debiansShell]);
  const ofMachine = findOnMachine();
  if (ofMachine !== undefined) return onMachine(ofMachine, say);
  if (await playwrightsStarts()) return playwrights(say);

  say('browser: there is no Chromium here; asking Playwright to fetch one');
  const fetched = await run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  if (fetched.code === 0 && (await playwrightsStarts())) return playwrights(say);

  if (isRoot) {
    say('browser: Playwright could not; installing Chromium with apt-get');
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', debiansShell]);
    const installed = findOnMachine();
    if (installed !== undefined) return onMachine(installed, say);
  }
  return {
    missing: `There is no Chromium here, and ${isRoot ? 'neither "npx playwright install chromium" nor "apt-get install chromium-headless-shell" brought one' : '"npx playwright install chromium" brought none'}. Install Chromium or Chrome, or name its executable in CHROMIUM_PATH.`,
  };
}

/**
 * @param {string} path
 * @param {Ways['say']} say
 * @returns {Browser}
 */
function onMachine(path, say) {
  say(`browser: ${path}`);
  return { env: { CHROMIUM_PATH: path } };
}

/**
 * @param {Ways['say']} say
 * @returns {Browser}
 */
function playwrights(say) {
  say("browser: Playwright's own Chromium");
  return { env: {} };
}
