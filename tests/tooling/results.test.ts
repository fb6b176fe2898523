import { describe, expect, it } from 'vitest';

import { checkResult, failedResult, playwrightResult, total, vitestResult } from '#tooling/setup/results.mjs';

const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwrightReport = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('counting results', () => {
  it('adds every step up into one line', () => {
    const results = [checkResult('types', 0), checkResult('lint', 2), failedResult('browser', 'No Chromium.'), vitestResult('unit', 0, vitestReport)];
    expect(total(results)).toEqual({ passed: 6, failed: 2, line: '6 passed, 2 failed' });
  });

  it('does not call a skipped test passed', () => {
    expect(vitestResult('unit', 0, { ...vitestReport, numPendingTests: 2, numTodoTests: 1 })).toEqual({ name: 'unit', passed: 5, failed: 0, skipped: 3, problems: [] });
    const report = { ...playwrightReport, stats: { ...playwrightReport.stats, skipped: 3 } };
    expect(playwrightResult('browser', 0, report)).toEqual({ name: 'browser', passed: 4, failed: 0, skipped: 3, problems: [] });
  });

  it('counts a test file that broke before its tests as one failure', () => {
    const testResults = [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { name: 'failing.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    const result = vitestResult('unit', 1, { ...vitestReport, numFailedTests: 1, testResults });
    expect(result).toEqual({ name: 'unit', passed: 5, failed: 2, skipped: 0, problems: ['broken.test.ts did not run.'] });
  });

  it('counts unexpected, flaky and runner errors in the browser as failures', () => {
    const result = playwrightResult('browser', 1, { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{ message: 'The server did not start.' }, {}] });
    expect(result).toEqual({ name: 'browser', passed: 4, failed: 4, skipped: 0, problems: ['The server did not start.', 'An error without words.'] });
  });

  it.each([
    ['left no report', vitestResult('unit', 0, undefined)],
    ['left no report in the browser', playwrightResult('browser', 0, undefined)],
    ['ran nothing', vitestResult('unit', 0, { ...vitestReport, numPassedTests: 0 })],
    ['skipped everything', playwrightResult('browser', 0, { ...playwrightReport, stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 } })],
    ['ended badly without a failed test', vitestResult('unit', 1, vitestReport)],
  ])('fails a runner that %s', (_, result) => {
    expect(result.failed).toBe(1);
    expect(result.problems).toHaveLength(1);
  });
});
