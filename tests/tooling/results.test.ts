import { describe, expect, it } from 'vitest';

import { checkResult, counted, failedResult, runnerResult } from '#tooling/setup/results.mjs';

const passed = '<testcase classname="sum.test.ts" name="adds up" time="0.1"/>';
const printing =
  '<testcase classname="sum.test.ts" name="prints" time="0"><system-out>&lt;failure&gt;</system-out></testcase>';
const skipped = '<testcase classname="sum.test.ts" name="is &quot;large&quot;" time="0"><skipped/></testcase>';
const failed = `<testcase classname="sum.test.ts" name="a &gt; b" time="0">
  <failure message="no">\u001b[31mexpected 3 &amp; 4\u001b[39m

1
2
3
4
5
6</failure>
</testcase>`;
const broken =
  '<testcase classname="y.spec.ts" name="y.spec.ts" time="0"><error><![CDATA[Cannot find it]]></error></testcase>';
const reportOf = (...cases: readonly string[]) => `<testsuites><testsuite>${cases.join('\n')}</testsuite></testsuites>`;

describe('counting results', () => {
  it('adds every step up into one line', () => {
    const results = [
      checkResult('types', 0, ''),
      checkResult('lint', 2, ''),
      failedResult('browser', 'No Chromium.'),
      runnerResult('unit', 0, reportOf(passed, printing)),
    ];
    expect(counted(results)).toBe('3 passed, 2 failed');
  });

  it('names in that line what was skipped, where something was', () => {
    expect(counted([runnerResult('unit', 0, reportOf(passed, skipped))])).toBe('1 passed, 0 failed, 1 skipped');
  });

  it('says with a check that failed how it ended', () => {
    const output = Array.from({ length: 20 }, (_, line) => `\u001b[31mline ${String(line)}\u001b[39m\n\n`).join('');
    expect(checkResult('lint', 2, output)).toEqual({
      name: 'lint',
      passed: 0,
      failed: [[12, 13, 14, 15, 16, 17, 18, 19].map((line) => `line ${String(line)}`).join('\n')],
      skipped: [],
    });
  });

  it('names each test that failed with the beginning of what it said, a file that did not run, and what was skipped', () => {
    expect(runnerResult('unit', 1, reportOf(passed, skipped, failed, broken))).toEqual({
      name: 'unit',
      passed: 1,
      failed: [
        'sum.test.ts: a > b\n  expected 3 & 4\n  1\n  2\n  3\n  4\n  5',
        'y.spec.ts: y.spec.ts\n  Cannot find it',
      ],
      skipped: ['sum.test.ts: is "large"'],
    });
  });

  it.each([
    ['left no report', runnerResult('unit', 0, ''), 'No test ran.'],
    ['skipped everything', runnerResult('browser', 0, reportOf(skipped)), 'No test ran.'],
    [
      'ended badly without a failed test',
      runnerResult('unit', 1, reportOf(passed)),
      'Every test passed, yet it ended with code 1.',
    ],
  ])('fails a runner that %s', (_, result, reason) => {
    expect(result.failed).toEqual([reason]);
  });
});
