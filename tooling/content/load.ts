import { registry, type KindName } from '#src/collections/registry.ts';
import { ContentFaults, type Fault } from './fault.ts';
import { isAsset, type ContentFiles } from './files.ts';
import { nameRemedy } from './file-names.ts';
import { kindOf } from './kinds.ts';
import { faultsAcross } from './checks/all.ts';
import type { Content, Entry } from './content.ts';
import { readSource } from './source.ts';
import { validate } from './validate.ts';

/** The most characters of a file: a text of one page, and a list such as the words the guide knows. */
const longestText = 60_000;
const longestList = 250_000;

/**
 * Checks content whole: every file belongs to a collection, fits its schema, and what it refers to exists.
 * Throws ContentFaults with all faults at once.
 */
export function loadContent(files: ContentFiles): Content {
  const faults: Fault[] = [];
  const entries = new Map<string, Entry<unknown>[]>(Object.keys(registry).map((name) => [name, []]));
  const assets = new Map<string, Uint8Array>();
  const readAs = new Map<KindName, string>();
  const fault = (name: string, expected: string) =>
    faults.push({ file: `content/${name}`, line: 1, field: 'file', expected });

  for (const [name, text] of files) {
    const kind = kindOf(name);
    if (!kind) {
      if (typeof text !== 'string' && isAsset(name)) assets.set(name, text);
      else fault(name, nameRemedy(name));
      continue;
    }
    const first = readAs.get(kind.name);
    if (first !== undefined && !registry[kind.name].isCollection) {
      fault(name, `the site has one file of this kind, and content/${first} is there already; keep one of them`);
      continue;
    }
    readAs.set(kind.name, name);
    if (typeof text !== 'string') {
      fault(
        name,
        'is not written in UTF-8, so some letters would come out wrong; open it in an editor and save it as UTF-8',
      );
      continue;
    }
    const longest = name.endsWith('.md') ? longestText : longestList;
    if (text.length > longest) {
      fault(
        name,
        `is ${text.length} characters long, more than the ${longest} that are meant for a page; shorten it or split it`,
      );
      continue;
    }
    const source = readSource(`content/${name}`, text);
    const result = validate(source, registry[kind.name].schema);
    if ('faults' in result) faults.push(...result.faults);
    else entries.get(kind.name)?.push({ id: kind.id, fields: result.data, source });
  }
  for (const [name, { isCollection, files: places }] of Object.entries(registry)) {
    if (!isCollection && !readAs.has(name as KindName)) fault(places.join(), 'is missing; every site needs it');
  }

  const byKind = Object.entries(registry).map(([name, { isCollection }]) => {
    const found = entries.get(name) ?? [];
    return [name, isCollection ? found : found[0]] as const;
  });
  const content = { ...Object.fromEntries(byKind), assets } as unknown as Content;
  if (faults.length === 0) faults.push(...faultsAcross(content));
  if (faults.length > 0) throw new ContentFaults(faults);
  return content;
}
