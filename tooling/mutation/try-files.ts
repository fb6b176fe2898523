import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { equivalent, isAbout } from './equivalent.ts';
import { mutated, mutationsOf, type Mutation } from './mutations.ts';
import { withSwitches } from './switches.ts';
import type { TestRuns } from './test-runs.ts';
import type { RefusedByTypes } from './type-check.ts';

export type Fate = 'noticed' | 'refused' | 'equivalent' | 'unnoticed' | 'left';

export interface Tried {
  readonly file: string;
  readonly mutation: Mutation;
  readonly fate: Fate;
}

/**
 * Makes each change of the source files in turn and runs the tests that come by it, folder by folder, until one fails. A change that all
 * of them let pass is given to the type check. Tells of each that goes unnoticed. Throws when a test fails without any change.
 * Of more changes than `most`, so many are tried, the same ones each time with the same `seed`; the others are left. Where it is to be quick, those that matter
 * while modules are loaded are left too: each of them needs a run of its own.
 */
export async function tryFiles(
  files: readonly string[],
  testFolders: readonly string[],
  { most, seed, isQuick }: { readonly most: number; readonly seed: string; readonly isQuick: boolean },
  runs: TestRuns,
  isRefused: RefusedByTypes,
  tell: (line: string) => void,
): Promise<readonly Tried[]> {
  const changes = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return mutationsOf(source).map((mutation) => ({ file, source, mutation }));
  });
  const chosen = sampled(
    changes.map(({ file, mutation }) => `${file} ${mutation.within} ${mutation.text} ${mutation.change}${seed}`),
    most,
  );
  const sources = new Map<string, string>();
  for (const { file, source } of changes) {
    if (sources.has(file)) continue;
    const ofFile = [...chosen].flatMap((number) => {
      const { mutation, file: where } = changes[number] ?? {};
      return mutation && where === file ? [{ number, mutation }] : [];
    });
    sources.set(file, withSwitches(source, ofFile));
  }
  let waiting: readonly number[] = [...chosen];
  const noticed = new Set<number>();
  const unsaid = new Set<number>();
  const comers = new Map<number, number>();
  for (const folder of testFolders) {
    // What matters while modules are loaded is tried with the tests of its own folder alone.
    const isFromStart = !isQuick && folder === testFolders[0];
    await runs.tryAll(sources, folder, waiting, isFromStart, (number, { isNoticed, tests, isUnsaid }) => {
      if (isNoticed) noticed.add(number);
      if (isUnsaid && isQuick) unsaid.add(number);
      comers.set(number, (comers.get(number) ?? 0) + tests);
    });
    waiting = waiting.filter((number) => !noticed.has(number));
  }
  return changes.map(({ file, source, mutation }, number) => {
    if (!chosen.has(number)) return { file, mutation, fate: 'left' };
    if (noticed.has(number)) return { file, mutation, fate: 'noticed' };
    if (unsaid.has(number)) return { file, mutation, fate: 'left' };
    const fate = fateUnnoticed(file, mutation, () => isRefused(file, mutated(source, mutation)));
    if (fate === 'unnoticed') tell(described(file, mutation, comers.get(number) ?? 0));
    return { file, mutation, fate };
  });
}

/** So many of the texts at most, by their numbers, as if drawn by lot and yet always the same. */
function sampled(texts: readonly string[], most: number): ReadonlySet<number> {
  const lots = texts.map((text, number) => ({ number, lot: createHash('sha256').update(text).digest('hex') }));
  const drawn = lots.toSorted((one, other) => (one.lot < other.lot ? -1 : 1)).slice(0, most);
  return new Set(drawn.map(({ number }) => number).toSorted((one, other) => one - other));
}

function fateUnnoticed(file: string, mutation: Mutation, isRefused: () => boolean): Fate {
  if (equivalent.some((entry) => isAbout(entry, file, mutation))) return 'equivalent';
  return isRefused() ? 'refused' : 'unnoticed';
}

const described = (file: string, { line, within, text, change }: Mutation, tests: number) =>
  `${file}:${line}: ${within}: ${text.length > 140 ? `${text.slice(0, 137)}...` : text}: ${change}${tests === 0 ? ' (no test comes here)' : ''}`;
