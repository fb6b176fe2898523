/**
 * Takes a pure function of texts and returns the same, which keeps its latest results: a message is read from many sides, each time in the same words.
 * Forty are those for one message, its parts and the page it is about; of single words there are more.
 */
export function memoizeByText<Texts extends readonly string[], Result>(
  work: (...texts: Texts) => Result,
  most = 40,
): (...texts: Texts) => Result {
  const known = new Map<string, Result>();
  return (...texts) => {
    const key = texts.join('\n');
    if (!known.has(key)) {
      if (known.size >= most) known.clear();
      known.set(key, work(...texts));
    }
    return known.get(key) as Result;
  };
}
