import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { collections, documents, type CollectionName, type DocumentName } from './collections.ts';
import { ContentFaults, type Fault } from './fault.ts';
import { referenceFaults } from './references.ts';
import { readSource, type Source } from './source.ts';
import { validate } from './validate.ts';

/** One entry of a collection: its id, its checked fields, and the file it came from. */
export interface Entry<Fields> {
  readonly id: string;
  readonly fields: Fields;
  readonly source: Source;
}

export type Content = {
  readonly [Name in CollectionName]: readonly Entry<z.output<(typeof collections)[Name]['schema']>>[];
} & {
  readonly [Name in DocumentName]: Entry<z.output<(typeof documents)[Name]['schema']>>;
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
  const content: Record<string, unknown> = {};
  const read = new Set<string>();

  const entriesOf = (files_: RegExp, schema: z.ZodType): Entry<unknown>[] =>
    [...files].flatMap(([name, text]) => {
      const id = files_.exec(name)?.[1];
      if (id === undefined) return [];
      read.add(name);
      const source = readSource(`content/${name}`, text);
      const result = validate(source, schema);
      if ('data' in result) return [{ id, fields: result.data, source }];
      faults.push(...result.faults);
      return [];
    });

  for (const [name, { files: pattern, schema }] of Object.entries(collections))
    content[name] = entriesOf(pattern, schema);
  for (const [name, { files: pattern, schema }] of Object.entries(documents)) {
    const matching = [...files.keys()].filter((file) => pattern.test(file));
    [content[name]] = entriesOf(pattern, schema);
    if (matching.length === 0)
      faults.push({
        file: `content/${fileName(pattern)}`,
        line: 1,
        field: 'file',
        expected: 'is missing; every site needs it',
      });
  }
  for (const name of files.keys()) {
    if (!read.has(name))
      faults.push({
        file: `content/${name}`,
        line: 1,
        field: 'file',
        expected: 'no collection reads a file of this name; move, rename or remove it',
      });
  }

  if (faults.length === 0) faults.push(...referenceFaults(content as Content));
  if (faults.length > 0) throw new ContentFaults(faults);
  return content as Content;
}

function fileName(pattern: RegExp): string {
  return pattern.source.replace(/[\^$()]|\\(?=[./])/g, '');
}
