/**
 * Hides the figures of the law in a text, such as `{gst.threshold}` and `{by hand: ₹12 lakh}`, from a reader of YAML, which would take
 * their braces for the beginning of fields. Every character keeps its place.
 */
export const masked = (text: string): string =>
  text.replace(tokens, (token) => token.replace(signs, (sign) => hidden.get(sign) ?? sign));

/** Brings back what `masked` has hidden. */
export const unmasked = (text: string): string =>
  text.replace(hiddenCharacters, (character) => shown.get(character) ?? character);

/** As `unmasked`, for every text within a value. */
export function unmaskedValue(value: unknown): unknown {
  return mapTexts(value, unmasked);
}

/** As `masked`, for every text within a value. */
export function maskedValue(value: unknown): unknown {
  return mapTexts(value, masked);
}

const tokens = /\{ ?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+ ?\}|\{by hand: [^{}\n]+\}/g;

// Characters of the private use area: no text has them, and YAML gives them no meaning.
const hidden: ReadonlyMap<string, string> = new Map(
  ['{', '}', ':', '#', ',', '"', "'", '[', ']'].map((character, index) => [
    character,
    String.fromCharCode(0xe000 + index),
  ]),
);
const signs = /[{}:#,"'[\]]/g;
const shown: ReadonlyMap<string, string> = new Map([...hidden].map(([character, sign]) => [sign, character]));
const hiddenCharacters = /[\ue000-\ue008]/g;

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
  return value;
}
