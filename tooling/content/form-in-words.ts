import type { Shape } from './shape.ts';

/** What may stand in a field, in plain words; nothing where its control shows it. Never throws. */
export function formInWords({ type, items, format, $comment, places = [], ...limits }: Shape): string {
  if (items) return between(limits.minItems === 1 ? undefined : limits.minItems, limits.maxItems, ' entries');
  if (type === 'number' || type === 'integer')
    return between(limits.minimum, limits.maximum === Number.MAX_SAFE_INTEGER ? undefined : limits.maximum, '');
  if (type !== 'string' || limits.const !== undefined || limits.enum) return '';
  if (format !== undefined) return formats[format] ?? '';
  if ($comment !== undefined) return $comment;
  const { minLength = 0, maxLength } = limits;
  return [
    between(minLength > 1 ? minLength : undefined, maxLength, ' characters'),
    ...(places.length > 0 ? [`with ${places.map((place) => `{${place}}`).join(', ')}`] : []),
  ].join(', ');
}

const formats: Readonly<Partial<Record<string, string>>> = {
  uri: 'an address that begins with https://',
  email: 'a mail address',
};

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && least === most) return `${least}${unit}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least !== undefined ? `at least ${least}${unit}` : '';
}
