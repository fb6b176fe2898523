import type { WithoutAsked } from '#src/collections/types.ts';

/** The same fields without what their parts are asked, at any depth. */
export function withoutAsked<Value>(value: Value): WithoutAsked<Value> {
  return without(value) as WithoutAsked<Value>;
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      name === 'asked' || name === 'askedOfSections' ? [] : [[name, without(field)]],
    ),
  );
}
