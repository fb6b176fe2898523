import { registry, type KindName } from '#src/collections/registry.ts';
import { headFields } from '#src/collections/schemas/head.ts';
import { entryShape, shapeOf, type Shape, type WrittenForm } from '#tooling/content/shape.ts';
import { formInWords } from '#tooling/content/form-in-words.ts';

/** What a field may choose among. */
export type ReferenceName = 'services' | 'checklists' | 'addresses';

/** What a small form may offer to choose among. */
export type ChoiceName = 'dates' | 'figures' | 'passages' | 'pages' | 'places';

/** How a field is edited. */
export type Control =
  | {
      readonly kind: 'text';
      readonly isLong: boolean;
      readonly longest?: number;
      readonly refersTo?: ReferenceName;
      readonly writtenAs?: WrittenForm;
    }
  | { readonly kind: 'colour' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'fixed'; readonly value: string }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly least?: number; readonly most?: number }
  /** Of a day that is to come, nobody is offered today. */
  | { readonly kind: 'day'; readonly isToCome?: true }
  | { readonly kind: 'nothing' }
  /** One of many that the desk offers in words; in small forms alone. */
  | { readonly kind: 'pick'; readonly of: ChoiceName }
  /** A picture that is put into a folder, as the Markdown that shows it, or as its name while it is only chosen; in small forms alone. */
  | { readonly kind: 'picture'; readonly folder: string }
  /** A list of short texts, a line each. */
  | { readonly kind: 'lines' }
  | { readonly kind: 'list'; readonly item: Control; readonly fewest: number; readonly most: number }
  | { readonly kind: 'fields'; readonly fields: readonly FieldControl[] }
  /** Fields whose names are the writer's own. */
  | { readonly kind: 'entries'; readonly entry: Control }
  | { readonly kind: 'either'; readonly options: readonly { readonly words: string; readonly control: Control }[] };

/** A field with its control. */
export interface FieldControl {
  readonly name: string;
  readonly label: string;
  /** What it is for, from the schema. */
  readonly hint: string;
  /** What may stand in it, in plain words. */
  readonly form: string;
  readonly isNeeded: boolean;
  /** Whether a small form is not saved without it, and marks it so. */
  readonly isAsked?: boolean;
  readonly control: Control;
}

/** Texts longer than this get room for several lines. */
const longestLine = 90;
/** A list of texts up to this length is written a line each. */
const longestOfLines = 80;

const ofKinds = new Map<KindName, Control>();

/** The control of the files of a kind. */
export function controlOfKind(kind: KindName): Control {
  const known = ofKinds.get(kind) ?? controlOf(shapeOf(registry[kind].schema));
  ofKinds.set(kind, known);
  return known;
}

/** The control that a schema asks for. Throws for a form that has none. */
export function controlOf(shape: Shape): Control {
  const { type, items, properties, anyOf = [], oneOf = [] } = shape;
  const choices = [...anyOf, ...oneOf];
  if (shape.const !== undefined) return { kind: 'fixed', value: shape.const };
  if (shape.enum) return { kind: 'choice', options: shape.enum };
  if (choices.length > 0)
    return {
      kind: 'either',
      options: choices.map((choice) => ({ words: choiceWords(choice), control: controlOf(choice) })),
    };
  if (items)
    return isShortText(items)
      ? { kind: 'lines' }
      : { kind: 'list', item: controlOf(items), fewest: shape.minItems ?? 0, most: shape.maxItems ?? Infinity };
  if (properties)
    return {
      kind: 'fields',
      fields: inOrder(Object.entries(properties)).map(([name, field]) => fieldOf(name, field, shape)),
    };
  const entry = entryShape(shape);
  if (entry) return { kind: 'entries', entry: controlOf(entry) };
  switch (type) {
    case 'boolean':
      return { kind: 'yesNo' };
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        isWhole: type === 'integer',
        ...(shape.minimum !== undefined && { least: shape.minimum }),
        ...(shape.maximum !== undefined && shape.maximum < Number.MAX_SAFE_INTEGER && { most: shape.maximum }),
      };
    case 'null':
      return { kind: 'nothing' };
    case 'string':
      return textControl(shape);
    default:
      throw new Error(`The desk has no control for a field of type ${type ?? 'unknown'}.`);
  }
}

/** What visitors see of a page stands before what search engines read of it. */
function inOrder(properties: readonly (readonly [string, Shape])[]) {
  const isOfHead = ([name]: readonly [string, Shape]) => name in headFields;
  const head = properties.filter(isOfHead);
  return head.length < Object.keys(headFields).length
    ? properties
    : [...properties.filter((one) => !isOfHead(one)), ...head];
}

