import { z } from 'zod';
import type { Fault } from './fault.ts';
import { meantName } from './nearest.ts';
import type { Source } from './source.ts';

type Validated<Schema extends z.ZodType> = { data: z.output<Schema> } | { faults: readonly Fault[] };

/**
 * Checks a source against a schema. Every fault names the field, says what was expected,
 * and, for a missing field, what the field is for. A source that was checked before is not checked again.
 */
export function validate<Schema extends z.ZodType>(source: Source, schema: Schema): Validated<Schema> {
  const known = lastChecked.get(source);
  if (known?.schema === schema) return known.result as Validated<Schema>;
  const result = checked(source, schema);
  lastChecked.set(source, { schema, result });
  return result;
}

const lastChecked = new WeakMap<Source, { readonly schema: z.ZodType; readonly result: Validated<z.ZodType> }>();

function checked<Schema extends z.ZodType>(source: Source, schema: Schema): Validated<Schema> {
  if (source.faults.length > 0) return { faults: source.faults };
  const result = schema.safeParse(source.data ?? {}, { error: expectation, reportInput: true });
  if (result.success) return { data: result.data };
  const { issues } = result.error;
  // A text where a list is meant is also too long for a list, and the like: what is said first of a field is what is wrong with it.
  const places = issues.map(({ path }) => path.join('\n'));
  const faults = issues
    .filter((_, index) => places.indexOf(places[index] ?? '') === index)
    .filter((issue) => issue.code !== 'custom' || !issues.some(({ path }) => isWithin(path, issue.path)))
    .flatMap((issue) => faultsOf(source, issue));
  const misspelt = new Set(faults.map(({ meant }) => meant));
  return { faults: faults.filter(({ field }) => !misspelt.has(field)).map(({ meant: _, ...fault }) => fault) };
}

/** A fault, and the field that was meant where a name is misspelt: nothing more is said of that one. */
interface Found extends Fault {
  readonly meant?: string;
}

