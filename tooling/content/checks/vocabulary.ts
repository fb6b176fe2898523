import type { Check } from './check.ts';

type Path = readonly PropertyKey[];

/**
 * A word does one thing in each part of the vocabulary: there it stands once. A small word is neither a stop word again nor listed again among
 * the words that may stand beside an answer.
 */
export const checkVocabulary: Check = ({ vocabulary, language }, report) => {
  const { small, ...parts } = vocabulary.fields;
  const smallAt = new Map(small.map((word, index) => [word, vocabulary.source.lineOf(['small', index])]));
  language.fields.stopWords.forEach((word, index) => {
    const line = smallAt.get(word);
    if (line !== undefined)
      report(
        language,
        ['stopWords', index],
        `"${word}" is a small word in ${vocabulary.source.file} on line ${line} and so a stop word already; remove it here`,
      );
  });
  for (const [part, roles] of Object.entries(parts)) {
    const seen = new Map<string, Path>();
    for (const { path, word } of wordsOf(roles, [part])) {
      const first = seen.get(word);
      const line = path[1] === 'besides' ? smallAt.get(word) : undefined;
      if (first)
        report(
          vocabulary,
          path,
          `"${word}" stands on line ${vocabulary.source.lineOf(first)} already, under ${roleOf(first)}; a word does one thing only: keep it in one of the two`,
        );
      else if (line !== undefined)
        report(vocabulary, path, `"${word}" is a small word on line ${line} already; remove it here`);
      else seen.set(word, path);
    }
  }
};

/** The name of the list in which a word stands. */
const roleOf = (path: Path) =>
  path
    .slice(1)
    .filter((step) => typeof step === 'string' && step !== 'words')
    .join('.');

/** Every word below a value, with its place. */
function wordsOf(value: unknown, path: Path): readonly { readonly path: Path; readonly word: string }[] {
  if (typeof value === 'string') return [{ path, word: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    wordsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