function fieldOf(name: string, field: Shape, { required = [] }: Shape): FieldControl {
  const isNeeded = required.includes(name);
  return {
    name,
    label: labelOf(name),
    // A day is chosen here, and a box ticked.
    hint: (field.description ?? '')
      .replace(', as YYYY-MM-DD', '')
      .replace(/\btrue: /, 'Ticked: ')
      .replace(/\bfalse: /, 'Not ticked: '),
    form: formInWords(field),
    isNeeded,
    control: controlOf(field),
  };
}

function textControl({ format, maxLength, refersTo, isColour, writtenAs }: Shape): Control {
  if (isColour) return { kind: 'colour' };
  if (format === 'date') return { kind: 'day' };
  return {
    kind: 'text',
    isLong: refersTo === undefined && maxLength !== undefined && maxLength > longestLine,
    ...(maxLength !== undefined && { longest: maxLength }),
    ...(refersTo !== undefined && { refersTo }),
    ...(writtenAs !== undefined && { writtenAs }),
  };
}

const isShortText = ({ type, format, maxLength = 0, refersTo, ...shape }: Shape) =>
  type === 'string' &&
  format === undefined &&
  refersTo === undefined &&
  shape.enum === undefined &&
  shape.const === undefined &&
  maxLength <= longestOfLines;

/** What a field is called at the desk where its name would not be understood. */
const inPlainWords: Readonly<Partial<Record<string, string>>> = {
  was: 'day by the rule',
  becomes: 'new day',
  is: 'what it is',
  say: 'what people write',
  mean: 'what it means',
  hero: 'top of the page',
  href: 'address of the page',
  alt: 'what is to be seen',
  id: 'short name',
  timeline: 'how long it takes',
  estimate: 'usual time',
};

/** `membershipNumber` as it is read: `Membership number`. */
export function labelOf(name: string): string {
  const words = (inPlainWords[name] ?? name)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace('whatsapp', 'WhatsApp');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function choiceWords(shape: Shape): string {
  if (shape.const !== undefined) return labelOf(shape.const);
  if (shape.format === 'date') return 'A day';
  const fixed = Object.values(shape.properties ?? {}).find(({ const: value }) => value !== undefined);
  if (fixed?.const !== undefined) return labelOf(fixed.const);
  if (shape.properties)
    return Object.keys(shape.properties)
      .map((name, index) => (index === 0 ? labelOf(name) : labelOf(name).toLowerCase()))
      .join(' and ');
  if (shape.items) return 'A list';
  const words = shape.$comment ?? (shape.type === 'string' ? 'a line' : 'a number');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a value has the form that a control edits. */
export function fits(control: Control, value: unknown): boolean {
  switch (control.kind) {
    case 'text':
    case 'colour':
    case 'choice':
    case 'pick':
    case 'picture':
    case 'day':
      return typeof value === 'string';
    case 'fixed':
      return value === control.value;
    case 'yesNo':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' || isToken(value);
    case 'nothing':
      return value === null;
    case 'lines':
    case 'list':
      return Array.isArray(value);
    case 'fields':
      return (
        isFields(value) &&
        Object.keys(value).every((name) => control.fields.some((field) => field.name === name)) &&
        control.fields.every(({ name, control: own }) => own.kind !== 'fixed' || fits(own, value[name]))
      );
    case 'entries':
      return isFields(value);
    case 'either':
      return control.options.some((option) => fits(option.control, value));
  }
}

/** What a field holds before anybody has written in it. */
export function blankOf(control: Control): unknown {
  switch (control.kind) {
    case 'text':
    case 'colour':
    case 'choice':
    case 'pick':
    case 'picture':
    case 'day':
      return '';
    case 'fixed':
      return control.value;
    case 'yesNo':
      return false;
    case 'number':
      return control.least ?? 0;
    case 'nothing':
      return null;
    case 'lines':
      return [];
    case 'list':
      return Array.from({ length: control.fewest }, () => blankOf(control.item));
    case 'fields':
      return Object.fromEntries(
        control.fields.filter(({ isNeeded }) => isNeeded).map(({ name, control: own }) => [name, blankOf(own)]),
      );
    case 'entries':
      return {};
    case 'either':
      return control.options[0] ? blankOf(control.options[0].control) : '';
  }
}

/** A figure of the law by its token, which may stand in place of a number. */
const isToken = (value: unknown) => typeof value === 'string' && /^\{[a-z0-9.-]+\}$/.test(value);

/** A value as fields by their names. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
