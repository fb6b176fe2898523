import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase, type RunnerTestFile } from 'vitest';
import { emptyNotes, switchboard, type Notes } from './switchboard.ts';
import { folderVariable, saidFile, taskFile, type ReplayFate, type Said, type Task } from './task.ts';

const { setTimeout, clearTimeout } = globalThis;

const folder = process.env[folderVariable] ?? '';
const { files, changed, waiting } = JSON.parse(readFileSync(taskFile(folder), 'utf8')) as Task;

const whileLoading = emptyNotes();
const switches = switchboard(whileLoading);
switches.make(changed);
Object.assign(globalThis, switches.calls);

interface Ran {
  readonly test: RunnerTestCase;
  readonly milliseconds: number;
  readonly notes: Notes;
}

const ran: Ran[] = [];
let notes = whileLoading;
let filesRun = 0;
let hasFailed = false;
let began = 0;
let lastSaid = 0;

/**
 * Runs all tests as they stand, then makes one change after another and runs again, in the same worker, the tests in which it
 * differs from what stands in its place.
 */
// vitest takes a runner by its default export.
// oxlint-disable-next-line import/no-default-export
export default class SwitchingRunner extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    // Each further run of a test adds one.
    setMaxListeners(0, test.context.signal);
    notes = emptyNotes();
    switches.note(notes);
    began = performance.now();
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    ran.push({ test, milliseconds: performance.now() - began, notes });
    switches.note(whileLoading);
    super.onAfterTryTask(test);
    stillWorks();
  }

  // vitest waits for it, though its type does not say so.
  // oxlint-disable-next-line typescript/no-misused-promises
  override async onAfterRunFiles(those: readonly RunnerTestFile[] = []): Promise<void> {
    super.onAfterRunFiles();
    for (const { filepath, result } of those)
      say({ said: 'file', name: filepath, milliseconds: result?.duration ?? 0 });
    filesRun += 1;
    // What fails is not tried to its end, so it is not among what ran.
    hasFailed ||= those.some(({ result }) => result?.state === 'fail');
    const isLast = filesRun === files;
    if (!isLast || changed !== null || hasFailed) return;
    for (const change of waiting) {
      say({ said: 'begins', change });
      const { fate, tests } = await tried(change);
      say({ said: 'ends', change, fate, tests });
      if (broken.size >= mostBroken) return;
    }
    say({ said: 'done' });
  }
}

/** Tests that passed when they were run again, and no longer do: something was left behind. */
const broken = new Set<Ran>();
const known = new Set<Ran>();
const reliable = new Set<Ran>();

/** When so many are broken, the changes that are left wait for a worker that begins anew. */
const mostBroken = 12;

async function tried(change: number): Promise<{ readonly fate: ReplayFate; readonly tests: number }> {
  const comers = ran.filter((one) => one.notes.asked.has(change));
  const those = comers
    .filter((one) => one.notes.differing.has(change))
    .toSorted((one, other) => one.milliseconds - other.milliseconds);
  const tests = comers.length;
  let isKnown = !whileLoading.differing.has(change);
  for (const one of those) {
    if (!(await isReliable(one))) {
      isKnown = false;
      continue;
    }
    stillWorks();
    const again = emptyNotes();
    switches.note(again);
    switches.make(change);
    const isPassed = await passes(one);
    isKnown &&= again.asked.has(change);
    switches.make(null);
    if (isPassed) continue;
    if (await passes(one)) return { fate: 'noticed', tests };
    // Whether it was the change or what an earlier one left behind cannot be told.
    broken.add(one);
    isKnown = false;
  }
  return { fate: isKnown ? 'passed' : 'unsaid', tests };
}

/** Whether a test passes again and again as long as no change is made. */
async function isReliable(one: Ran): Promise<boolean> {
  if (!known.has(one)) {
    known.add(one);
    if (canBeRunAgain(one.test) && (await passes(one))) reliable.add(one);
  }
  return reliable.has(one) && !broken.has(one);
}

/** What stands around a test, before and after it, is done by vitest alone. */
function canBeRunAgain({ suite }: RunnerTestCase): boolean {
  for (let around = suite; around; around = around.suite) {
    const { beforeEach, afterEach } = TestRunner.getSuiteHooks(around);
    if (beforeEach.length > 0 || afterEach.length > 0) return false;
  }
  return true;
}

/** Whether a test passes when it is run again. One that waits for what does not come fails. */
async function passes({ test, milliseconds }: Ran): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(new Error('It does not end.'));
      },
      5000 + 20 * milliseconds,
    );
  });
  try {
    await Promise.race([TestRunner.getTestFn(test)(), limit]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function stillWorks(): void {
  if (performance.now() - lastSaid > 1000) say({ said: 'works' });
}

function say(said: Said): void {
  lastSaid = performance.now();
  appendFileSync(saidFile(folder), `${JSON.stringify(said)}\n`);
}
