/** A phrase list made ready: the first word leads to the phrases that begin with it, longest first. */
export type PhraseBook<Value> = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly value: Value }[]
>;

/** Makes phrases (word lists, each with a value) ready for looking up in a text. Empty phrases are left out. */
export function phraseBook<Value>(entries: Iterable<readonly [readonly string[], Value]>): PhraseBook<Value> {
  const book = new Map<string, { words: readonly string[]; value: Value }[]>();
  for (const [words, value] of entries) {
    const first = words[0];
    if (first === undefined) continue;
    const known = book.get(first) ?? [];
    known.push({ words, value });
    book.set(first, known);
  }
  for (const known of book.values()) known.sort((one, other) => other.words.length - one.words.length);
  return book;
}

/** The longest phrase of a book that begins at a place in a text. */
export function phraseAt<Value>(
  book: PhraseBook<Value>,
  words: readonly string[],
  at: number,
): { readonly length: number; readonly value: Value } | undefined {
  const first = words[at];
  const found =
    first === undefined
      ? undefined
      : book.get(first)?.find((phrase) => phrase.words.every((word, offset) => words[at + offset] === word));
  return found && { length: found.words.length, value: found.value };
}
