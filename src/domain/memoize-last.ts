/**
 * Takes a pure function and returns the same, which keeps its last result: what was looked ahead while it was typed is not worked out again when it is sent. Records
 * are the same when all their fields are, and times within a minute, since nothing that is said depends on seconds.
 */
export function memoizeLast<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly given: Given; readonly result: Result } | undefined;
  return (...given) => {
    if (!last || !isSame(given, last.given, 2)) last = { given, result: work(...given) };
    return last.result;
  };
}

function isSame(one: unknown, other: unknown, depth: number): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  if (one instanceof Date) return other instanceof Date && minuteOf(one) === minuteOf(other);
  const fields = Object.keys(one);
  return (
    depth > 0 &&
    fields.length === Object.keys(other).length &&
    fields.every((name) => isSame(one[name], other[name], depth - 1))
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000);
