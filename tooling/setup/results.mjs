/**
 * What one step came to. `problems` say in words why something failed that no test stands for.
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} problems
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { name: string, status: string, assertionResults: readonly { status: string }[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly { message?: string }[]} errors
 */

/**
 * A step that is one check: it passes or it fails.
 * @param {string} name
 * @param {number} code the exit code
 * @returns {StepResult}
 */
export function checkResult(name, code) {
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, problems: [] };
}

/**
 * A step that could not be run at all.
 * @param {string} name
 * @param {string} reason
 * @returns {StepResult}
 */
export function failedResult(name, reason) {
  return { name, passed: 0, failed: 1, skipped: 0, problems: [reason] };
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
  const broken = report.testResults.filter(({ status, assertionResults }) => (
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  ));
  return runnerResult(code, {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    problems: broken.map((file) => `${file.name} did not run.`),
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
    problems: report.errors.map(({ message }) => message ?? 'An error without words.'),
  });
}

/**
 * @param {readonly StepResult[]} results
 * @returns {{ passed: number, failed: number, line: string }}
 */
export function total(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { passed, failed, line: `${passed} passed, ${failed} failed` };
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
