import { registry } from '#src/collections/registry.ts';
import { paths } from '#src/paths.ts';
import { namesByAddress } from '#tooling/content/addresses.ts';
import { assetFault } from '#tooling/content/checks/assets.ts';
import { warningsIn } from '#tooling/content/checks/all.ts';
import type { Content } from '#tooling/content/content.ts';
import { ContentFaults, faultText, type Fault } from '#tooling/content/fault.ts';
import { isAsset } from '#tooling/content/asset-name.ts';
import { kindOf } from '#tooling/content/kinds.ts';
import { unwritten } from '#tooling/content/placeholder.ts';
import { draftEntry, Misuse } from '#tooling/content/new-entry.ts';
import { isSameFile, isSameFiles } from '#tooling/content/same-files.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { controlOfKind, isFields } from './control.ts';
import type { Desk, ListedChange, ListedFile, OpenedFile, Outcome, Overview, References } from './contract.ts';
import { editedText, fileValue } from './edited-text.ts';
import { fileAddress } from './file-address.ts';
import { freeName } from './free-name.ts';
import { choicesOf, jobChanges, jobFaults, waitingFigures, type Site } from './job-changes.ts';
import { isSameValue } from './same-value.ts';
import { comingFigures, refusedClosings, uncheckedFigures } from './unchecked.ts';
import { unfitFile } from './unfit-file.ts';
import { asWritten, oldWhatsapp } from './written-forms.ts';

type FileText = string | Uint8Array;
type Files = ReadonlyMap<string, FileText>;

/** A file with what is to stand in it; undefined takes it away. */
export interface Change {
  readonly name: string;
  readonly text: FileText | undefined;
  readonly what: string;
  /** The change that is taken back by it. */
  readonly takesBack?: string;
}

/** What a change that may be taken back has left. */
export interface Former {
  readonly file: string;
  readonly what: string;
  /** The file as it was before the change; undefined where there was none. */
  readonly before: FileText | undefined;
  /** Whether the file is still as the change has left it. */
  readonly isStill: boolean;
  readonly isTakenBack: boolean;
}

/** Where the files of content lie, and what was changed in them. */
export interface Store {
  readonly read: () => Promise<Files>;
  /** Puts changes that belong together in their places and notes them, all or none; `before` are the files as `read` has last told them. Throws Outdated where they hold no longer. */
  readonly write: (changes: readonly Change[], before: Files) => Promise<void>;
  /** The newest first. */
  readonly changes: () => Promise<readonly ListedChange[]>;
  readonly former: (id: string) => Promise<Former | undefined>;
}

/** Thrown by a store in which somebody else has written meanwhile; the message says so to the person at the desk. */
export class Outdated extends PlainError {}

/** Checks files as the gate does; throws ContentFaults with all that is wrong. */
export type Gate = (files: Files) => Content | Promise<Content>;

/**
 * The desk over a store of content. Nothing is written that the gate would refuse: such a change comes back with its faults, and the file
 * stays as it is. `today` says which day it is in India, written YYYY-MM-DD.
 */
