import type { Fields } from '#src/collections/registry.ts';

/** What a fact is written as in its file. */
export type WrittenValue = Fields<'law'>['facts'][string]['value'];

/** What a fact comes to, once what follows from others is worked out: one kind and its content. */
export type Value = {
  [Kind in ValueKind]: { readonly kind: Kind; readonly is: NonNullable<WrittenValue[Kind]> };
}[ValueKind];

type ValueKind = Exclude<keyof WrittenValue, 'worked'>;

/** A value that can be reckoned with. */
export type Quantity = Extract<Value, { readonly is: number }>;

/** The value of a fact that does not follow from others; undefined when it does. */
export function plainValue({ worked: _, ...kinds }: WrittenValue): Value | undefined {
  const [entry] = Object.entries(kinds).filter(([, is]) => is !== undefined);
  return entry && ({ kind: entry[0], is: entry[1] } as Value);
}
