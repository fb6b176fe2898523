/** Where a value stands within another one: names of fields and places in lists. */
export type ValuePath = readonly (string | number)[];

/** A value with another one in a place of it; undefined takes a field away. */
export function withValueAt(value: unknown, path: ValuePath, fresh: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return fresh;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === first ? withValueAt(item, rest, fresh) : item));
  const fields = value as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && fresh === undefined)
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(first)));
  return { ...fields, [first]: withValueAt(fields[first], rest, fresh) };
}