export function deskOver(store: Store, gate: Gate, today: () => string): Desk {
  /** One after the other: a change is checked against the files as the one before has left them. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const check = checking(gate);

  const told = new WeakMap<Content, { readonly day: string; readonly warnings: readonly Fault[] }>();
  const allWarnings = (content: Content | undefined): readonly Fault[] => {
    if (!content) return [];
    const day = today();
    const known = told.get(content);
    const { warnings } = known?.day === day ? known : { warnings: warningsIn(content, day) };
    told.set(content, { day, warnings });
    return warnings;
  };

  const commit = (files: Files, change: Change, further: readonly Fault[] = []) =>
    commitAll(files, [change], change, further);

  /** What changes would bring about that is wrong. What was wrong before may stay, and is asked for only where something is wrong after them. */
  async function faultsAfter(files: Files, changes: readonly Change[]): Promise<readonly Fault[]> {
    const { faults } = await check(withChanges(files, changes));
    const known = new Set(faults.length === 0 ? [] : (await check(files)).faults.map(signOf));
    return faults.filter((fault) => !known.has(signOf(fault)));
  }

  /** Writes changes that belong together, of which the page of `main` shows most. */
  async function commitAll(
    files: Files,
    changes: readonly Change[],
    main: Change,
    further: readonly Fault[] = [],
  ): Promise<Outcome> {
    const { name, text, what } = main;
    if (changes.every((change) => isSameFile(files.get(change.name), change.text))) return { kind: 'unchanged' };
    const faults = [...(await faultsAfter(files, changes)), ...further];
    if (faults.length > 0) return { kind: 'refused', faults };
    const { content } = await check(withChanges(files, changes));
    try {
      await store.write(changes, files);
    } catch (error) {
      if (error instanceof Outdated) return { kind: 'outdated', sentence: error.message };
      throw error;
    }
    return {
      kind: 'saved',
      file: name,
      what,
      warnings: content ? warningsOf(content, changes, (await check(files)).content) : [],
      ...(typeof text === 'string' && kindOf(name) && { opened: openedFile(name, text) }),
    };
  }

  /** What is worth a look in the files of a change, and what the change has brought about in others. */
  function warningsOf(content: Content, changes: readonly Change[], before: Content | undefined) {
    const known = new Set(allWarnings(before).map(signOf));
    const isOfChange = ({ file }: Fault) => changes.some(({ name }) => file === `content/${name}`);
    return [
      ...unwritten(content).filter(isOfChange),
      ...allWarnings(content).filter((fault) => isOfChange(fault) || !known.has(signOf(fault))),
    ];
  }

  async function soundContent(): Promise<Site> {
    const files = await store.read();
    const { content } = await check(files);
    if (!content)
      throw new Misuse(
        'Something in the files is wrong. Mend what stands under "Wrong in the files as they are" first.',
      );
    return { files, content, today: today() };
  }

  return {
    async overview(): Promise<Overview> {
      const files = await store.read();
      const { content, faults } = await check(files);
      return {
        files: listed(files, content),
        changes: await store.changes(),
        faults,
        warnings: allWarnings(content),
        unwritten: content ? unwritten(content) : [],
        waiting: content ? waitingFigures(content, today()) : [],
        references: referencesIn(files, content),
      };
    },

    choices: async (name) => {
      const { content } = await soundContent();
      return choicesOf(name, content, today());
    },

    perform: ({ job, answers }) =>
      inTurn(async () => {
        const site = await soundContent();
        const faults = await jobFaults(job, answers, site, (changes) => faultsAfter(site.files, changes));
        const result = jobChanges(job, answers, site);
        if (faults.length > 0 || 'faults' in result) return { kind: 'refused', faults };
        const outcome = await commitAll(site.files, result.changes, result.main);
        return outcome.kind === 'saved' ? { ...outcome, warnings: [...result.warnings, ...outcome.warnings] } : outcome;
      }),

    open: async (name) => openedFile(name, textOf(await store.read(), name)),

    save: ({ name, base, value }) =>
      inTurn(async () => {
        const files = await store.read();
        const text = textOf(files, name);
        if (text !== base)
          return {
            kind: 'outdated',
            sentence: `“${fileTitle(name, text)}” was changed by somebody else since you opened it. What you wrote still stands here: copy it, press "Leave as it was", and make your change again.`,
          };
        const opened = openedFile(name, text);
        const before = opened.value.fields;
        const isPractice = opened.kind === 'practice';
        const typed = asWritten(controlOfKind(opened.kind), before, value.fields);
        const fields = isSameValue(opened.value, value) ? typed : withDay(before, typed, today());
        const change = [name, before, fields, today()] as const;
        const untimely = [...comingFigures(...change), ...(isPractice ? refusedClosings(...change) : [])];
        if (untimely.length > 0) return { kind: 'refused', faults: untimely };
        const outcome = await commit(
          files,
          { name, text: editedText(name, text, { ...value, fields }), what: `Changed: ${opened.title}` },
          uncheckedFigures(...change),
        );
        return outcome.kind === 'saved' && isPractice
          ? { ...outcome, warnings: [...oldWhatsapp(before, fields), ...outcome.warnings] }
          : outcome;
      }),

    make: ({ kind, words }) =>
      inTurn(async () => {
        const { files, content } = await soundContent();
        const { name, text } = draftEntry(content, [kind, ...words], today());
        return commit(files, { name: freeName(files, name), text, what: `Made: ${fileTitle(name, text)}` });
      }),

    remove: (name) =>
      inTurn(async () => {
        const files = await store.read();
        const kind = kindOf(name);
        if (!kind || !registry[kind.name].isCollection || !files.has(name))
          throw new Misuse(
            `“${fileTitle(name, String(files.get(name) ?? ''))}” is needed by the site and cannot be removed.`,
          );
        const what = `Removed: ${fileTitle(name, String(files.get(name)))}`;
        const address = fileAddress(kind.name, kind.id);
        const asked = `guide/asked${address}.jsonl`;
        // Nobody asks for a page that is gone; of one that files share, such as the FAQ, the others are still asked for.
        const isOwn = address.endsWith(`/${kind.id}`) && files.has(asked);
        const main = { name, text: undefined, what };
        return commitAll(
          files,
          [...(isOwn ? [{ ...main, name: asked, what: `${what}, ways to ask` }] : []), main],
          main,
        );
      }),

    takeBack: (id) =>
      inTurn(async () => {
        const files = await store.read();
        const former = await store.former(id);
        if (!former || former.isTakenBack) throw new Misuse('This change was taken back already.');
        const { file, before, isStill, what } = former;
        if (!isStill)
          return {
            kind: 'outdated',
            sentence: `“${what}” was followed by another change there. Take the later changes back first.`,
          };
        return commit(files, { name: file, text: before, what: `Took back: ${what}`, takesBack: id });
      }),

    addAsset: (wanted, bytes) =>
      inTurn(async () => {
        const unfit = unfitFile(wanted.replace(/^.*\//, ''));
        if (
          unfit !== undefined ||
          !/^(?:[a-z-]+\/)+[A-Za-z0-9][A-Za-z0-9 ._()-]*$/.test(wanted) ||
          wanted.includes('..')
        )
          throw new Misuse(unfit ?? `${wanted} is no picture or PDF of the content.`);
        const files = await store.read();
        const name = freeName(files, wanted);
        const fault = assetFault(name, new Map([[name, bytes]]));
        if (fault !== undefined) throw new Misuse(`${fault.replaceAll(/content\/\S*\//g, '')}.`);
        const outcome = await commit(files, { name, text: bytes, what: `Put in: ${name.split('/').at(-1) ?? name}` });
        // What shows it is still being written.
        return outcome.kind === 'saved' ? { ...outcome, warnings: [] } : outcome;
      }),
  };
}

function openedFile(name: string, text: string): OpenedFile {
  const kind = kindOf(name);
  if (!kind) throw new Misuse(`content/${name} is no file that can be edited here.`);
  return { name, kind: kind.name, title: fileTitle(name, text), text, value: fileValue(name, text) };
}

function textOf(files: Files, name: string): string {
  const text = isAsset(name) || kindOf(name) === undefined ? undefined : files.get(name);
  if (typeof text !== 'string') throw new Misuse(`content/${name} is no file that can be edited here.`);
  return text;
}

function withChanges(files: Files, changes: readonly Change[]): Files {
  const changed = new Map(files);
  for (const { name, text } of changes)
    if (text === undefined) changed.delete(name);
    else changed.set(name, text);
  return changed;
}

interface Checked {
  readonly content?: Content;
  readonly faults: readonly Fault[];
}

async function checked(gate: Gate, files: Files): Promise<Checked> {
  try {
    return { content: await gate(files), faults: [] };
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return { faults: error.faults };
  }
}

/** Checks files, and knows what came of the last ones, so that a look at files that have just been saved costs nothing. */
function checking(gate: Gate): (files: Files) => Promise<Checked> {
  let known: readonly { readonly files: Files; readonly result: Checked }[] = [];
  return async (files) => {
    const found = known.find((one) => isSameFiles(one.files, files));
    const one = found ?? { files, result: await checked(gate, files) };
    known = [one, ...known.filter((other) => other !== found)].slice(0, 2);
    return one.result;
  };
}

/** The fields of a page whose words were changed, with today as the day of that, unless another was chosen. */
const withDay = (before: unknown, after: unknown, today: string) =>
  isFields(before) && isFields(after) && 'updated' in before && after.updated === before.updated
    ? { ...after, updated: today }
    : after;

/** A fault without its line, which moves when lines above it come or go. */
const signOf = (fault: Fault) => faultText({ ...fault, line: 0 });

function listed(files: Files, content: Content | undefined): readonly ListedFile[] {
  return [...files].flatMap(([name, text]) => {
    const kind = kindOf(name);
    if (!kind || typeof text !== 'string') return [];
    const holder =
      kind.name === 'checklists'
        ? content?.services.find(
            ({ fields: { documents } }) => 'checklist' in documents && documents.checklist === kind.id,
          )
        : undefined;
    const address = holder ? paths.service(holder.id) : fileAddress(kind.name, kind.id);
    return [{ name, kind: kind.name, label: fileTitle(name, text), address }];
  });
}

/** What a file is called: by its kind, or, where the kind has several, by its first field. */
function fileTitle(name: string, text: string): string {
  const kind = kindOf(name);
  if (kind && !registry[kind.name].isCollection) return registry[kind.name].title;
  const [, words = name] = /^(?:name|heading|question|title): *["']?(.+?)["']?\s*$/m.exec(text) ?? [];
  return words;
}

function referencesIn(files: Files, content: Content | undefined): References {
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
