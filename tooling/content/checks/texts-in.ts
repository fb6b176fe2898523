/** Every text within the fields of a file, with the path of its field. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): readonly TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, field]) =>
        textsIn(field, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [];
}

export interface TextAt {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}
