import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPictures } from '#tooling/content/assets/read-pictures.ts';
import { isAsset } from '#tooling/content/asset-name.ts';
import { readContentFiles, type ContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { base64Of, bytesOf } from './bytes.ts';
import { changedLines } from './changed-lines.ts';
import type { Desk } from './contract.ts';
import { deskOver, type Change } from './desk-over.ts';
import type { Journal, JournalEntry } from './journal.ts';

/**
 * The desk over a folder of content, with the whole gate. `today` says which day it is in India, written YYYY-MM-DD, `now` the time in
 * milliseconds.
 */
export function folderDesk(
  folder: string,
  journal: Journal,
  {
    today,
    now,
    written = () => undefined,
  }: {
    readonly today: () => string;
    readonly now: () => number;
    /** Hears of every file that is written or taken away, by its path. */
    readonly written?: (file: string) => void;
  },
): Desk {
  const read = () => readContentFiles(folder);

  function entryOf({ name, text, what }: Change, before: FileText | undefined): JournalEntry {
    const isText = typeof (text ?? before) === 'string';
    return {
      id: String(Math.max(now(), ...journal.entries().map(({ id }) => Number(id) + 1))),
      at: now(),
      what,
      file: name,
      lines: isText ? changedLines(String(before ?? ''), String(text ?? '')) : [],
      before: encoded(before),
      after: encoded(text),
      isTakenBack: false,
    };
  }

  function put(name: string, text: FileText | undefined): void {
    const file = join(folder, name);
    written(file);
    if (text === undefined) {
      rmSync(file);
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    // Whoever watches the folder sees the whole file or the one before, never a half.
    const beside = join(dirname(file), `.${String(process.pid)}.new`);
    try {
      writeFileSync(beside, text);
      renameSync(beside, file);
    } finally {
      rmSync(beside, { force: true });
    }
  }

  const entryBy = (id: string | undefined) => journal.entries().find((one) => one.id === id);

  return deskOver(
    {
      read: () => Promise.resolve(read()),
      write(changes, before) {
        const done: Change[] = [];
        try {
          for (const change of changes) {
            put(change.name, change.text);
            done.push(change);
          }
        } catch (error) {
          for (const { name } of done) put(name, before.get(name));
          throw error;
        }
        for (const change of changes) {
          journal.write(entryOf(change, before.get(change.name)));
          const takenBack = entryBy(change.takesBack);
          if (takenBack) journal.write({ ...takenBack, isTakenBack: true });
        }
        return Promise.resolve();
      },
      changes: () => Promise.resolve(journal.entries().map(({ before: _, after: __, ...change }) => change)),
      former(id) {
        const entry = entryBy(id);
        return Promise.resolve(
          entry && {
            ...entry,
            before: decoded(entry.file, entry.before),
            isStill: encoded(read().get(entry.file)) === entry.after,
          },
        );
      },
    },
    gateWithPictures,
    today,
  );
}

type FileText = string | Uint8Array;

async function gateWithPictures(files: ContentFiles) {
  const content = loadContent(files);
  await readPictures(content);
  return content;
}

const encoded = (text: FileText | undefined) => (text === undefined ? null : base64Of(text));

function decoded(name: string, text: string | null): FileText | undefined {
  if (text === null) return undefined;
  const bytes = bytesOf(text);
  return isAsset(name) ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
