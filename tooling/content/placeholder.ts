import { allEntries, type Content } from './content.ts';
import type { Fault } from './fault.ts';
import { fieldName } from './validate.ts';

const mark = 'To be written';

/** A text that stands for one nobody has written yet. Takes what is wanted and the most characters it may have. */
export function placeholder(wanted: string, longest = Infinity): string {
  const text = `${mark}: ${wanted}`;
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/** Every place in the content where a placeholder still stands. */
export function unwritten(content: Content): readonly Fault[] {
  const expected = 'is still to be written';
  return allEntries(content).flatMap(({ fields, source }) => [
    ...placeholdersIn(fields, []).map((path) => ({
      file: source.file,
      line: source.lineOf(path),
      field: fieldName(path),
      expected,
    })),
    ...(source.markdown.includes(mark) ? [{ file: source.file, line: 1, field: 'text', expected }] : []),
  ]);
}

function placeholdersIn(value: unknown, path: readonly PropertyKey[]): readonly (readonly PropertyKey[])[] {
  if (typeof value === 'string') return value.startsWith(mark) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => placeholdersIn(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => placeholdersIn(field, [...path, key]));
  return [];
}
