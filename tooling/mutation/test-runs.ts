import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createVitest, ThreadsPoolWorker, type PoolOptions, type TestSpecification } from 'vitest/node';

/** How a run of tests ended: all passed, one failed, or it was stopped because it took longer than it may. */
export type RunEnd = 'passed' | 'failed' | 'stopped';

/** How long a test file takes alone, in milliseconds, and the places of the marked file it reaches. */
export interface Reach {
  readonly milliseconds: number;
  readonly places: ReadonlySet<number>;
}

/** Runs test files against a source file with other text in it than stands on the disk. */
export interface TestRuns {
  /** The test files in a folder, in the order of their names, as paths from the root. */
  readonly testsIn: (folder: string) => Promise<readonly string[]>;
  /** Runs test files one after the other until one fails; a run that takes longer than `limit` milliseconds is stopped. */
  readonly run: (tests: readonly string[], file: string, text: string, limit: number) => Promise<RunEnd>;
  /** Runs one test file against the marked text of a source file. Throws when it fails. */
  readonly reach: (test: string, file: string, marked: string) => Promise<Reach>;
  readonly close: () => Promise<void>;
}

const setup = 'tooling/mutation/reach-setup.ts';

/** Starts vitest once, for many runs in this process. Each run has a worker of its own, so that nothing stays of the one before. */
export async function startTestRuns(): Promise<TestRuns> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const reachedFile = join(folder, 'reached');
  process.env.MUTANTS_REACHED = reachedFile;
  let changed = { file: '', text: '' };
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      reporters: [{}],
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      bail: 1,
      // What takes too long is stopped from here; a busy machine fails no test.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      setupFiles: ['tests/support/one-seed.ts', setup],
      sequence: { sequencer: GivenOrder },
      pool: { name: 'threads', createPoolWorker: (options: PoolOptions) => new ThreadsPoolWorker(options) },
    },
    {
      plugins: [
        {
          name: 'changed-source',
          enforce: 'pre',
          load: { order: 'pre', handler: (id) => (id === changed.file ? changed.text : undefined) },
        },
      ],
    },
  );
  const specifications = new Map(
    (await vitest.globTestSpecifications(['tests/'])).map((one) => [relative('.', one.moduleId), one]),
  );

  const put = (file: string, text: string) => {
    for (const path of new Set([changed.file, resolve(file)])) vitest.invalidateFile(path);
    changed = { file: resolve(file), text };
  };
  const runAll = async (tests: readonly string[]): Promise<RunEnd> => {
    const chosen = tests.map((test) => {
      const found = specifications.get(test);
      if (!found) throw new Error(`There is no test file ${test}.`);
      return found;
    });
    vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    const isFine = unhandledErrors.length === 0 && testModules.every((module) => module.ok());
    process.exitCode = 0;
    return isFine ? 'passed' : 'failed';
  };

  return {
    testsIn: async (under) =>
      Promise.resolve([...specifications.keys()].filter((test) => test.startsWith(`${under}/`)).sort()),
    run: async (tests, file, text, limit) => {
      put(file, text);
      const stop = new AbortController();
      const timer = setTimeout(() => {
        stop.abort();
        // Asked once it waits for the worker, which may be in a loop without end; asked twice it ends the worker.
        void vitest.cancelCurrentRun('test-failure');
        void vitest.cancelCurrentRun('test-failure');
      }, limit);
      const end = await runAll(tests).finally(() => {
        clearTimeout(timer);
      });
      return stop.signal.aborted ? 'stopped' : end;
    },
    reach: async (test, file, marked) => {
      put(file, marked);
      writeFileSync(reachedFile, '');
      const began = performance.now();
      if ((await runAll([test])) !== 'passed') throw new Error(`${test} fails without any change.`);
      const places = readFileSync(reachedFile, 'utf8').split('\n').slice(0, -1).map(Number);
      return { milliseconds: performance.now() - began, places: new Set(places) };
    },
    close: async () => {
      await vitest.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs test files in the order they are given: the quickest first. */
class GivenOrder {
  shard(files: TestSpecification[]) {
    return Promise.resolve(files);
  }

  sort(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
}
