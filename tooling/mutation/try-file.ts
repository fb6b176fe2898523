import { readFileSync } from 'node:fs';
import { equivalent, isAbout } from './equivalent.ts';
import { mutated, mutationsOf, type Mutation } from './mutations.ts';
import { placesOf, withMarks } from './reach.ts';
import type { TestRuns } from './test-runs.ts';
import type { RefusedByTypes } from './type-check.ts';

export type Fate = 'noticed' | 'refused' | 'equivalent' | 'unnoticed';

export interface Tried {
  readonly mutation: Mutation;
  readonly fate: Fate;
  /** How many test files reach it. */
  readonly tests: number;
}

/**
 * Makes each change of a source file in turn and runs the test files that reach it, the quickest first, until one fails. A change that
 * all of them let pass is given to the type check. Throws when a test fails without any change.
 */
export async function tryFile(
  file: string,
  testFiles: readonly string[],
  runs: TestRuns,
  isRefused: RefusedByTypes,
  tell: (line: string) => void,
): Promise<readonly Tried[]> {
  const source = readFileSync(file, 'utf8');
  const mutations = mutationsOf(source);
  if (mutations.length === 0) return [];
  const places = placesOf(mutations);
  const reached = await reachOf(file, withMarks(source, places), testFiles, runs);
  const limit = await limitOf(file, source, [...reached.keys()], runs);
  const tried: Tried[] = [];
  for (const mutation of mutations) {
    const place = places.findIndex(({ start, end }) => start === mutation.reach.start && end === mutation.reach.end);
    const tests = [...reached].filter(([, marks]) => marks.has(place)).map(([test]) => test);
    const text = mutated(source, mutation);
    const isNoticed = tests.length > 0 && (await runs.run(tests, file, text, limit)) !== 'passed';
    const fate = isNoticed ? 'noticed' : fateUnnoticed(file, mutation, () => isRefused(file, text));
    tried.push({ mutation, fate, tests: tests.length });
    if (fate === 'unnoticed') tell(described(file, mutation, tests.length));
  }
  return tried;
}

function fateUnnoticed(file: string, mutation: Mutation, isRefused: () => boolean): Fate {
  if (equivalent.some((entry) => isAbout(entry, file, mutation))) return 'equivalent';
  return isRefused() ? 'refused' : 'unnoticed';
}

/** The places that each test file reaches, for those that reach any, the quickest file first. */
async function reachOf(
  file: string,
  marked: string,
  testFiles: readonly string[],
  runs: TestRuns,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = [];
  for (const test of testFiles) found.push({ test, ...(await runs.reach(test, file, marked)) });
  return new Map(
    found
      .filter(({ places }) => places.size > 0)
      .toSorted((one, other) => one.milliseconds - other.milliseconds)
      .map(({ test, places }) => [test, places]),
  );
}

/** How long a run may take: many times what it takes without a change. */
async function limitOf(file: string, source: string, tests: readonly string[], runs: TestRuns): Promise<number> {
  if (tests.length === 0) return 0;
  const began = performance.now();
  if ((await runs.run(tests, file, source, 900_000)) !== 'passed')
    throw new Error(`The tests of ${file} fail without any change: ${tests.join(', ')}`);
  return 20_000 + 10 * (performance.now() - began);
}

const described = (file: string, { line, within, text, change }: Mutation, tests: number) =>
  `${file}:${line}: ${within}: ${text.length > 140 ? `${text.slice(0, 137)}...` : text}: ${change}${tests === 0 ? ' (no test comes here)' : ''}`;
