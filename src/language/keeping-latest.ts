/** So many results are kept: those for one message, its parts and the page it is about. */
const most = 12;

/** Takes a pure function of texts and returns the same, which keeps its latest results: a message is read from many sides, each time in the same words. */
export function keepingLatest<Texts extends readonly string[], Result>(
  work: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (...texts) => {
    const key = texts.join('\n');
    const kept = known.get(key) ?? { result: work(...texts) };
    if (known.size >= most) known.clear();
    known.set(key, kept);
    return kept.result;
  };
}
