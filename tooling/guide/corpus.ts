import { existsSync, readFileSync } from 'node:fs';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Answers } from '#src/forms/question.ts';
import { PlainError } from '#tooling/command/plain-error.ts';

/** The lines that are read while developing, and those that nobody reads until they are replaced. */
export type Split = 'dev' | 'holdout';
export const splits: readonly Split[] = ['dev', 'holdout'];

/** What a right reply shows: one pattern of each group, and none of `not`. */
interface Due {
  /** What a correct reply says, in a sentence. */
  readonly due: string;
  readonly keys: readonly (readonly string[])[];
  readonly not?: readonly string[];
}

interface Line {
  readonly id: string;
  readonly language: 'en' | 'hi' | 'te';
  readonly author: string;
  readonly hard?: boolean;
}

/** A single question. The kind `outside` is none of the practice's work and is declined. */
export interface CorpusQuestion extends Line, Due {
  readonly q: string;
  readonly kind: string;
}

export interface CorpusConversation extends Line {
  readonly turns: readonly ({ readonly q: string } & Due)[];
}

/** What a message does to a form under way. */
export const readActs = [
  'set',
  'ask',
  'send',
  'hold',
  'cancel',
  'restart',
  'back',
  'skip',
  'reopen',
  'switch',
  'chat',
  'unsure',
] as const;

export type ReadAct = (typeof readActs)[number];

/** A message in a form: where the form stands, what is said, and what is to come of it. */
export interface CorpusMessage extends Line {
  readonly form: FormId;
  readonly answers: Answers;
  /** The id of the open question, `review` or `result`. */
  readonly open: string;
  readonly say: string;
  readonly due: {
    readonly act: ReadAct;
    readonly set: Answers;
    readonly drop: readonly string[];
    readonly to: string | null;
  };
}

interface Corpus {
  readonly questions: readonly CorpusQuestion[];
  readonly conversations: readonly CorpusConversation[];
  readonly forms: readonly CorpusMessage[];
}

/** Reads one part of the corpus below `tests/guide/corpus`. Throws PlainError where its file is missing or a line is no JSON, naming file and line. */
export const corpusPart = <Part extends keyof Corpus>(split: Split, part: Part): Corpus[Part] =>
  jsonLines(`tests/guide/corpus/${split}/${part}.jsonl`) as unknown as Corpus[Part];

/** Reads a file of one JSON object a line; empty lines are left out. Throws PlainError where there is no such file, or with file and line. */
export function jsonLines(file: string): readonly Readonly<Record<string, unknown>>[] {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [objectOn(line, `${file}:${index + 1}`)]));
}

function objectOn(line: string, place: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Said below, with the place.
  }
  throw new PlainError(`${place}: write one JSON object on this line`);
}
