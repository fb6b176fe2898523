import { describe, expect, it } from 'vitest';

import { checkResult, failedResult, playwrightResult, total, vitestResult } from '#tooling/setup/results.mjs';

const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwrightReport = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('counting results', () => {
  it('adds every step up into one line', () => {
    const results = [
      checkResult('types', 0, ''),
      checkResult('lint', 2, ''),
      failedResult('browser', 'No Chromium.'),
      vitestResult('unit', 0, vitestReport),
    ];
    expect(total(results)).toEqual({ failed: 2, line: '6 passed, 2 failed' });
  });

  it('names in that line what was skipped, where something was', () => {
    const report = { ...vitestReport, numPendingTests: 3 };
    expect(total([checkResult('types', 0, ''), vitestResult('unit', 0, report)])).toEqual({
      failed: 0,
      line: '6 passed, 0 failed, 3 skipped',
    });
  });

  it('says with a check that failed how it ended', () => {
    const output = Array.from({ length: 20 }, (_, line) => `\u001b[31mline ${String(line)}\u001b[39m\n\n`).join('');
    expect(checkResult('lint', 2, output)).toEqual({
      name: 'lint',
      passed: 0,
      failed: 1,
      skipped: 0,
      problems: [[12, 13, 14, 15, 16, 17, 18, 19].map((line) => `line ${String(line)}`).join('\n')],
      skips: [],
    });
  });

  it('does not call a skipped test passed, and says what was skipped and why', () => {
    const testResults = [
      {
        name: 'sum.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'a sum adds up', status: 'passed' },
          { fullName: 'a sum is small', status: 'pending' },
          { fullName: 'a sum is large', status: 'todo' },
        ],
      },
    ];
    expect(vitestResult('unit', 0, { ...vitestReport, numPendingTests: 1, numTodoTests: 1, testResults })).toEqual({
      name: 'unit',
      passed: 5,
      failed: 0,
      skipped: 2,
      problems: [],
      skips: ['sum.test.ts: a sum is small', 'sum.test.ts: a sum is large'],
    });
    const skipped = (title: string, description?: string) => ({
      file: 'offline.spec.ts',
      title,
      line: 1,
      ok: true,
      tests: [{ results: [], annotations: [{ type: 'skip', ...(description !== undefined && { description }) }] }],
    });
    const specs = [skipped('one', 'there is no worker'), skipped('two', 'there is no worker'), skipped('three')];
    const report = { ...playwrightReport, stats: { ...playwrightReport.stats, skipped: 3 }, suites: [{ specs }] };
    expect(playwrightResult('browser', 0, report)).toEqual({
      name: 'browser',
      passed: 4,
      failed: 0,
      skipped: 3,
      problems: [],
      skips: ['offline.spec.ts: there is no worker', 'offline.spec.ts: three'],
    });
  });

  it('counts a test file that broke before its tests as one failure, and names each test that failed with the beginning of what it said', () => {
    const testResults = [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'failing.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'a sum adds up',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 3 to be 4\u001b[39m\n\n  at sum.ts\n1\n2\n3\n4\n5'],
          },
          { fullName: 'a sum is small', status: 'passed' },
        ],
      },
    ];
    const result = vitestResult('unit', 1, { ...vitestReport, numFailedTests: 1, testResults });
    expect(result).toEqual({
      name: 'unit',
      passed: 5,
      failed: 2,
      skipped: 0,
      problems: [
        'broken.test.ts did not run.',
        'failing.test.ts: a sum adds up\n  expected 3 to be 4\n    at sum.ts\n  1\n  2\n  3\n  4',
      ],
      skips: [],
    });
  });

  it('counts unexpected, flaky and runner errors in the browser as failures', () => {
    const spec = { file: 'booking.spec.ts', ok: false };
    const suites = [
      {
        specs: [{ ...spec, title: 'books', line: 7, tests: [] }],
        suites: [
          {
            specs: [
              {
                ...spec,
                title: 'sends once',
                line: 12,
                tests: [{ results: [{}, { error: { message: 'Timed out.' } }] }],
              },
              { ...spec, title: 'says so', line: 20, ok: true, tests: [] },
            ],
          },
        ],
      },
    ];
    const result = playwrightResult('browser', 1, {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'The server did not start.' }, {}],
      suites,
    });
    expect(result).toEqual({
      name: 'browser',
      passed: 4,
      failed: 4,
      skipped: 0,
      problems: [
        'The server did not start.',
        'An error without words.',
        'booking.spec.ts:7: books\n  No reason was given.',
        'booking.spec.ts:12: sends once\n  Timed out.',
      ],
      skips: [],
    });
  });

  it.each([
    ['left no report', vitestResult('unit', 0, undefined)],
    ['left no report in the browser', playwrightResult('browser', 0, undefined)],
    ['ran nothing', vitestResult('unit', 0, { ...vitestReport, numPassedTests: 0 })],
    [
      'skipped everything',
      playwrightResult('browser', 0, {
        ...playwrightReport,
        stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 },
      }),
    ],
    ['ended badly without a failed test', vitestResult('unit', 1, vitestReport)],
  ])('fails a runner that %s', (_, result) => {
    expect(result.failed).toBe(1);
    expect(result.problems).toHaveLength(1);
  });
});
