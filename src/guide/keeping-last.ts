/**
 * Takes a pure function and returns the same, which keeps its last result: what was looked ahead while it was typed is not worked out again when it is sent. Records
 * are the same when all their fields are, and times within a minute, since nothing that is said depends on seconds.
 */
export function keepingLast<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly given: Given; readonly result: Result } | undefined;
  return (...given) => {
    if (!last || !isSameRecord(given, last.given)) last = { given, result: work(...given) };
    return last.result;
  };
}

function isSameRecord(one: object, other: object, isSame = isSameValue): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => isSame(value, other[name as keyof typeof other]))
  );
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  isSameField(one, other) || (isRecord(one) && isRecord(other) && isSameRecord(one, other, isSameField));

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const isSameField = (one: unknown, other: unknown): boolean =>
  one === other || (one instanceof Date && other instanceof Date && minuteOf(one) === minuteOf(other));

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000);
