import { entryShape, type Shape } from './shape.ts';

/** What may stand in a field, in plain words. Throws for a form that has none. */
export function formInWords(shape: Shape, isNeeded: boolean): string {
  const optional = shape.default === undefined ? 'may be left out' : `may be left out, then ${shown(shape.default)}`;
  return [kind(shape), ...(isNeeded ? [] : [optional])].join('; ');
}

function kind(shape: Shape): string {
  const { type, items, properties } = shape;
  if (shape.const !== undefined) return `\`${shape.const}\``;
  if (shape.enum) return `one of ${shape.enum.join(', ')}`;
  if (choices(shape).length > 0) return [...new Set(choices(shape).map(kind))].join(', or ');
  if (items)
    return `a list${between(shape.minItems, shape.maxItems, shape.minItems === 1 && shape.maxItems === undefined ? ' entry' : ' entries')}; each: ${kind(items)}`;
  if (properties) return 'the fields below';
  if (entryShape(shape))
    return 'entries by names of your own in small letters, digits and hyphens; each: the fields below';
  switch (type) {
    case 'boolean':
      return 'true or false';
    case 'number':
      return `a number${between(shape.minimum, shape.maximum, '')}`;
    case 'integer':
      return `a whole number${between(shape.minimum, shape.maximum === Number.MAX_SAFE_INTEGER ? undefined : shape.maximum, '')}`;
    case 'null':
      return 'null';
    case 'string':
      return textKind(shape);
    default:
      throw new Error(`There are no words for a field of type ${type ?? 'unknown'}.`);
  }
}

const choices = ({ anyOf = [], oneOf = [] }: Shape): readonly Shape[] => [...anyOf, ...oneOf];

const formats: Readonly<Record<string, string>> = {
  date: 'a date as YYYY-MM-DD',
  uri: 'an address that begins with https://',
  email: 'a mail address',
};

function textKind({ format, $comment, places = [], minLength = 0, maxLength }: Shape): string {
  if (format !== undefined) return formats[format] ?? format;
  if ($comment !== undefined) return $comment;
  const filled = places.length > 0 ? `, with ${places.map((place) => `\`{${place}}\``).join(', ')}` : '';
  return `text${between(minLength > 1 ? minLength : undefined, maxLength, ' characters')}${filled}`;
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && least === most) return `, ${least}${unit}`;
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least !== undefined ? `, at least ${least}${unit}` : '';
}

function shown(value: unknown): string {
  return Array.isArray(value) ? 'an empty list' : JSON.stringify(value);
}
