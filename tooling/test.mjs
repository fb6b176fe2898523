import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromiumForTests, provideChromium } from './setup/chromium.mjs';
import { installMissing } from './setup/install.mjs';
import { freePort } from './setup/port.mjs';
import { checkResult, counted, failedResult, runnerResult } from './setup/results.mjs';
import { npm, run, stopChildrenWithUs } from './setup/run.mjs';

/** @typedef {import('./setup/results.mjs').StepResult} StepResult */

/** What needs no built site, one after the other beside the build, which checks the content. */
const checks = ['lint', 'format:check', 'dead'];
/** What checks the types is written in Go, and spends a fifth of its time on giving memory back that it soon needs again. */
const inChecks = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

const began = Date.now();
say(
  `this takes some minutes: the packages; the build, beside it ${checks.join(', ')} and the unit tests; the browser tests`,
);
const reports = mkdtempSync(join(tmpdir(), 'site-check-'));
process.once('exit', () => rmSync(reports, { recursive: true }));
stopChildrenWithUs();

const results = await everyStep();
console.log('');
for (const result of results) {
  console.log(`${result.failed.length === 0 ? 'ok  ' : 'FAIL'} ${result.name}: ${counted([result])}`);
  for (const failure of result.failed) console.log(failure.replace(/^/gm, '     '));
  for (const skip of result.skipped) console.log(`     not tried: ${skip}`);
}
process.exitCode = results.some(({ failed }) => failed.length > 0) ? 1 : 0;
console.log(`\n${counted(results)}`);

/** @returns {Promise<readonly StepResult[]>} */
async function everyStep() {
  const cannotRun = await installMissing();
  if (cannotRun) return [failedResult('install', cannotRun)];
  const browser = provideChromium({
    findOnMachine: findChromiumForTests,
    playwrightsStarts,
    run: (command, args) => run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
    isRoot: process.getuid?.() === 0,
    say,
  });
  const [build, checked] = await Promise.all([check('build', { SITE_COMPRESSION: 'light' }), checksAndUnitTests()]);
  // Afterwards: they keep all processors busy, and one that has to wait for another test may meet its time limit.
  const e2e =
    build.failed.length > 0
      ? failedResult('browser', 'Not run: the site could not be built.')
      : await browserTests(await browser);
  return [build, ...checked, e2e];
}

/** The build and most checks keep one processor busy each: the unit tests take the one that is free first. */
async function checksAndUnitTests() {
  /** @type {StepResult[]} */
  const done = [];
  for (const name of checks) done.push(await check(name, inChecks));
  return [...done, await unitTests()];
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

/**
 * Runs a check and prints what it said when it ends, whole: something else is under way at the same time.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [env]
 */
async function check(name, env = {}) {
  say(`${name} begins`);
  const { code, output } = await npm(['run', '--silent', name], { env });
  say(`${name} ${code === 0 ? 'is well' : 'FAILED'}`);
  process.stdout.write(output);
  return checkResult(name, code, output);
}

async function unitTests() {
  say('the unit tests begin');
  const file = join(reports, 'unit.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`];
  const { code, output } = await npm(['run', '--silent', 'unit', '--', '--allowOnly=false', ...reporters]);
  say('the unit tests have ended');
  process.stdout.write(output);
  return runnerResult('unit', code, textOf(file));
}

/** @param {Readonly<Record<string, string>> | undefined} env what tells Playwright where its browser is */
async function browserTests(env) {
  if (env === undefined)
    return failedResult(
      'browser',
      'There is no Chromium here, and none could be installed. Install Chromium or Chrome, or name its executable in CHROMIUM_PATH.',
    );
  say('the browser tests begin');
  const file = join(reports, 'browser.xml');
  // A machine that stands still for a minute fails a test that holds; what passes at the second attempt alone is listed as flaky.
  const { code } = await npm(
    ['run', '--silent', 'e2e', '--', '--forbid-only', '--retries=1', '--reporter=list,junit'],
    {
      env: { ...env, E2E_PORT: String(await freePort()), PLAYWRIGHT_JUNIT_OUTPUT_FILE: file },
      show: true,
    },
  );
  say('the browser tests have ended');
  return runnerResult('browser', code, textOf(file));
}

/**
 * @param {string} file
 * @returns {string} empty where there is no such file
 */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Says what is under way, with the seconds since the beginning.
 * @param {string} text
 */
function say(text) {
  console.log(`== ${String(Math.round((Date.now() - began) / 1000)).padStart(3)} s  ${text}`);
}
