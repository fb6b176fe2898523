import { availableParallelism } from 'node:os';

import { provideChromium } from './setup/chromium-install.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install, isRoot } from './setup/debian.mjs';
import { installMissing } from './setup/install.mjs';
import { nodeTooOld } from './setup/node-version.mjs';
import { fetchNginx, findNginx, mayFetchNginx } from './setup/nginx.mjs';
import { freePort } from './setup/port.mjs';
import { reportFiles } from './setup/report-files.mjs';
import { checkResult, counted, failedResult, playwrightResult, total, vitestResult } from './setup/results.mjs';
import { npm, stopChildrenWithUs } from './setup/run.mjs';

/** @typedef {import('./setup/results.mjs').StepResult} StepResult */
/** @typedef {import('./setup/chromium-install.mjs').Browser} Browser */

/** The longest first, so that no core waits long for another at the end. */
const checks = ['lint', 'types', 'build', 'format:check', 'dead', 'content'];

const began = Date.now();
say(`this takes some minutes: the packages; ${checks.join(', ')}; the unit tests; the browser tests`);
const reports = reportFiles();
stopChildrenWithUs();

const results = await everyStep();
console.log('');
for (const { name, passed, failed, skipped, problems, skips } of results) {
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counted(passed, failed, skipped)}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '));
  for (const skip of skips) console.log(`     not tried: ${skip}`);
}
const { failed, line } = total(results);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${line}`);

/** @returns {Promise<readonly StepResult[]>} */
async function everyStep() {
  const cannotRun = nodeTooOld(process.versions.node) ?? (await installMissing());
  if (cannotRun) return [failedResult('install', cannotRun)];
  const browser = provideChromium({ findOnMachine: findChromium, playwrightsStarts, run: install, isRoot, say });
  // One after the other: apt-get runs once at a time.
  const nginx = browser.then(provideNginx);
  const checked = await sideBySide(checks);
  const unit = await unitTests();
  await nginx;
  const isBuilt = checked.some(({ name, failed }) => name === 'build' && failed === 0);
  const e2e = isBuilt
    ? await browserTests(await browser)
    : failedResult('browser', 'Not run: the site could not be built.');
  return [...checked, unit, e2e];
}

/** @returns {Promise<boolean>} */
async function playwrightsStarts() {
  const { chromium } = await import('@playwright/test');
  try {
    await (await chromium.launch()).close();
    return true;
  } catch {
    return false;
  }
}

async function provideNginx() {
  if (findNginx() || !mayFetchNginx(process.env, isRoot)) return;
  say('nginx: fetching one with apt-get');
  process.stdout.write(await fetchNginx());
}

/**
 * Runs checks side by side, as many as there are cores, and prints each one whole when it ends.
 * @param {readonly string[]} names
 */
async function sideBySide(names) {
  const waiting = [...names];
  /** @type {StepResult[]} */
  const done = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      say(`${name} begins`);
      const { code, output } = await npm(['run', '--silent', name], { show: false });
      say(`${name} ${code === 0 ? 'is well' : 'FAILED'}`);
      process.stdout.write(output);
      done.push(checkResult(name, code, output));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return done;
}

async function unitTests() {
  say('the unit tests begin');
  const file = reports.path('unit.json');
  const { code } = await npm([
    'run',
    '--silent',
    'unit',
    '--',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  say('the unit tests have ended');
  return vitestResult('unit', code, reports.read('unit.json'));
}

/** @param {Browser} browser */
async function browserTests({ env, missing }) {
  if (env === undefined) return failedResult('browser', missing ?? 'There is no Chromium.');
  say('the browser tests begin');
  const { code } = await npm(['run', '--silent', 'e2e', '--', '--forbid-only', '--reporter=list,json'], {
    env: {
      ...env,
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.path('browser.json'),
    },
    minutes: 20,
  });
  say('the browser tests have ended');
  return playwrightResult('browser', code, reports.read('browser.json'));
}

/**
 * Says what is under way, with the seconds since the beginning.
 * @param {string} text
 */
function say(text) {
  console.log(`== ${String(Math.round((Date.now() - began) / 1000)).padStart(3)} s  ${text}`);
}
