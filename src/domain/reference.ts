// Neither signs that are taken for one another (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) nor vowels, which would make words.
const signs = '34679CDFGHJKMNPQRTVWXY';
const length = 6;

/**
 * A short reference by which visitor and office speak of one sending, such as 'K7M4QD'. Takes a source of random numbers from 0 up to, but
 * without, 1 and returns six signs, each from one of its numbers; about a hundred million references are possible.
 */
export function newReference(random: () => number): string {
  return Array.from({ length }, () => signs.charAt(Math.floor(random() * signs.length))).join('');
}

/** Takes any text, or none, and tells whether it is a reference as `newReference` makes them. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && text.length === length && Array.from(text).every((sign) => signs.includes(sign));
}
