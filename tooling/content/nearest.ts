import { editDistance } from '#src/text/edit-distance.ts';

/** The one of some names that a misspelt one was meant to be: one slip in three letters at most; a small letter for a capital is none. */
export function meantName(written: string, names: Iterable<string>): string | undefined {
  const near = Array.from(names, (name) => ({
    name,
    slips: editDistance(written.toLowerCase(), name.toLowerCase()),
  })).filter(({ name, slips }) => slips <= Math.max(written.length, name.length) / 3);
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.name;
}

/** What to say of a name that does not exist: which existing one was meant, if any is near. */
export function nearest(written: string, known: Iterable<string>): string {
  const name = meantName(written, known);
  return name === undefined ? 'check its spelling' : `did you mean "${name}"?`;
}
