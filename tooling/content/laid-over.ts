import { parse, stringify } from 'yaml';
import { registry } from '#src/collections/registry.ts';
import type { ContentFiles } from './files.ts';
import { kindOf } from './kinds.ts';

/**
 * Files of content with others laid over them. Of a kind with one file, the other one takes its place, whatever its name is; where both
 * are YAML and have the same name, a field that the other one does not have stays as it was.
 */
export function laidOver(files: ContentFiles, others: ContentFiles): ContentFiles {
  const kinds = new Set([...others.keys()].map((name) => kindOf(name)?.name));
  const isReplaced = (name: string) => {
    const kind = kindOf(name)?.name;
    return kind !== undefined && kinds.has(kind) && !registry[kind].isCollection;
  };
  const laid = [...others].map(([name, other]) => [name, merged(name, files.get(name), other)] as const);
  return new Map([...[...files].filter(([name]) => !isReplaced(name)), ...laid]);
}

function merged(name: string, own: string | Uint8Array | undefined, other: string | Uint8Array): string | Uint8Array {
  if (typeof own !== 'string' || typeof other !== 'string' || !name.endsWith('.yaml')) return other;
  return stringify(mergedValue(parse(own), parse(other)), { lineWidth: 0 });
}

function mergedValue(own: unknown, other: unknown): unknown {
  if (!isMapping(own) || !isMapping(other)) return other;
  return {
    ...own,
    ...Object.fromEntries(Object.entries(other).map(([field, value]) => [field, mergedValue(own[field], value)])),
  };
}

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
