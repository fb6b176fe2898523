/**
 * A text with a slip as of the thumb: one letter is missing in one of its longer words. Takes the text and a number that decides which, so that
 * the same slip is made each time. A text without such a word comes back as it is.
 */
export function withSlip(text: string, number: number): string {
  const words = text.split(' ');
  const longer = words.flatMap((word, at) => (/^[a-z]{5,}[?,.]?$/i.test(word) ? [at] : []));
  const place = longer[number % Math.max(1, longer.length)];
  if (place === undefined) return text;
  const word = words[place] ?? '';
  const missing = 1 + (number % (word.length - 3));
  return words.with(place, word.slice(0, missing) + word.slice(missing + 1)).join(' ');
}
