/** Takes the words of roles as content delivers them, parted by "|". Returns them as a set. */
export const wordSet = (...roles: readonly string[]): ReadonlySet<string> =>
  new Set(roles.flatMap((words) => words.split('|')));

/**
 * Takes the words of roles likewise. Returns a pattern piece for one of them, the longest first, however blanks and apostrophes are written.
 * What stands around it is not looked at.
 */
export const anyOf = (...roles: readonly string[]): string =>
  `(?:${roles
    .join('|')
    .split('|')
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.')
    .replaceAll("'", "['’]?")
    .replaceAll(' ', '\\s+')})`;

/** The same for whole words. */
export const anyWord = (...roles: readonly string[]): string =>
  `(?<![\\p{L}\\p{M}])${anyOf(...roles)}(?![\\p{L}\\p{M}])`;
