import type { Fault } from '#tooling/content/fault.ts';
import { fieldName } from '#tooling/content/validate.ts';
import { isFields } from './control.ts';
import { isSameValue } from './same-value.ts';

/** Fields beside a figure that say how it is kept rather than what it is. */
const aboutKeeping: ReadonlySet<string> = new Set(['checked', 'reviewBy', 'note', 'order', 'name']);

/**
 * The figures of the law that were changed without a new day in `checked`: whoever changes one has looked at its source, and writes the
 * day on which they did. Takes the fields of a file before and after, and today, written YYYY-MM-DD.
 */
export function uncheckedFigures(file: string, before: unknown, after: unknown, today: string): readonly Fault[] {
  return within(before, after, []).map((path) => ({
    file: `content/${file}`,
    line: 1,
    field: fieldName([...path, 'checked']),
    expected: `the figure was changed, so look at its source and write the day you did, such as ${today}`,
  }));

  function within(old: unknown, fresh: unknown, path: readonly PropertyKey[]): readonly (readonly PropertyKey[])[] {
    if (!isFields(fresh) || isSameValue(old, fresh)) return [];
    const was = isFields(old) ? old : {};
    if ('source' in fresh && 'checked' in fresh) {
      const isChanged = Object.keys({ ...was, ...fresh }).some(
        (name) => !aboutKeeping.has(name) && !isSameValue(was[name], fresh[name]),
      );
      return isChanged && fresh.checked === was.checked && fresh.checked !== today ? [path] : [];
    }
    return Object.entries(fresh).flatMap(([name, value]) => within(was[name], value, [...path, name]));
  }
}
