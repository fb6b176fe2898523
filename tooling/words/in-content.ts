import { registry, type KindName } from '#src/collections/registry.ts';
import type { Content, Entry } from '#tooling/content/content.ts';
import { entryShape, shapeOf, type Shape } from '#tooling/content/shape.ts';
import { fieldName } from '#tooling/content/validate.ts';

/** A text that a visitor may read, and the place where it is written. */
export interface TextInContent {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** As an editor reads it, such as `lists[1].items[3]`; `text` for what stands below the fields. */
  readonly field: string;
  readonly text: string;
}

/** Takes checked content and returns every text in it that a visitor may read, in the order of its files and lines. */
export function wordsInContent(content: Content): readonly TextInContent[] {
  const names = Object.keys(registry) as KindName[];
  return names
    .flatMap((name) => {
      const shape = shapeOf(registry[name].schema);
      const entries: readonly Entry<unknown>[] = [content[name]].flat();
      return entries.flatMap((entry) => [...fieldsOf(entry, shape), ...blocksOf(entry)]);
    })
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

const fieldsOf = ({ fields, source }: Entry<unknown>, shape: Shape): readonly TextInContent[] =>
  shownTexts(shape, fields, []).map(({ path, text }) => ({
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    text,
  }));

interface Found {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

function shownTexts(shape: Shape, value: unknown, path: readonly PropertyKey[]): readonly Found[] {
  const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  if (choices.length > 0) {
    const choice = choices.find((one) => fits(one, value));
    return choice ? shownTexts(choice, value, path) : [];
  }
  if (typeof value === 'string') return isShown(shape) ? [{ path, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => shownTexts(shape.items ?? {}, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]: readonly [string, unknown]) =>
    shownTexts(shape.properties?.[name] ?? entryShape(shape) ?? {}, field, [...path, name]),
  );
}

/** Whether a value is of the form of a shape, as far as the choices of a schema differ. */
function fits({ type, properties = {} }: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value !== 'object' || value === null) return type === typeof value;
  const isOf = ([name, { const: only }]: readonly [string, Shape]) =>
    only === undefined || Reflect.get(value, name) === only;
  return type === 'object' && Object.entries(properties).every(isOf);
}

/** Words, and neither a date nor an address, one of a few fixed names or a term to search by. */
const isShown = ({ isShown: isMeant = true, format, enum: names, const: only }: Shape) =>
  isMeant && format === undefined && names === undefined && only === undefined;

/** What stands below the fields, as it is written: paragraphs, headings, lists and tables, each in one line. */
function blocksOf({ source: { file, markdown, markdownLine } }: Entry<unknown>): readonly TextInContent[] {
  return [...markdown.matchAll(/(?:.+(?:\n|$))+/g)].map(({ 0: block, index }) => ({
    file,
    line: markdownLine + markdown.slice(0, index).split('\n').length - 1,
    field: 'text',
    text: block.trim().replace(/\s+/g, ' '),
  }));
}
