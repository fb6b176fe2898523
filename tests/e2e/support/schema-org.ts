import { writeFileSync } from 'node:fs';
import ts from 'typescript';

interface Thing {
  readonly '@type': string;
}

/** Things by any name, each as search engines are told of it. */
export type Things = readonly (readonly [name: string, thing: Thing])[];

/**
 * Holds things against schema.org's types: each is written as a constant of its type into one file, which must lie below the project, and
 * the TypeScript compiler says what does not fit. Returns a line for each fault, with the name of the thing.
 */
export function schemaFaults(things: Things, file: string): readonly string[] {
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
