/**
 * Takes a sentence with places such as `{date}` and the values for them; a list of values is joined as English does, by `and`
 * or, where one of them is to be chosen, by `or`. Returns the sentence with its places filled. A place without a value stays as it is: the content gate refuses it beforehand.
 */
export function fillTemplate(
  sentence: string,
  values: Readonly<Record<string, string | number | readonly string[]>>,
  joined: 'and' | 'or' = 'and',
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'object' ? listed(value, joined) : String(value);
  });
}

// Intl.ListFormat would cost a phone some 60 ms of every page: the first of its kind loads what browsers know of languages.
const listed = (values: readonly string[], joined: 'and' | 'or') =>
  [values.slice(0, -1).join(', '), ...values.slice(-1)].filter((part) => part !== '').join(` ${joined} `);
