import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tooling/setup/port.mjs';
import { npm, stopChildrenWithUs } from '#tooling/setup/run.mjs';
import { writeOtherPractice } from '../tests/support/other-practice.ts';

// Builds and tests the site of another practice. What is named on the command line goes to the browser tests, such as a part of a file's name.
stopChildrenWithUs();
const folder = mkdtempSync(join(tmpdir(), 'other-practice-'));
const env = {
  SITE_CONTENT: join(folder, 'content'),
  SITE_OUT: join(folder, 'site-under-check'),
  E2E_PORT: String(await freePort()),
  SITE_COMPRESSION: 'light',
};
/** It compares the two practices. */
const comparison = 'tests/build/other-practice.test.ts';
writeOtherPractice('content', env.SITE_CONTENT);
try {
  for (const step of [['build'], ['unit', '--', '--exclude', comparison], ['e2e', '--', ...process.argv.slice(2)]]) {
    const { code } = await npm(['run', '--silent', ...step], { env, show: true });
    if (code === 0) continue;
    console.error(`${step[0] ?? ''} fails with the particulars of another practice, as said above.`);
    process.exitCode = 1;
    break;
  }
} finally {
  rmSync(folder, { recursive: true });
  rmSync('build/site-under-check', { recursive: true, force: true });
}
