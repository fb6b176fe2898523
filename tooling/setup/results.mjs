import { stripVTControlCharacters } from 'node:util';

/**
 * What one step came to. `problems` name each test that failed, with what it said, and whatever failed that no test stands for;
 * `skips` say what was not tried, and why.
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} problems
 * @property {readonly string[]} skips
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { name: string, status: string, assertionResults: readonly VitestTest[] }[]} testResults
 */

/**
 * @typedef {object} VitestTest
 * @property {string} fullName
 * @property {string} status
 * @property {readonly string[]} [failureMessages]
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly { message?: string }[]} errors
 * @property {readonly PlaywrightSuite[]} suites
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { title: string, file: string, line: number, ok: boolean, tests: readonly PlaywrightTest[] }[]} [specs]
 */

/**
 * @typedef {object} PlaywrightTest
 * @property {readonly { error?: { message?: string } }[]} results
 * @property {readonly { type: string, description?: string }[]} [annotations]
 */

/**
 * A step that is one check: it passes or it fails.
 * @param {string} name
 * @param {number} code the exit code
 * @param {string} output what it printed; its end tells why it failed
 * @returns {StepResult}
 */
export function checkResult(name, code, output) {
  if (code === 0) return { name, passed: 1, failed: 0, skipped: 0, problems: [], skips: [] };
  return { name, passed: 0, failed: 1, skipped: 0, problems: [wordLines(output).slice(-8).join('\n')], skips: [] };
}

/**
 * A step that could not be run at all.
 * @param {string} name
 * @param {string} reason
 * @returns {StepResult}
 */
export function failedResult(name, reason) {
  return { name, passed: 0, failed: 1, skipped: 0, problems: [reason], skips: [] };
}

/**
 * Counts vitest's JSON report. A test file that broke before its tests ran is one failure.
 * @param {string} name
 * @param {number} code
 * @param {VitestReport | undefined} report
 * @returns {StepResult}
 */
export function vitestResult(name, code, report) {
  if (!report) return failedResult(name, 'vitest left no report.');
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return runnerResult(code, {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    problems: [
      ...broken.map((file) => `${file.name} did not run.`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => problem(`${file.name}: ${test.fullName}`, test.failureMessages?.[0])),
      ),
    ],
    skips: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
        .map(({ fullName }) => `${file.name}: ${fullName}`),
    ),
  });
}

/**
 * Counts Playwright's JSON report. A flaky test is one that failed.
 * @param {string} name
 * @param {number} code
 * @param {PlaywrightReport | undefined} report
 * @returns {StepResult}
 */
export function playwrightResult(name, code, report) {
  if (!report) return failedResult(name, 'playwright left no report.');
  const { expected, unexpected, flaky, skipped } = report.stats;
  return runnerResult(code, {
    name,
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    problems: [
      ...report.errors.map(({ message }) => message ?? 'An error without words.'),
      ...report.suites.flatMap(failedIn),
    ],
    skips: [...new Set(report.suites.flatMap(skippedIn))],
  });
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {readonly string[]}
 */
function failedIn({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) =>
        problem(
          `${file}:${String(line)}: ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ...suites.flatMap(failedIn),
  ];
}

/**
 * The file and the reason, which many tests share.
 * @param {PlaywrightSuite} suite
 * @returns {readonly string[]}
 */
function skippedIn({ suites = [], specs = [] }) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .flatMap(({ annotations = [] }) => annotations)
        .filter(({ type }) => type === 'skip')
        .map(({ description }) => `${file}: ${description ?? title}`),
    ),
    ...suites.flatMap(skippedIn),
  ];
}

/**
 * @param {string} test
 * @param {string} [said] only its beginning is kept: the whole of it stands further up in what was printed
 */
function problem(test, said = 'No reason was given.') {
  return [
    test,
    ...wordLines(said)
      .slice(0, 6)
      .map((line) => `  ${line}`),
  ].join('\n');
}

/** @param {string} said */
function wordLines(said) {
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/**
 * Adds the steps up.
 * @param {readonly StepResult[]} results
 * @returns {{ failed: number, line: string }} `line` closes the check: "N passed, M failed", and ", K skipped" where something was
 */
export function total(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ of) =>
    results.reduce((before, result) => before + result[of], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  return { failed, line: counted(passed, failed, skipped) };
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @returns {string}
 */
export function counted(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A runner that ran nothing, or that ended badly without naming a failed test, has failed.
 * @param {number} code
 * @param {StepResult} counted
 * @returns {StepResult}
 */
function runnerResult(code, counted) {
  if (counted.failed > 0) return counted;
  if (counted.passed === 0) return { ...counted, failed: 1, problems: ['No test ran.'] };
  if (code !== 0) return { ...counted, failed: 1, problems: [`Every test passed, yet it ended with code ${code}.`] };
  return counted;
}
