import { dayMonthYear, isIstDate, weekdayName } from '#src/domain/ist-dates.ts';
import { closureAt, type OfficeHours } from '#src/domain/office-hours.ts';
import type { Fault } from '#tooling/content/fault.ts';
import { plainValue } from '#tooling/content/law/value.ts';
import { partOfValue } from '#tooling/content/law/value-text.ts';
import { fieldName } from '#tooling/content/validate.ts';
import { isFields } from './control.ts';
import { isSameValue } from './same-value.ts';

/** Fields beside a figure that say how it is kept rather than what it is. */
const aboutKeeping: ReadonlySet<string> = new Set(['checked', 'reviewBy', 'note', 'next', 'order', 'name']);

/**
 * The figures of the law that were changed without a new day in `checked`: whoever changes one has looked at its source, and writes the
 * day on which they did. Takes the fields of a file before and after, and today, written YYYY-MM-DD.
 */
export function uncheckedFigures(file: string, before: unknown, after: unknown, today: string): readonly Fault[] {
  return changedFigures(before, after)
    .filter(({ was, fresh }) => fresh.checked === was.checked && fresh.checked !== today)
    .map(({ path }) => ({
      file: `content/${file}`,
      line: 1,
      field: fieldName([...path, 'checked']),
      expected: `the figure was changed, so look at its source and write the day you did, such as ${today}`,
    }));
}

/**
 * The figures of the law that were changed to one that holds only from a coming day: the pages would have it at once. Takes the fields of
 * a file before and after, and today, written YYYY-MM-DD.
 */
export function comingFigures(file: string, before: unknown, after: unknown, today: string): readonly Fault[] {
  return changedFigures(before, after).flatMap(({ path, was, fresh: { from } }) =>
    typeof from === 'string' && from > today && from !== was.from
      ? [
          {
            file: `content/${file}`,
            line: 1,
            field: fieldName([...path, 'from']),
            expected: tooEarly(from, presentFigure(was.value)),
          },
        ]
      : [],
  );
}

/** What is said of a new figure whose first day, written YYYY-MM-DD, is to come. Takes the figure that holds until then. */
const tooEarly = (from: string, present: string) =>
  `${dayMonthYear(from)} is still to come, and the pages would have the new figure at once. Keep ${present} here, and store the new figure with "Change a figure of the law": it waits until ${dayMonthYear(from)}`;

function presentFigure(written: unknown): string {
  const value = isFields(written) ? plainValue(written) : undefined;
  return (value && (partOfValue(value, 'digits') ?? partOfValue(value, 'plain'))) ?? 'what stood there';
}

type Figure = Readonly<Record<string, unknown>>;

/** The figures that say something else than before, each as it was and as it is, with its place in the file. */
function changedFigures(
  before: unknown,
  after: unknown,
  path: readonly PropertyKey[] = [],
): readonly { readonly path: readonly PropertyKey[]; readonly was: Figure; readonly fresh: Figure }[] {
  if (!isFields(after) || isSameValue(before, after)) return [];
  const was = isFields(before) ? before : {};
  if (!('source' in after && 'checked' in after))
    return Object.entries(after).flatMap(([name, value]) => changedFigures(was[name], value, [...path, name]));
  const isChanged = Object.keys({ ...was, ...after }).some(
    (name) => !aboutKeeping.has(name) && !isSameValue(was[name], after[name]),
  );
  return isChanged ? [{ path, was, fresh: after }] : [];
}

/**
 * Why a day is not put among those on which the office is closed, in a sentence; undefined where it may be. Takes the day and today, both
 * written YYYY-MM-DD, and the hours of the office.
 */
export function closingRefusal(date: string, office: OfficeHours, today: string): string | undefined {
  const closure = closureAt(date, undefined, office);
  const weekday = weekdayName(date);
  if (date < today) return `${dayMonthYear(date)} is past. Choose a day that is to come`;
  if (closure?.kind === 'weekday')
    return `${dayMonthYear(date)} is a ${weekday}, and the office is closed on every ${weekday}, so nothing need be done. Choose another day, or close this form`;
  return closure?.kind === 'holiday' ? `${dayMonthYear(date)} stands there already: ${closure.name}` : undefined;
}

/** The days on which the office is closed that were added, or moved, and are refused; those that stood in the list stay. Takes the fields of the practice before and after, and today, written YYYY-MM-DD. */
export function refusedClosings(file: string, before: unknown, after: unknown, today: string): readonly Fault[] {
  const known = new Set(closingDays(before));
  const { hours } = before as OfficeHours;
  return closingDays(after).flatMap((date, row) => {
    const expected =
      isIstDate(date) && !known.has(date) ? closingRefusal(date, { hours, closings: [] }, today) : undefined;
    return expected === undefined
      ? []
      : [{ file: `content/${file}`, line: 1, field: fieldName(['closings', row, 'date']), expected }];
  });
}

const closingDays = (fields: unknown): readonly string[] =>
  isFields(fields) && Array.isArray(fields.closings)
    ? fields.closings.map((closing: unknown) => (isFields(closing) ? String(closing.date) : ''))
    : [];
