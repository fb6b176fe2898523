import { entryShape, type Shape } from './shape.ts';

/** A text within the fields of a file, with the path of its field. */
interface ShownText {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Takes what a schema asks of a file and the fields of the file; returns every text in them that a visitor may read. */
export function shownTexts(shape: Shape, value: unknown, path: readonly PropertyKey[] = []): readonly ShownText[] {
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
