import { Document, isMap, isScalar } from 'yaml';
import { placeholder } from './placeholder.ts';
import type { Shape } from './shape.ts';

/** What is known of a new file before anybody writes it: values by the name of their field. */
export type Known = Readonly<Record<string, unknown>>;

/**
 * Writes the fields of a new file as YAML: what is known, a placeholder for every other field that must be there,
 * and the purpose of each field as a comment above it. The fields that may be left out are named at the end.
 * Throws when a field must be there and no placeholder can stand for it.
 */
export function blankYaml(shape: Shape, known: Known): string {
  const { properties = {}, required = [] } = shape;
  const fields = Object.entries(properties);
  const isPresent = ([name]: readonly [string, Shape]) => required.includes(name) || name in known;
  const present = fields.filter(isPresent);
  const document = new Document(
    Object.fromEntries(
      present.map(([name, field]) => [name, known[name] ?? blankValue(field, field.description ?? name)]),
    ),
  );
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key)) key.commentBefore = ` ${properties[String(key.value)]?.description ?? ''}`;
    }
  }
  const optional = fields.filter((field) => !isPresent(field));
  const lines = [
    'Fields that may be added:',
    ...optional.map(([name, { description = '' }]) => `  ${name}: ${description}`),
  ];
  if (optional.length > 0) document.comment = lines.map((line) => ` ${line}`).join('\n');
  return document.toString({ lineWidth: 0 });
}

function blankValue(shape: Shape, purpose: string): unknown {
  const { type, properties, items, anyOf } = shape;
  if (anyOf) return blankValue(anyOf.find((choice) => choice.type === 'array') ?? anyOf[0] ?? {}, purpose);
  if (type === 'array' && items) {
    const length = shape.minItems ?? 0;
    return Array.from({ length }, (_, index) => blankValue(items, `${purpose} (${index + 1} of at least ${length})`));
  }
  if (properties)
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [
        name,
        blankValue(properties[name] ?? {}, properties[name]?.description ?? purpose),
      ]),
    );
  if (type === 'string' && shape.pattern === undefined && shape.format === undefined)
    return placeholder(purpose, shape.maxLength);
  throw new Error(`Nothing can stand for a field that is ${type ?? 'of no one type'}: ${purpose}`);
}
