import { askedLineSchema, type AskedLine } from '#src/collections/schemas/asked.ts';
import { outsideLineSchema } from '#src/collections/schemas/outside.ts';
import type { Fault } from './fault.ts';
import { readJsonLines } from './json-lines.ts';

/** The ways in which people ask for the passages of a page: a file below content/guide/asked. */
export interface AskedPage {
  /** The address of the page, which the file is called by. */
  readonly href: string;
  readonly file: string;
  readonly lines: readonly (AskedLine & { readonly line: number })[];
}

/** Where such files lie below content/. */
export const askedPlace = 'guide/asked/ADDRESS.jsonl';

const place = /^guide\/asked(\/[a-z0-9/-]+)\.jsonl$/;

/** Whether a file tells how a page is asked, by its path below content/. */
export const isAskedFile = (name: string): boolean => place.test(name);

/** Reads such a file. Takes its path below content/ and its text; returns what it says, and what is wrong in it. */
export function readAsked(name: string, text: string): { readonly page: AskedPage; readonly faults: readonly Fault[] } {
  const file = `content/${name}`;
  const { read, faults } = readJsonLines(
    file,
    text,
    askedLineSchema,
    '{"passage": "documents", "say": "…", "language": "en"}',
  );
  const lines = read.map(({ line, data }) => ({ ...data, line }));
  return { page: { href: place.exec(name)?.[1] ?? '', file, lines }, faults };
}

/** Where what our pages do not tell lies below content/. */
export const outsidePlace = 'guide/outside.jsonl';

/** Reads what people ask and our pages do not tell. Takes the text of the file; returns the messages, and what is wrong in it. */
export function readOutside(text: string): { readonly said: readonly string[]; readonly faults: readonly Fault[] } {
  const example = '{"say": "…", "language": "en"}';
  const { read, faults } = readJsonLines(`content/${outsidePlace}`, text, outsideLineSchema, example);
  return { said: read.map(({ data }) => data.say), faults };
}
