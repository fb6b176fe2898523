import type { KindName } from '#src/collections/registry.ts';
import type { Fault } from '#tooling/content/fault.ts';
import type { ChoiceName } from './control.ts';
import type { FileValue } from './edited-text.ts';
import type { Answers, Choice, JobName } from './jobs.ts';

/** A file of content as the list of the desk shows it. */
export interface ListedFile {
  /** Its path below content/. */
  readonly name: string;
  readonly kind: KindName;
  /** What it is called: its kind, or, where the kind has several, the words of its first field. */
  readonly label: string;
  /** The page on which it shows. */
  readonly address: string;
}

/** A change that was saved, and can be taken back. */
export interface ListedChange {
  readonly id: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** In the words of the desk, such as `Changed: The practice`. */
  readonly what: string;
  readonly file: string;
  /** The lines that went and came, each with `-` or `+` before it. */
  readonly lines: readonly string[];
  readonly isTakenBack: boolean;
}

/** Everything that the desk shows before a file is opened. */
export interface Overview {
  readonly files: readonly ListedFile[];
  readonly changes: readonly ListedChange[];
  /** What is wrong with the files as they are. */
  readonly faults: readonly Fault[];
  /** What is probably not meant, and holds nothing up. */
  readonly warnings: readonly Fault[];
  /** What nobody has written yet; the site does not go live with it. */
  readonly unwritten: readonly Fault[];
  /** New figures of the law that were stored and whose first day has come, with the answers to the small form that puts them in. */
  readonly waiting: readonly { readonly words: string; readonly answers: Answers }[];
  /** Names and addresses that a field may choose among. */
  readonly references: References;
}

/** What fields may refer to: services, lists of documents, and addresses of the site. */
export interface References {
  readonly services: readonly string[];
  readonly checklists: readonly string[];
  readonly addresses: readonly string[];
}

/** A file that is being edited. */
export interface OpenedFile {
  readonly name: string;
  readonly kind: KindName;
  /** What it is called, as in the list of files. */
  readonly title: string;
  /** As it was when it was opened; a save tells by it whether somebody else has changed the file since. */
  readonly text: string;
  readonly value: FileValue;
}

/** What came of a change. A refused one has changed nothing. */
export type Outcome =
  | {
      readonly kind: 'saved';
      readonly file: string;
      /** What was done, in the words of the list of changes. */
      readonly what: string;
      readonly warnings: readonly Fault[];
      /** The file as it stands now; absent where it was taken away, and of a picture. */
      readonly opened?: OpenedFile;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] }
  | { readonly kind: 'outdated'; readonly sentence: string };

/** A file to be made, by the words of `npm run new`. */
export interface Making {
  readonly kind: 'faq' | 'article' | 'service';
  readonly words: readonly string[];
}

/** What came of asking the guide, in words. */
export interface Told {
  readonly text: string;
  readonly details: string;
}

/** What the page asks of whatever holds the files. */
export interface Desk {
  readonly overview: () => Promise<Overview>;
  readonly open: (name: string) => Promise<OpenedFile>;
  readonly save: (saving: {
    readonly name: string;
    readonly base: string;
    readonly value: FileValue;
  }) => Promise<Outcome>;
  /** Does a job of a small form: all of its files are written, or none. */
  readonly perform: (performing: { readonly job: JobName; readonly answers: Answers }) => Promise<Outcome>;
  /** What a question of a small form offers. */
  readonly choices: (name: ChoiceName) => Promise<readonly Choice[]>;
  readonly make: (making: Making) => Promise<Outcome>;
  readonly remove: (name: string) => Promise<Outcome>;
  readonly takeBack: (id: string) => Promise<Outcome>;
  /** Puts in a picture or a PDF, under another name where its own is taken. */
  readonly addAsset: (name: string, bytes: Uint8Array) => Promise<Outcome>;
}
