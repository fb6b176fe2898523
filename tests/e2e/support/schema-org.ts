import { writeFileSync } from 'node:fs';
import ts from 'typescript';

interface Thing {
  readonly '@type': string;
}

/** Things by any name, each as search engines are told of it. */
export type Things = readonly (readonly [name: string, thing: Thing])[];

/**
 * Holds things against schema.org's types: each is written as a constant of its type into one file, which must lie below the project, and
 * the TypeScript compiler says what does not fit. Returns a line for each fault, with the name of the thing. Of things that are alike to the
 * compiler one is held for all.
 */
export function schemaFaults(all: Things, file: string): readonly string[] {
  const things = [...new Map(all.map((named) => [JSON.stringify(alike(named[1])), named])).values()];
  const lines = things.map(
    ([, thing], index) => `export const thing${index}: schema.${thing['@type']} = ${JSON.stringify(thing)};`,
  );
  writeFileSync(file, ["import type * as schema from 'schema-dts';", ...lines].join('\n'));
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file: where, start = 0, messageText }) => {
    const line = where?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${things[line - 1]?.[0] ?? file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** A value with every text that can only be a text replaced by one and the same, and lists without what repeats. */
function alike(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(alike(item, name))))];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, alike(below, key)]));
  // A single word may be one of the few that a type allows, such as a day of the week.
  return typeof value === 'string' && name !== '@type' && /[^A-Za-z]/.test(value) && !value.includes('schema.org')
    ? 'text'
    : value;
}
