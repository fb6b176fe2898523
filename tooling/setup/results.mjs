import { stripVTControlCharacters } from 'node:util';

/**
 * What one step came to: how many passed, the names of what failed with what was said, and the names of what was skipped.
 * @typedef {{ readonly name: string, readonly passed: number, readonly failed: readonly string[], readonly skipped: readonly string[] }} StepResult
 */

/**
 * A step that is one check: it passes or it fails.
 * @param {string} name
 * @param {number} code the exit code
 * @param {string} output what it printed; its end tells why it failed
 * @returns {StepResult}
 */
export const checkResult = (name, code, output) =>
  code === 0
    ? { name, passed: 1, failed: [], skipped: [] }
    : failedResult(name, wordLines(output).slice(-8).join('\n'));

/**
 * A step that failed as a whole.
 * @param {string} name
 * @param {string} reason
 * @returns {StepResult}
 */
export const failedResult = (name, reason) => ({ name, passed: 0, failed: [reason], skipped: [] });

/**
 * Counts the JUnit report of a runner. One that ran nothing, or that ended badly without naming a failed test, has failed.
 * @param {string} name
 * @param {number} code the exit code
 * @param {string} report empty where it left none
 * @returns {StepResult}
 */
export function runnerResult(name, code, report) {
  const cases = [...report.matchAll(/<testcase\b([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].map(([, head, body = '']) => ({
    title: `${attribute(head, 'classname')}: ${attribute(head, 'name')}`,
    ending: /<(failure|error|skipped)\b/.exec(body)?.[1] ?? 'passed',
    said: wordLines(decoded(/<(?:failure|error)\b[^>]*>(.*?)<\//s.exec(body)?.[1] ?? '')),
  }));
  const passed = cases.filter(({ ending }) => ending === 'passed').length;
  const skipped = cases.filter(({ ending }) => ending === 'skipped').map(({ title }) => title);
  const failed = cases
    .filter(({ ending }) => ['failure', 'error'].includes(ending))
    .map(({ title, said }) => [title, ...said.slice(0, 6).map((line) => `  ${line}`)].join('\n'));
  if (failed.length === 0 && passed === 0) failed.push('No test ran.');
  if (failed.length === 0 && code !== 0) failed.push(`Every test passed, yet it ended with code ${code}.`);
  return { name, passed, failed, skipped };
}

/**
 * Adds the steps up: "N passed, M failed", and ", K skipped" where something was.
 * @param {readonly StepResult[]} results
 * @returns {string}
 */
export function counted(results) {
  const sum = (/** @type {(result: StepResult) => number} */ of) =>
    results.reduce((all, result) => all + of(result), 0);
  const skipped = sum((result) => result.skipped.length);
  return `${sum((result) => result.passed)} passed, ${sum((result) => result.failed.length)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const attribute = (/** @type {string | undefined} */ head, /** @type {string} */ name) =>
  decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(head ?? '')?.[1] ?? '');

/** @type {Readonly<Record<string, string>>} */
const signs = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#39': "'" };
const decoded = (/** @type {string} */ text) =>
  text.replace(/<!\[CDATA\[|\]\]>/g, '').replace(/&(\w+|#39);/g, (all, name) => signs[String(name)] ?? all);

const wordLines = (/** @type {string} */ said) =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '');
