import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isAsset } from './asset-name.ts';

/** The files of a content folder by their path below it, with forward slashes: what is text as text, all else as bytes. */
export type ContentFiles = ReadonlyMap<string, string | Uint8Array>;

/** Reads every file below a folder but those that a system puts there by itself. */
export function readContentFiles(folder: string): ContentFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isOfSystem(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, isAsset(name) ? bytes : (textOf(bytes) ?? bytes)];
    }),
  );
}

const isOfSystem = (name: string) => basename(name).startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** The text of a file; undefined when it is not written in UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
