import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createVitest, ThreadsPoolWorker, type PoolOptions, type TestSpecification } from 'vitest/node';
import { isTooSlow } from './targets.ts';
import { folderVariable, saidFile, taskFile, type Said, type Task } from './task.ts';

/** What became of a change, and how many tests came by it. */
export interface Found {
  readonly isNoticed: boolean;
  readonly tests: number;
  /** Whether it matters while modules are loaded, or for tests that cannot be run again, and was not tried from the start. */
  readonly isUnsaid: boolean;
}

/** Runs test files against source files in which changes can be switched on, as `withSwitches` writes them. */
export interface TestRuns {
  /**
   * Tries changes by their numbers: `sources` are the texts with switches by file, `folder` is where the test files stand. What the
   * tests cannot say once the modules are loaded has a run of its own with the change made from the start, if that is asked for;
   * otherwise it counts as let pass. Tells what became of each as soon as it is known. Throws when a test fails without any change.
   */
  readonly tryAll: (
    sources: ReadonlyMap<string, string>,
    folder: string,
    changes: readonly number[],
    isFromStart: boolean,
    tell: (change: number, found: Found) => void,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A worker that says nothing for so long, in milliseconds, is in a loop without end; it takes longer to load everything. */
const silence = { whileLoading: 600_000, whileTrying: 60_000 };

/** Starts vitest once, for many runs in this process. Each run has a worker of its own, so that nothing stays of the one before. */
export async function startTestRuns(): Promise<TestRuns> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  process.env[folderVariable] = folder;
  let switched: ReadonlyMap<string, string> = new Map();
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
      runner: resolve('tooling/mutation/switching-runner.ts'),
      sequence: { sequencer: GivenOrder },
      pool: { name: 'threads', createPoolWorker: (options: PoolOptions) => new ThreadsPoolWorker(options) },
    },
    {
      plugins: [
        {
          name: 'switched-source',
          enforce: 'pre',
          load: { order: 'pre', handler: (id) => switched.get(id) },
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications(['tests/']);

  const put = (sources: ReadonlyMap<string, string>) => {
    const before = switched;
    switched = new Map([...sources].map(([file, text]) => [resolve(file), text]));
    for (const path of new Set([...before.keys(), ...switched.keys()])) vitest.invalidateFile(path);
  };
  const run = async (tests: readonly TestSpecification[], task: Omit<Task, 'files'>): Promise<Run> => {
    writeFileSync(saidFile(folder), '');
    writeFileSync(taskFile(folder), JSON.stringify({ ...task, files: tests.length } satisfies Task));
    let heard = '';
    let heardAt = performance.now();
    const watch = setInterval(() => {
      const now = readFileSync(saidFile(folder), 'utf8');
      if (now !== heard) [heard, heardAt] = [now, performance.now()];
      const most = now.includes('"begins"') ? silence.whileTrying : silence.whileLoading;
      if (performance.now() - heardAt < most) return;
      // Asked once it waits for the worker, which may be in a loop without end; asked twice it ends the worker.
      void vitest.cancelCurrentRun('test-failure');
      void vitest.cancelCurrentRun('test-failure');
    }, 2000);
    vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests]).finally(() => {
      clearInterval(watch);
    });
    process.exitCode = 0;
    const said = existsSync(saidFile(folder)) ? readFileSync(saidFile(folder), 'utf8') : '';
    return {
      isFine: unhandledErrors.length === 0 && testModules.every((module) => module.ok()),
      failed: testModules.filter((module) => !module.ok()).map(({ relativeModuleId }) => relativeModuleId),
      said: said
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Said),
    };
  };

  return {
    tryAll: async (sources, under, changes, isFromStart, tell) => {
      put(sources);
      const tests = specifications.filter(
        ({ moduleId }) => relative('.', moduleId).startsWith(`${under}/`) && !isTooSlow(moduleId),
      );
      let waiting = [...changes];
      const fromStart: { readonly change: number; readonly tests: number }[] = [];
      let times: ReadonlyMap<string, number> = new Map();
      while (waiting.length > 0) {
        const { said, failed } = await run(tests, { changed: null, waiting });
        const { ended, stopped } = heardOf(said);
        if (ended.length === 0 && stopped === null)
          throw new Error(`Some tests fail without any change: ${failed.join(', ')}`);
        times = new Map(said.flatMap((one) => (one.said === 'file' ? [[one.name, one.milliseconds] as const] : [])));
        for (const { change, fate, tests: count } of ended) {
          if (isFromStart && fate === 'unsaid') fromStart.push({ change, tests: count });
          else tell(change, { isNoticed: fate === 'noticed', tests: count, isUnsaid: fate === 'unsaid' });
        }
        // It did not come to an end of this one: a loop, or no memory left.
        if (stopped !== null) tell(stopped, { isNoticed: true, tests: 1, isUnsaid: false });
        const known = new Set([...ended.map(({ change }) => change), stopped]);
        waiting = waiting.filter((change) => !known.has(change));
      }
      const quickFirst = tests.toSorted(
        (one, other) => (times.get(one.moduleId) ?? 0) - (times.get(other.moduleId) ?? 0),
      );
      for (const { change, tests: count } of fromStart) {
        const { isFine } = await run(quickFirst, { changed: change, waiting: [] });
        tell(change, { isNoticed: !isFine, tests: count, isUnsaid: false });
      }
    },
    close: async () => {
      await vitest.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Run {
  readonly isFine: boolean;
  readonly failed: readonly string[];
  readonly said: readonly Said[];
}

type Ended = Extract<Said, { readonly said: 'ends' }>;

/** Which changes the worker came to the end of, and the one it began and did not end. */
function heardOf(said: readonly Said[]): { readonly ended: readonly Ended[]; readonly stopped: number | null } {
  const ended = said.filter((one) => one.said === 'ends');
  const begun = said.findLast((one) => one.said === 'begins')?.change ?? null;
  return { ended, stopped: ended.some(({ change }) => change === begun) ? null : begun };
}

/** Runs test files in the order they are given. */
class GivenOrder {
  shard(files: TestSpecification[]) {
    return Promise.resolve(files);
  }

  sort(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
}
