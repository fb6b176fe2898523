import type { AskedLine } from '#src/collections/schemas/asked.ts';

/**
 * Tells in which language a message is, by how often its words stand in the examples of each language, the rarest as often as once. Takes
 * the examples. What it returns takes a message in English letters.
 */
export function languageGuesser(examples: readonly Pick<AskedLine, 'say' | 'language'>[]) {
  const counts = new Map<AskedLine['language'], Map<string, number>>();
  for (const { say, language } of examples) {
    const own = counts.get(language) ?? new Map<string, number>();
    counts.set(language, own);
    for (const word of wordsOf(say)) own.set(word, (own.get(word) ?? 0) + 1);
  }
  const languages = [...counts].map(([language, own]) => {
    const all = sum(own.values());
    return {
      language,
      share: Math.log(all),
      likelihood: (word: string) => Math.log(((own.get(word) ?? 0) + 1) / (own.size + all)),
    };
  });
  return (say: string): AskedLine['language'] => {
    const words = wordsOf(say).filter((word) => [...counts.values()].some((own) => own.has(word)));
    const [likeliest] = languages
      .map(({ language, share, likelihood }) => ({ language, of: share + sum(words.map(likelihood)) }))
      .toSorted((one, other) => other.of - one.of);
    return likeliest?.language ?? 'en';
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
