import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registry } from '#src/collections/registry.ts';
import { namesByAddress } from '#tooling/content/addresses.ts';
import { assetFault } from '#tooling/content/checks/assets.ts';
import { readPictures } from '#tooling/content/assets/read-pictures.ts';
import { warningsIn } from '#tooling/content/checks/all.ts';
import type { Content } from '#tooling/content/content.ts';
import { ContentFaults, faultText, type Fault } from '#tooling/content/fault.ts';
import { isAsset, readContentFiles, type ContentFiles } from '#tooling/content/files.ts';
import { kindOf } from '#tooling/content/kinds.ts';
import { loadContent } from '#tooling/content/load.ts';
import { Misuse, newEntry } from '#tooling/content/new-entry.ts';
import { changedLines } from './changed-lines.ts';
import type { Desk, ListedFile, OpenedFile, Outcome, Overview, References } from './contract.ts';
import { editedText, fileValue } from './edited-text.ts';
import { fileAddress } from './file-address.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { uncheckedFigures } from './unchecked.ts';

/** A file with what is to stand in it; undefined takes it away. */
interface Change {
  readonly name: string;
  readonly text: string | Uint8Array | undefined;
  readonly what: string;
}

/**
 * The desk over a folder of content. Nothing is written that the gate would refuse: such a change comes back with its faults, and the file
 * stays as it is. `today` says which day it is in India, written YYYY-MM-DD, `now` the time in milliseconds.
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

  /** One after the other: a change is checked against the files as the one before has left them. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const check = checking();

  let told: { readonly content: Content; readonly day: string; readonly warnings: readonly Fault[] } | undefined;
  const allWarnings = (content: Content): readonly Fault[] => {
    const day = today();
    if (told?.content !== content || told.day !== day) told = { content, day, warnings: warningsIn(content, day) };
    return told.warnings;
  };

  async function commit(change: Change, further: readonly Fault[] = []): Promise<Outcome> {
    const files = read();
    const before = files.get(change.name);
    if (isSameText(before, change.text)) return { kind: 'unchanged' };
    const changed = new Map(files);
    if (change.text === undefined) changed.delete(change.name);
    else changed.set(change.name, change.text);
    const result = await check(changed);
    // Faults that were there before may stay; they are asked for only where there are faults after the change.
    const known = new Set(result.faults.length === 0 ? [] : (await check(files)).faults.map(signOf));
    const faults = [...result.faults.filter((fault) => !known.has(signOf(fault))), ...further];
    if (faults.length > 0) return { kind: 'refused', faults };
    put(change.name, change.text);
    journal.write(entryOf(change, before));
    return {
      kind: 'saved',
      file: change.name,
      warnings: result.content ? warningsOf(result.content, change.name) : [],
    };
  }

  const warningsOf = (content: Content, name: string) =>
    allWarnings(content).filter(({ file }) => file === `content/${name}`);

  function entryOf({ name, text, what }: Change, before: string | Uint8Array | undefined): JournalEntry {
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

  function put(name: string, text: string | Uint8Array | undefined): void {
    const file = join(folder, name);
    written(file);
    if (text === undefined) {
      rmSync(file);
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    // Whoever watches the folder sees the whole file or the one before, never a half.
    const beside = join(dirname(file), `.${String(process.pid)}.new`);
    writeFileSync(beside, text);
    renameSync(beside, file);
  }

  function textOf(name: string): string {
    const text = isAsset(name) || kindOf(name) === undefined ? undefined : read().get(name);
    if (typeof text !== 'string') throw new Misuse(`content/${name} is no file that can be edited here.`);
    return text;
  }

  return {
    async overview(): Promise<Overview> {
      const files = read();
      const { content, faults } = await check(files);
      return {
        files: listed(files),
        changes: journal.entries().map(({ before: _, after: __, ...change }) => change),
        faults,
        warnings: content ? allWarnings(content) : [],
        references: referencesIn(files, content),
      };
    },

    open(name): Promise<OpenedFile> {
      const text = textOf(name);
      const kind = kindOf(name);
      if (!kind) throw new Misuse(`content/${name} is no file that can be edited here.`);
      return Promise.resolve({ name, kind: kind.name, text, value: fileValue(name, text) });
    },

    save: ({ name, base, value }) =>
      inTurn(async () => {
        const text = textOf(name);
        if (text !== base)
          return {
            kind: 'outdated',
            sentence: `content/${name} was changed by somebody else since you opened it. Open it again and make your change there.`,
          };
        const further = uncheckedFigures(name, fileValue(name, text).fields, value.fields, today());
        return commit({ name, text: editedText(name, text, value), what: `Changed content/${name}` }, further);
      }),

    make: ({ kind, words }) =>
      inTurn(() => {
        const { name, text } = newEntry(read(), [kind, ...words], today());
        return commit({ name, text, what: `Made content/${name}` });
      }),

    remove: (name) =>
      inTurn(() => {
        const kind = kindOf(name);
        if (!kind || !registry[kind.name].isCollection || !read().has(name))
          throw new Misuse(`content/${name} is needed by the site and cannot be removed.`);
        return commit({ name, text: undefined, what: `Removed content/${name}` });
      }),

    takeBack: (id) =>
      inTurn(async () => {
        const entry = journal.entries().find((one) => one.id === id);
        if (!entry || entry.isTakenBack) throw new Misuse('This change was taken back already.');
        const { file, before, after } = entry;
        if (encoded(read().get(file)) !== after)
          return {
            kind: 'outdated',
            sentence: `content/${file} was changed again after this. Take the later changes back first.`,
          };
        const outcome = await commit({ name: file, text: decoded(file, before), what: `Took back: ${entry.what}` });
        if (outcome.kind === 'saved') journal.write({ ...entry, isTakenBack: true });
        return outcome;
      }),

    addAsset: (name, bytes) =>
      inTurn(() => {
        if (!/^(?:[a-z-]+\/)+[A-Za-z0-9][A-Za-z0-9 ._()-]*$/.test(name) || name.includes('..') || !isAsset(name))
          throw new Misuse(`${name} is no picture or PDF. Use .jpg, .png, .webp, .svg or .pdf.`);
        if (existsSync(join(folder, name)))
          throw new Misuse(`content/${name} is there already. Give your file another name.`);
        const fault = assetFault(name, new Map([[name, bytes]]));
        if (fault !== undefined) throw new Misuse(fault);
        return commit({ name, text: bytes, what: `Added content/${name}` });
      }),
  };
}

interface Checked {
  readonly content?: Content;
  readonly faults: readonly Fault[];
}

async function checked(files: ContentFiles): Promise<Checked> {
  try {
    const content = loadContent(files);
    await readPictures(content);
    return { content, faults: [] };
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return { faults: error.faults };
  }
}

/** Checks files, and knows what came of the last ones, so that a look at files that have just been saved costs nothing. */
function checking(): (files: ContentFiles) => Promise<Checked> {
  let known: readonly { readonly files: ContentFiles; readonly result: Checked }[] = [];
  return async (files) => {
    const found = known.find((one) => isSameFiles(one.files, files));
    if (found) return found.result;
    const result = await checked(files);
    known = [{ files, result }, ...known].slice(0, 2);
    return result;
  };
}

