import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { istToday } from '#src/domain/ist-dates.ts';
import { withRegion } from '#tooling/docs/marked-region.ts';
import { equivalent, isAbout } from './equivalent.ts';
import { fileTable, folderTable, readFileTable, under, unnoticedShare, type FileResult } from './results.ts';
import { mostUnnoticed, needsBrowser, targets } from './targets.ts';
import { startTestRuns } from './test-runs.ts';
import { tryFiles, type Fate, type Tried } from './try-files.ts';
import { typeCheck } from './type-check.ts';

const page = 'docs/measurements.md';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const words = process.argv.slice(2);
const sample = Number(words.find((word) => word.startsWith('--sample='))?.slice('--sample='.length) ?? Infinity);
const seed = words.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? '';
const isQuick = words.includes('--quick');
const asked = words.filter((word) => !word.startsWith('--')).map((path) => path.replace(/\/$/, ''));
const chosen = targets
  .map(({ source, tests }) => ({ tests, files: filesOf(source) }))
  .filter(({ files }) => files.length > 0);
if (chosen.length === 0) {
  console.error(`There is nothing to try in ${asked.join(', ')}. Name files or folders below src.`);
  process.exitCode = 2;
} else await tryAll();

async function tryAll(): Promise<void> {
  const runs = await startTestRuns();
  const isRefused = typeCheck();
  const results: FileResult[] = [];
  const stale: string[] = [];
  try {
    for (const { files, tests } of chosen) {
      const began = performance.now();
      const tried = await tryFiles(files, tests, { most: sample, seed, isQuick }, runs, isRefused, (line) => {
        console.log(line);
      });
      for (const file of files) {
        const ofFile = tried.filter((one) => one.file === file);
        results.push(counted(file, ofFile));
        stale.push(...staleEntries(file, ofFile));
      }
      keep(results);
      console.error(`${tests[0]}: ${tried.length} changes, ${Math.round((performance.now() - began) / 1000)} s`);
    }
  } finally {
    await runs.close();
  }
  judge(results);
  for (const entry of stale) console.error(entry);
  if (stale.length > 0) process.exitCode = 1;
}

/** The files of a folder that are to be tried: all of them, or those that were asked for. */
function filesOf(source: string): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => `${source}/${name}`)
    .filter((file) => file.endsWith('.ts') && !needsBrowser(file))
    .filter((file) => asked.length === 0 || asked.some((path) => isWithin(file, path)))
    .sort();
}

function counted(file: string, tried: readonly Tried[]): FileResult {
  const of = (fate: Fate) => tried.filter((one) => one.fate === fate).length;
  return {
    file,
    noticed: of('noticed'),
    refused: of('refused'),
    equivalent: of('equivalent'),
    unnoticed: of('unnoticed'),
    left: of('left'),
    date: istToday(new Date()),
  };
}

/** Entries of the list of changes without effect that are about no change of the file, or about one that a test notices. */
function staleEntries(file: string, tried: readonly Tried[]): readonly string[] {
  return equivalent
    .filter((entry) => entry.file === file)
    .filter(
      (entry) =>
        !tried.some(
          ({ mutation, fate }) => (fate === 'equivalent' || fate === 'left') && isAbout(entry, file, mutation),
        ),
    )
    .map(({ within, text, change }) => {
      return `equivalent.ts: no such change goes unnoticed any more: ${file}: ${within}: ${text}: ${change}`;
    });
}

/** Puts the results into the page of measurements, beside those of the files that were not tried now. */
function keep(results: readonly FileResult[]): void {
  const text = readFileSync(page, 'utf8');
  const all = withKept(text, results);
  writeFileSync(page, withRegion(text, 'mutants', `${folderTable(foldersOf(all), all)}\n\n${fileTable(all)}`));
}

function withKept(text: string, results: readonly FileResult[]): readonly FileResult[] {
  const tried = new Set(results.map(({ file }) => file));
  const kept = readFileTable(text).filter(({ file }) => !tried.has(file) && existsSync(file));
  return [...kept, ...results].filter(
    (one) => one.noticed + one.refused + one.equivalent + one.unnoticed + one.left > 0,
  );
}

function foldersOf(results: readonly FileResult[]): readonly string[] {
  return targets.map(({ source }) => source).filter((source) => under(source, results).length > 0);
}

/** Prints the results, and fails where too many changes go unnoticed. */
function judge(results: readonly FileResult[]): void {
  const all = withKept(readFileSync(page, 'utf8'), results);
  console.log(`\n${fileTable(results)}\n\n${folderTable(foldersOf(all), all)}`);
  for (const folder of foldersOf(all)) {
    const share = unnoticedShare(under(folder, all));
    if (share <= mostUnnoticed) continue;
    console.error(`${folder}: ${share.toFixed(1)} of a hundred changes go unnoticed; at most ${mostUnnoticed} may.`);
    process.exitCode = 1;
  }
}

function isWithin(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}
