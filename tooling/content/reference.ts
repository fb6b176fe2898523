import { collections, documents } from './collections.ts';
import { shapeOf, type Shape } from './shape.ts';

/** What each collection is called and where its files lie, for a person who edits them. */
const places: Readonly<
  Record<keyof typeof collections | keyof typeof documents, readonly [title: string, where: string]>
> = {
  practice: ['The practice', '`content/practice.yaml`'],
  services: ['A service', '`content/services/CATEGORY/NAME.md`'],
  categories: ['A category of services', '`content/services/CATEGORY/index.md`'],
  checklists: ['A list of documents', '`content/checklists/NAME.yaml`'],
  faqs: ['A question', '`content/faqs/NAME.yaml`'],
  articles: ['An article', '`content/blog/NAME.md`'],
  topics: [
    'A topic',
    '`content/topics/NAME.md`, `content/topics/services/NAME.md` or `content/topics/solutions/NAME.md`',
  ],
  pages: ['An ordinary page', '`content/pages/NAME.md`'],
  home: ['The home page', '`content/pages/home.yaml`'],
  testimonials: ['Testimonials', '`content/testimonials.yaml`, a list of entries with these fields'],
  gallery: ['The gallery', '`content/gallery.yaml`, a list of entries with these fields'],
  shareImageWords: ['Pictures beside shared links', '`content/share-images.yaml`'],
  taxRates: ['The tax year', '`content/tax/fy-2023-24.yaml`'],
  taxEstimateWords: ['The words of the calculator', '`content/forms/tax-estimate.yaml`'],
  messageWords: ['The words of the contact form', '`content/forms/message.yaml`'],
  appointmentWords: ['The words of the booking form', '`content/forms/appointment.yaml`'],
  wording: ['What the guide says', '`content/guide/wording.yaml`'],
  intents: ['What the guide takes for a wish', '`content/guide/intents.yaml`, a list of entries with these fields'],
  terms: ['Words the guide explains', '`content/guide/terms.yaml`, a list of entries with these fields'],
  language: ['How the guide reads', '`content/guide/language.yaml`'],
};

/** Every field of every content file, from the schemas themselves: the same schemas, the same text. */
export function reference(): string {
  const all = { ...collections, ...documents };
  return Object.entries(places)
    .map(([name, [title, where]]) => section(title, where, shapeOf(all[name as keyof typeof places].schema)))
    .join('\n\n');
}

function section(title: string, where: string, shape: Shape): string {
  const rows = fieldRows(shape, '').map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return `### ${title}\n\n${where}.\n\n| field | what it does | form |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

function fieldRows(shape: Shape, prefix: string): readonly (readonly [string, string, string])[] {
  const withFields = [shape, shape.items].flatMap((one = {}) => [one, ...choices(one)]);
  return withFields.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const path = prefix + name;
      return [
        [`\`${path}\``, field.description ?? '', form(field, required.includes(name))] as const,
        ...fieldRows(field, `${path} › `),
      ];
    }),
  );
}

/** What may stand in a field, in plain words. */
function form(shape: Shape, isNeeded: boolean): string {
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
      throw new Error(`The reference has no words for a field of type ${type ?? 'unknown'}.`);
  }
}

const choices = ({ anyOf = [], oneOf = [] }: Shape): readonly Shape[] => [...anyOf, ...oneOf];

const formats: Readonly<Record<string, string>> = {
  date: 'a date as YYYY-MM-DD',
  uri: 'an address that begins with https://',
  email: 'a mail address',
};

function textKind({ format, $comment, minLength = 0, maxLength }: Shape): string {
  if (format !== undefined) return formats[format] ?? format;
  if ($comment !== undefined) return $comment;
  return `text${between(minLength > 1 ? minLength : undefined, maxLength, ' characters')}`;
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
