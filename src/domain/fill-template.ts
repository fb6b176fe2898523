/**
 * Takes a sentence with places such as `{date}` and the values for them; a list of values is joined as English does.
 * Returns the sentence with its places filled. A place without a value stays as it is: the content gate refuses it beforehand.
 */
export function fillTemplate(
  sentence: string,
  values: Readonly<Record<string, string | number | readonly string[]>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'object' ? listFormat.format(value) : String(value);
  });
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });
