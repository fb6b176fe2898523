/** The texts and figures of a value that another one did not have, those that tell most first. */
export function freshTexts(before: unknown, after: unknown): readonly string[] {
  const known = new Set(textsIn(before));
  return textsIn(after)
    .filter((text) => !known.has(text))
    .toSorted((one, other) => other.length - one.length);
}

/** The texts and figures of a value, in its order. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
