import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { folderVariable, saidFile, taskFile, type Said, type Task } from '#tooling/mutation/task.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const change = 7;
const noticing = `it('notices', () => expect(globalThis.__isMade(${change})).toBe(false));`;
const failing = "it('fails', () => expect(1).toBe(2));";

/** What a worker says of a change when the tests of one file are run again with it. */
async function saidOf(tests: string): Promise<readonly Said[]> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'one.test.js'), tests);
  writeFileSync(taskFile(folder), JSON.stringify({ files: 1, changed: null, waiting: [change] } satisfies Task));
  writeFileSync(saidFile(folder), '');
  const test = {
    runner: resolve('tooling/mutation/switching-runner.ts'),
    globals: true,
    pool: 'threads',
    isolate: false,
    bail: 1,
  };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })};`);
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const env = { ...process.env, [folderVariable]: folder };
  await new Promise<void>((done) => {
    execFile(process.execPath, [vitest, 'run', `--root=${folder}`], { env }, () => {
      done();
    });
  });
  return readFileSync(saidFile(folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Said);
}

const fates = (said: readonly Said[]) => said.filter((one) => one.said === 'ends' || one.said === 'done');

it('says which change a test notices', { timeout: 60_000 }, async () => {
  expect(fates(await saidOf(noticing))).toEqual([
    { said: 'ends', change, fate: 'noticed', tests: 1 },
    { said: 'done' },
  ]);
});

it(
  'tries no change when a test fails without any, since the tests behind it are not run',
  { timeout: 60_000 },
  async () => {
    const said = await saidOf(`${failing}\n${noticing}`);
    expect(said.filter((one) => one.said === 'file')).toHaveLength(1);
    expect(fates(said)).toEqual([]);
  },
);
