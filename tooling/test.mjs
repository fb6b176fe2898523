import { provideChromium } from './setup/chromium-install.mjs';
import { findChromiumForTests } from './setup/chromium.mjs';
import { install, isRoot } from './setup/debian.mjs';
import { installMissing } from './setup/install.mjs';
import { nodeTooOld } from './setup/node-version.mjs';
import { freePort } from './setup/port.mjs';
import { reportFiles } from './setup/report-files.mjs';
import { checkResult, counted, failedResult, playwrightResult, total, vitestResult } from './setup/results.mjs';
import { npm, stopChildrenWithUs } from './setup/run.mjs';

/** @typedef {import('./setup/results.mjs').StepResult} StepResult */
/** @typedef {import('./setup/results.mjs').VitestReport} VitestReport */
/** @typedef {import('./setup/results.mjs').PlaywrightReport} PlaywrightReport */
/** @typedef {import('./setup/chromium-install.mjs').Browser} Browser */

/** What needs no built site, one after the other beside the build. */
const checks = ['lint', 'format:check', 'dead', 'content'];

const began = Date.now();
say(
  `this takes some minutes: the packages; the build, beside it ${checks.join(', ')}; the unit tests; the browser tests`,
);
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
  const browser = provideChromium({
    findOnMachine: findChromiumForTests,
    playwrightsStarts,
    run: install,
    isRoot,
    isCheckingMachine: process.env.CI === 'true',
    say,
  });
  const [build, checked] = await Promise.all([check('build'), everyCheck()]);
  // One after the other: each keeps all processors busy, and a test that has to wait for another one's may meet its time limit.
  const unit = await unitTests();
  const e2e =
    build.failed > 0
      ? failedResult('browser', 'Not run: the site could not be built.')
      : await browserTests(await browser);
  return [build, ...checked, unit, e2e];
}

async function everyCheck() {
  /** @type {StepResult[]} */
  const done = [];
  for (const name of checks) done.push(await check(name));
  return done;
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
 */
async function check(name) {
  say(`${name} begins`);
  const { code, output } = await npm(['run', '--silent', name], { show: false, minutes: 30 });
  say(`${name} ${code === 0 ? 'is well' : 'FAILED'}`);
  process.stdout.write(output);
  return checkResult(name, code, output);
}

async function unitTests() {
  say('the unit tests begin');
  const file = reports.path('unit.json');
  const { code, output } = await npm(
    [
      'run',
      '--silent',
      'unit',
      '--',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { show: false, minutes: 30 },
  );
  say('the unit tests have ended');
  process.stdout.write(output);
  const report = /** @type {VitestReport | undefined} */ (reports.read('unit.json'));
  return vitestResult('unit', code, report);
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
    minutes: 40,
  });
  say('the browser tests have ended');
  const report = /** @type {PlaywrightReport | undefined} */ (reports.read('browser.json'));
  return playwrightResult('browser', code, report);
}

/**
 * Says what is under way, with the seconds since the beginning.
 * @param {string} text
 */
function say(text) {
  console.log(`== ${String(Math.round((Date.now() - began) / 1000)).padStart(3)} s  ${text}`);
}
