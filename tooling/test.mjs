import { availableParallelism } from 'node:os';

import { findOrInstallChromium } from './setup/chromium-install.mjs';
import { installMissing } from './setup/install.mjs';
import { nodeTooOld } from './setup/node-version.mjs';
import { fetchNginx } from './setup/nginx.mjs';
import { freePort } from './setup/port.mjs';
import { reportFiles } from './setup/report-files.mjs';
import { checkResult, failedResult, playwrightResult, total, vitestResult } from './setup/results.mjs';
import { npm, stopChildrenWithUs } from './setup/run.mjs';

/** @typedef {import('./setup/results.mjs').StepResult} StepResult */

const reports = reportFiles();
stopChildrenWithUs();

const results = await everyStep();
console.log('');
for (const { name, passed, failed, skipped, problems } of results) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '));
}
const { failed, line } = total(results);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${line}`);

/** @returns {Promise<readonly StepResult[]>} */
async function everyStep() {
  const cannotRun = nodeTooOld(process.versions.node) ?? (await installMissing());
  if (cannotRun) return [failedResult('install', cannotRun)];
  const browser = findOrInstallChromium();
  // One after the other: apt-get runs once at a time.
  const nginx = browser.then(fetchNginx);
  const checks = await allChecks(['types', 'format:check', 'lint', 'dead', 'content']);
  const unit = await unitTests();
  heading('build');
  const built = await npm(['run', 'build'], { show: false });
  process.stdout.write(built.output);
  const build = checkResult('build', built.code, built.output);
  const chromium = await browser;
  process.stdout.write(await nginx);
  const e2e =
    build.failed > 0 ? failedResult('browser', 'Not run: the site could not be built.') : await browserTests(chromium);
  return [...checks, unit, build, e2e];
}

/**
 * Runs the checks side by side, as many as there are cores, and prints each one whole, in order.
 * @param {readonly string[]} names
 */
async function allChecks(names) {
  const waiting = [...names];
  /** @type {Map<string, import('./setup/run.mjs').Outcome>} */
  const done = new Map();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      done.set(name, await npm(['run', name], { show: false }));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return names.map((name) => {
    const outcome = done.get(name);
    heading(`${name} (${outcome?.seconds.toFixed(1) ?? '?'} s)`);
    process.stdout.write(outcome?.output ?? '');
    return checkResult(name, outcome?.code ?? 1, outcome?.output ?? '');
  });
}

async function unitTests() {
  heading('unit tests');
  const file = reports.path('unit.json');
  const { code } = await npm([
    'run',
    'unit',
    '--',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return vitestResult('unit', code, reports.read('unit.json'));
}

/** @param {import('./setup/chromium-install.mjs').Browser} browser */
async function browserTests({ path, log, missing }) {
  heading('browser tests');
  process.stdout.write(log);
  if (path === undefined) return failedResult('browser', missing ?? 'There is no Chromium.');
  const env = {
    CHROMIUM_PATH: path,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.path('browser.json'),
  };
  const { code } = await npm(['run', 'e2e', '--', '--forbid-only', '--reporter=list,json'], { env, minutes: 20 });
  return playwrightResult('browser', code, reports.read('browser.json'));
}

/** @param {string} text */
function heading(text) {
  console.log(`\n== ${text}`);
}
