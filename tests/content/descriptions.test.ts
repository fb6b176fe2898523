import { expect, it } from 'vitest';
import { z } from 'zod';
import { registry } from '#src/collections/registry.ts';

const named = Object.entries(registry).map(([name, { schema }]) => [name, schema] as const);

/** The fields below a schema that have no description of their own, as dotted names. */
function undescribed(schema: unknown, name: string): readonly string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries<unknown>(schema.shape).flatMap(([key, field]) => {
      const own = `${name}.${key}`;
      const isDescribed = field instanceof z.ZodType && (field.description ?? '') !== '';
      return [...(isDescribed ? [] : [own]), ...undescribed(field, own)];
    });
  }
  if (schema instanceof z.ZodRecord) return undescribed(schema.valueType, `${name}{}`);
  if (schema instanceof z.ZodArray) return undescribed(schema.element, `${name}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => undescribed(option, name));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return undescribed(schema.unwrap(), name);
  return [];
}

it.each(named)('every field of %s says what it is for', (name, schema) => {
  expect(undescribed(schema, name)).toEqual([]);
});

it('would name a field that does not, however deep it lies', () => {
  const schema = z.strictObject({
    plain: z.string(),
    list: z
      .array(z.union([z.string(), z.strictObject({ inner: z.string() })]))
      .optional()
      .describe('A list.'),
  });
  expect(undescribed(schema, 'page')).toEqual(['page.plain', 'page.list[].inner']);
});
