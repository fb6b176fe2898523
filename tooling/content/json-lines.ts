import type { z } from 'zod';
import type { Fault } from './fault.ts';
import type { Source } from './source.ts';
import { validate } from './validate.ts';

/**
 * Reads a file with a line of JSON for each entry. Takes its name, its text, the schema of a line and how one is written. Returns the lines that fit, each with
 * its number, and what is wrong with the others; empty lines are left out. A file that has not changed since it was last read is not read again.
 */
export function readJsonLines<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  example: string,
): Lines<z.output<Schema>> {
  const known = lastRead.get(file);
  if (known?.text === text) return known.lines as Lines<z.output<Schema>>;
  const faults: Fault[] = [];
  const read: { line: number; data: z.output<Schema> }[] = [];
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '') continue;
    const line = at + 1;
    const data = parsedJson(written);
    if (data === undefined) {
      faults.push({ file, line, field: 'line', expected: `is no line of JSON; write it as ${example}` });
      continue;
    }
    const result = validate(lineSource(file, line, data), schema);
    if ('faults' in result) faults.push(...result.faults);
    else read.push({ line, data: result.data });
  }
  lastRead.set(file, { text, lines: { read, faults } });
  return { read, faults };
}

interface Lines<Data> {
  readonly read: readonly { readonly line: number; readonly data: Data }[];
  readonly faults: readonly Fault[];
}

const lastRead = new Map<string, { readonly text: string; readonly lines: Lines<unknown> }>();

/** What a line of JSON holds; undefined where it is none. */
export function parsedJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** A line of JSON as what a schema is checked against. */
export const lineSource = (file: string, line: number, data: unknown): Source => ({
  file,
  data,
  markdown: '',
  markdownLine: line,
  markdownByHand: '',
  faults: [],
  figures: [],
  examples: [],
  lineOf: () => line,
  textAt: () => undefined,
  figuresAt: () => [],
  byHandAt: () => '',
  byNameAt: () => '',
  markdownByName: '',
});
