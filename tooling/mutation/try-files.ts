import { readFileSync } from 'node:fs';
import { equivalent, isAbout } from './equivalent.ts';
import { mutated, mutationsOf, type Mutation } from './mutations.ts';
import { withSwitches } from './switches.ts';
import type { TestRuns } from './test-runs.ts';
import type { RefusedByTypes } from './type-check.ts';

export type Fate = 'noticed' | 'refused' | 'equivalent' | 'unnoticed';

export interface Tried {
  readonly file: string;
  readonly mutation: Mutation;
  readonly fate: Fate;
}

/**
 * Makes each change of the source files in turn and runs the tests that come by it, folder by folder, until one fails. A change that all
 * of them let pass is given to the type check. Tells of each that goes unnoticed. Throws when a test fails without any change.
 */
export async function tryFiles(
  files: readonly string[],
  testFolders: readonly string[],
  runs: TestRuns,
  isRefused: RefusedByTypes,
  tell: (line: string) => void,
): Promise<readonly Tried[]> {
  const changes: { readonly file: string; readonly source: string; readonly mutation: Mutation }[] = [];
  const sources = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const mutations = mutationsOf(source);
    sources.set(file, withSwitches(source, mutations, changes.length));
    changes.push(...mutations.map((mutation) => ({ file, source, mutation })));
  }
  let waiting: readonly number[] = [...changes.keys()];
  const noticed = new Set<number>();
  const comers = new Map<number, number>();
  for (const folder of testFolders) {
    await runs.tryAll(sources, folder, waiting, (number, { isNoticed, tests }) => {
      if (isNoticed) noticed.add(number);
      comers.set(number, (comers.get(number) ?? 0) + tests);
    });
    waiting = waiting.filter((number) => !noticed.has(number));
  }
  return changes.map(({ file, source, mutation }, number) => {
    if (noticed.has(number)) return { file, mutation, fate: 'noticed' };
    const fate = fateUnnoticed(file, mutation, () => isRefused(file, mutated(source, mutation)));
    if (fate === 'unnoticed') tell(described(file, mutation, comers.get(number) ?? 0));
    return { file, mutation, fate };
  });
}

function fateUnnoticed(file: string, mutation: Mutation, isRefused: () => boolean): Fate {
  if (equivalent.some((entry) => isAbout(entry, file, mutation))) return 'equivalent';
  return isRefused() ? 'refused' : 'unnoticed';
}

const described = (file: string, { line, within, text, change }: Mutation, tests: number) =>
  `${file}:${line}: ${within}: ${text.length > 140 ? `${text.slice(0, 137)}...` : text}: ${change}${tests === 0 ? ' (no test comes here)' : ''}`;
