import { z } from 'zod';

/** A form in which a text is written, which people write in several manners. */
export type WrittenForm = 'phone' | 'whatsapp' | 'daysNeeded' | 'weekdays' | 'hours';

/**
 * What a schema asks of a field, in the words of JSON Schema. `$comment` is the form in plain words, where a pattern holds it;
 * `places` are those that the site fills in a text, such as count for `{count}`; `isShown` is false for what no visitor reads.
 */
export interface Shape {
  readonly type?: string;
  readonly description?: string;
  readonly $comment?: string;
  readonly places?: readonly string[];
  readonly isShown?: boolean;
  /** Of what the field names one: a service, a list of documents, an address of the site. */
  readonly refersTo?: 'services' | 'checklists' | 'addresses';
  /** The field holds a colour as #rrggbb. */
  readonly isColour?: boolean;
  readonly writtenAs?: WrittenForm;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** The form of every entry, where the names are the writer's own. */
  readonly additionalProperties?: Shape | boolean;
}

/** Reads what a content schema asks of those who write the file. A schema that was read before is not read again. */
export function shapeOf(schema: z.ZodType): Shape {
  const shape = known.get(schema) ?? readShape(schema);
  known.set(schema, shape);
  return shape;
}

const known = new WeakMap<z.ZodType, Shape>();

const readShape = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodString && zodSchema.format === 'regex')
        jsonSchema.$comment = wordsOfPattern(zodSchema);
    },
  }) as Shape;

/** The form of the entries of a field whose names are the writer's own. */
export const entryShape = ({ additionalProperties }: Shape): Shape | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

// The pattern's own message is the one place where its form stands in words; a text that fits no pattern of ours brings it out.
const wordsOfPattern = (schema: z.ZodString): string =>
  schema.safeParse('\n').error?.issues.find(({ code }) => code === 'invalid_format')?.message ?? '';
