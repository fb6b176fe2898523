/** The lines by which two texts differ between their common beginning and end, each with `-` or `+` before it. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, fresh.length);
  let first = 0;
  while (first < shorter && old[first] === fresh[first]) first += 1;
  let last = 0;
  while (last < shorter - first && old[old.length - 1 - last] === fresh[fresh.length - 1 - last]) last += 1;
  return [
    ...old.slice(first, old.length - last).map((line) => `-${line}`),
    ...fresh.slice(first, fresh.length - last).map((line) => `+${line}`),
  ];
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
