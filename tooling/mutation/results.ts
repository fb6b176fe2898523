/** What became of the changes of one file. */
export interface FileResult {
  readonly file: string;
  readonly noticed: number;
  /** Refused by the type check, so that they count on neither side. */
  readonly refused: number;
  readonly equivalent: number;
  readonly unnoticed: number;
  /** Not tried, where a sample was. */
  readonly left: number;
  /** The day it was tried, YYYY-MM-DD. */
  readonly date: string;
}

const head = [
  'file',
  'changes',
  'noticed',
  'refused by the types',
  'without effect',
  'unnoticed',
  'not tried',
  'tried on',
];

/** Changes that could have been made: all but those the type check refuses. */
const possible = ({ noticed, equivalent, unnoticed }: Omit<FileResult, 'file' | 'date'>) =>
  noticed + equivalent + unnoticed;

/** Unnoticed changes out of a hundred possible ones; 0 where there are none. */
export function unnoticedShare(results: readonly FileResult[]): number {
  const sum = total(results);
  return possible(sum) === 0 ? 0 : (100 * sum.unnoticed) / possible(sum);
}

/** The results under a folder. */
export const under = (folder: string, results: readonly FileResult[]): readonly FileResult[] =>
  results.filter(({ file }) => file.startsWith(`${folder}/`));

/** A table of Markdown with a row for each folder. */
export function folderTable(folders: readonly string[], results: readonly FileResult[]): string {
  const rows = folders.map((folder) => {
    const those = under(folder, results);
    const sum = total(those);
    return [folder, ...cells(sum), `${unnoticedShare(those).toFixed(1)} %`];
  });
  return table([...head.slice(0, -1).with(0, 'folder'), 'of a hundred'], rows);
}

/** A table of Markdown with a row for each file, in the order of their names. */
export function fileTable(results: readonly FileResult[]): string {
  const inOrder = results.toSorted((one, other) => one.file.localeCompare(other.file));
  return table(
    head,
    inOrder.map((result) => [result.file, ...cells(result), result.date]),
  );
}

/** Reads back the results that `fileTable` wrote, out of a text that may hold anything else. */
export function readFileTable(text: string): readonly FileResult[] {
  const row = /^\| (src\/\S+\.ts) \| \d+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d{4}-\d{2}-\d{2}) \|$/gm;
  return [...text.matchAll(row)].map(([, file = '', noticed, refused, equivalent, unnoticed, left, date = '']) => ({
    file,
    noticed: Number(noticed),
    refused: Number(refused),
    equivalent: Number(equivalent),
    unnoticed: Number(unnoticed),
    left: Number(left),
    date,
  }));
}

function cells(result: Omit<FileResult, 'file' | 'date'>): readonly string[] {
  const { noticed, refused, equivalent, unnoticed, left } = result;
  return [possible(result) + refused + left, noticed, refused, equivalent, unnoticed, left].map(String);
}

function total(results: readonly FileResult[]) {
  const sum = (key: 'noticed' | 'refused' | 'equivalent' | 'unnoticed' | 'left') =>
    results.reduce((all, result) => all + result[key], 0);
  return {
    noticed: sum('noticed'),
    refused: sum('refused'),
    equivalent: sum('equivalent'),
    unnoticed: sum('unnoticed'),
    left: sum('left'),
  };
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