function isSameFiles(one: ContentFiles, other: ContentFiles): boolean {
  return (
    one.size === other.size &&
    [...one].every(([name, text]) => {
      const same = other.get(name);
      return typeof text === 'string' || typeof same === 'string' || same === undefined
        ? text === same
        : Buffer.from(text).equals(same);
    })
  );
}

/** A fault without its line, which moves when lines above it come or go. */
const signOf = (fault: Fault) => faultText({ ...fault, line: 0 });

function listed(files: ContentFiles): readonly ListedFile[] {
  return [...files].flatMap(([name, text]) => {
    const kind = kindOf(name);
    return kind && typeof text === 'string'
      ? [{ name, kind: kind.name, label: labelIn(text) ?? name, address: fileAddress(kind.name, kind.id) }]
      : [];
  });
}

const labelIn = (text: string) => {
  const [, words] = /^(?:name|heading|question|title): *["']?(.+?)["']?\s*$/m.exec(text) ?? [];
  return words;
};

function referencesIn(files: ContentFiles, content: Content | undefined): References {
  const ids = (kind: string) =>
    [...files.keys()].flatMap((name) => {
      const found = kindOf(name);
      return found?.name === kind ? [found.id] : [];
    });
  return {
    services: ids('services'),
    checklists: ids('checklists'),
    addresses: content ? [...namesByAddress(content).keys()] : [],
  };
}

const isSameText = (one: string | Uint8Array | undefined, other: string | Uint8Array | undefined) =>
  encoded(one) === encoded(other);

const encoded = (text: string | Uint8Array | undefined) =>
  text === undefined ? null : Buffer.from(text as Uint8Array).toString('base64');

function decoded(name: string, text: string | null): string | Uint8Array | undefined {
  if (text === null) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return isAsset(name) ? bytes : bytes.toString('utf8');
}
