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
 * Makes each change of the source files in turn and runs the tests of a folder that come by it until one fails. A change that all of
 * them let pass is given to the type check. Tells of each that goes unnoticed. Throws when a test fails without any change.
 */
export async function tryFiles(
  files: readonly string[],
  testFolder: string,
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
  const tried: Tried[] = [];
  await runs.tryAll(sources, testFolder, [...changes.keys()], (number, { isNoticed, tests }) => {
    const change = changes[number];
    if (!change) throw new RangeError(`There is no change ${number}.`);
    const { file, source, mutation } = change;
    const fate = isNoticed
      ? 'noticed'
      : fateUnnoticed(file, mutation, () => isRefused(file, mutated(source, mutation)));
    tried.push({ file, mutation, fate });
    if (fate === 'unnoticed') tell(described(file, mutation, tests));
  });
  return tried;
}

function fateUnnoticed(file: string, mutation: Mutation, isRefused: () => boolean): Fate {
  if (equivalent.some((entry) => isAbout(entry, file, mutation))) return 'equivalent';
  return isRefused() ? 'refused' : 'unnoticed';
}

const described = (file: string, { line, within, text, change }: Mutation, tests: number) =>
  `${file}:${line}: ${within}: ${text.length > 140 ? `${text.slice(0, 137)}...` : text}: ${change}${tests === 0 ? ' (no test comes here)' : ''}`;
