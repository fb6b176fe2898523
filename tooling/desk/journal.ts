import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#tooling/command/plain-error.ts';

/** A change with what is needed to take it back: the bytes of the file before and after it, in base64; null where there was no file. */
export interface JournalEntry {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly file: string;
  readonly lines: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  readonly isTakenBack: boolean;
}

/** The changes that were saved at the desk, kept in a folder, a file each. */
export interface Journal {
  readonly entries: () => readonly JournalEntry[];
  readonly write: (entry: JournalEntry) => void;
}

/** Keeps changes in a folder, which is made with the first of them. `entries` has the newest first. */
export function journalIn(folder: string): Journal {
  return {
    entries: () =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => /^\d+\.json$/.test(name))
            .map((name) => read(join(folder, name)))
            .sort((one, other) => Number(other.id) - Number(one.id))
        : [],
    write: (entry) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${entry.id}.json`), JSON.stringify(entry));
    },
  };
}

function read(file: string): JournalEntry {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JournalEntry;
  } catch {
    throw new PlainError(`${file} cannot be read. Remove it: the change it tells of stays, and cannot be taken back.`);
  }
}