function faultsOf(source: Source, issue: z.core.$ZodIssue): Found[] {
  if (issue.code === 'invalid_format' && issue.format === 'regex') {
    return [faultAt(source, issue.path, `expected ${issue.message}, found ${shown(issue.input)}`)];
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && issue.input !== undefined) {
    const remedy = textRemedy(issue.input, source.textAt(issue.path));
    if (remedy !== undefined) return [faultAt(source, issue.path, remedy)];
  }
  if (issue.code === 'invalid_union' && issue.input !== undefined) {
    const [meant] = issue.errors
      .filter((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
      .toSorted((one, other) => otherKinds(one) - otherKinds(other));
    if (meant) return meant.flatMap((inner) => faultsOf(source, { ...inner, path: [...issue.path, ...inner.path] }));
  }
  if (issue.code === 'invalid_key') {
    const [form] = issue.issues;
    const name = String(issue.path.at(-1));
    return [faultAt(source, issue.path, `expected a name in ${form?.message ?? 'another form'}, found "${name}"`)];
  }
  if (issue.code === 'unrecognized_keys') {
    const free = issue.message.split(' ');
    return issue.keys.map((key) => {
      const name = meantName(key, free) ?? free.find((one) => one.endsWith(`.${key}`));
      const path = [...issue.path, key];
      if (name === undefined) return faultAt(source, path, 'no such field here; remove it or correct its spelling');
      return {
        ...faultAt(source, path, `no such field here; did you mean "${name}"?`),
        meant: fieldName([...issue.path, name]),
      };
    });
  }
  return [faultAt(source, issue.path, issue.message)];
}

/** What is said of a group as a whole follows from what is wrong inside it. */
const isWithin = (path: readonly PropertyKey[], group: readonly PropertyKey[]) =>
  path.length > group.length && group.every((part, index) => path[index] === part);

/** Of how many fields of a form the value says that another form is meant, such as `kind: choice`. */
const otherKinds = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(({ code, path }) => code === 'invalid_value' && path.length === 1).length;

function faultAt(source: Source, path: readonly PropertyKey[], expected: string): Fault {
  return { file: source.file, line: source.lineOf(path), field: fieldName(path), expected };
}

/** What to do where a text was read as something else: a number, a day, true or false, or fields because of a colon. Takes it as it is written. */
function textRemedy(input: unknown, written: string | undefined): string | undefined {
  if (written === undefined || written.includes('\n') || /^[[{]/.test(written)) return undefined;
  if (typeof input === 'number') return `expected text, found a number; put it in quotes: "${written}"`;
  if (typeof input === 'boolean') return `expected text, found true or false; put it in quotes: "${written}"`;
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? `a colon in a text reads as a new field; put the whole text in quotes: "${written}"`
    : undefined;
}

/** A path as an editor reads it: `lists[1].items[3]`, counted from one. */
export function fieldName(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (name, part) =>
        typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
      '',
    ) || 'file'
  );
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  record: 'fields of its own',
};

function expectation(issue: z.core.$ZodRawIssue): string {
  const field = issue.inst as z.ZodType | undefined;
  const purpose = field?.description ? ` (${field.description})` : '';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `is missing${purpose}`;
      if (
        ['number', 'int'].includes(issue.expected) &&
        typeof issue.input === 'string' &&
        /^₹?\s?\d[\d,. ]*%?$/.test(issue.input)
      )
        return `expected the figure alone: ${issue.input.replace(/[^\d.]/g, '')}, found ${shown(issue.input)}`;
      return `expected ${kinds[issue.expected] ?? issue.expected}, found ${shown(issue.input)}${purpose}`;
    case 'unrecognized_keys':
      // Which names could have been meant is known here alone; faultsOf takes the nearest of them.
      return namesLeft(issue).join(' ');
    case 'invalid_value':
      if (issue.input === undefined) return `is missing${purpose}`;
      return `expected ${issue.values.map(String).join(' or ')}, found ${shown(issue.input)}`;
    case 'too_small':
      return `expected at least ${amount(issue.minimum, issue.origin)}, found ${measured(issue.input)}`;
    case 'too_big':
      return `expected at most ${amount(issue.maximum, issue.origin)}, found ${measured(issue.input)}`;
    case 'invalid_format':
      if (issue.format === 'date' && typeof issue.input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(issue.input))
        return `${issue.input} is no day of the calendar`;
      return `expected ${formatNames[issue.format] ?? 'another form'}, found ${shown(issue.input)}`;
    case 'invalid_union':
      if (Array.isArray(issue.options)) return `expected ${issue.options.map(String).join(' or ')}`;
      return issue.input === undefined
        ? `is missing${purpose}`
        : `expected one of the forms the field allows, found ${shown(issue.input)}${purpose}`;
    default:
      return `not as expected${purpose}`;
  }
}

/** The fields of a group that are not written in it, and those of the groups within it, such as `hra.rent`. */
function namesLeft({ inst, input }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): readonly string[] {
  const written = input as Readonly<Record<string, unknown>>;
  return inst instanceof z.ZodObject
    ? Object.entries(inst.shape as Readonly<Record<string, z.core.$ZodType>>).flatMap(([name, field]) => [
        ...(name in written ? [] : [name]),
        ...namesWithin(field).map((inner) => `${name}.${inner}`),
      ])
    : [];
}

function namesWithin(field: z.core.$ZodType): readonly string[] {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return namesWithin(field.unwrap());
  return field instanceof z.ZodObject ? Object.keys(field.shape) : [];
}

const formatNames: Record<string, string> = {
  date: 'a date written as year-month-day, such as 2026-11-21',
  url: 'an address beginning with https://',
  email: 'a mail address',
};

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return limit === 1 ? '1 character' : `${limit} characters`;
  if (origin === 'array') return limit === 1 ? '1 entry' : `${limit} entries`;
  return String(limit);
}

function measured(input: unknown): string {
  return typeof input === 'string' || Array.isArray(input) ? String(input.length) : shown(input);
}

function shown(input: unknown): string {
  if (input === null) return 'nothing';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'fields';
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}
