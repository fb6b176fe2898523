import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry, type CollectionName, type Fields, type KindName } from '#src/collections/registry.ts';
import { ContentFaults, type Fault } from './fault.ts';
import { kindOf } from './kinds.ts';
import { faultsAcross } from './checks/all.ts';
import { readSource, type Source } from './source.ts';
import { validate } from './validate.ts';

/** One entry of a collection: its id, its checked fields, and the file it came from. */
export interface Entry<Value> {
  readonly id: string;
  readonly fields: Value;
  readonly source: Source;
}

export type Content = {
  readonly [Name in KindName]: Name extends CollectionName ? readonly Entry<Fields<Name>>[] : Entry<Fields<Name>>;
};

/** The files of a content folder: path below the folder, with forward slashes, and text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Reads every YAML and Markdown file below a folder. */
export function readContentFiles(folder: string): ContentFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(md|ya?ml)$/.test(name))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Checks content whole: every file belongs to a collection, fits its schema, and what it refers to exists.
 * Throws ContentFaults with all faults at once.
 */
export function loadContent(files: ContentFiles): Content {
  const faults: Fault[] = [];
  const entries = new Map<string, Entry<unknown>[]>(Object.keys(registry).map((name) => [name, []]));
  const present = new Set<string>();

  for (const [name, text] of files) {
    const kind = kindOf(name);
    const file = `content/${name}`;
    if (!kind) {
      const expected = 'no collection reads a file of this name; move, rename or remove it';
      faults.push({ file, line: 1, field: 'file', expected });
      continue;
    }
    present.add(kind.name);
    const source = readSource(file, text);
    const result = validate(source, registry[kind.name].schema);
    if ('faults' in result) faults.push(...result.faults);
    else entries.get(kind.name)?.push({ id: kind.id, fields: result.data, source });
  }
  for (const [name, { isCollection, files: places }] of Object.entries(registry)) {
    if (!isCollection && !present.has(name))
      faults.push({
        file: `content/${places.join()}`,
        line: 1,
        field: 'file',
        expected: 'is missing; every site needs it',
      });
  }

  const content = Object.fromEntries(
    Object.entries(registry).map(([name, { isCollection }]) => {
      const found = entries.get(name) ?? [];
      return [name, isCollection ? found : found[0]];
    }),
  ) as unknown as Content;
  if (faults.length === 0) faults.push(...faultsAcross(content));
  if (faults.length > 0) throw new ContentFaults(faults);
  return content;
}
