import type { Language, PackedLanguage } from '#src/collections/types.ts';
import { between } from '#src/search/packed-language.ts';
import { writingsOf } from '#src/search/words.ts';

/**
 * Writes the word lists of the guide so that they compress well: each as one text, and other ways to say something behind what they mean.
 * Phrases that a search compares stand as it compares them, each once.
 */
export const packLanguage = ({
  aspects,
  synonyms,
  outOfScope,
  stopWords,
  formWords = [],
  ...lists
}: Language): PackedLanguage => ({
  ...joined({ ...lists, formWords, outOfScope: asCompared(outOfScope), stopWords: asCompared(stopWords) }),
  aspects: joined(
    Object.fromEntries(Object.entries(aspects).map(([name, phrases]) => [name, asCompared(phrases)])) as typeof aspects,
  ),
  synonyms: synonyms.map(({ mean, say }) => [mean, ...asCompared(say)].join(between)),
});

/** Phrases in small letters and their singular; what may be written apart too stays as it is. Of phrases that read alike one stays. */
const asCompared = (phrases: readonly string[]): readonly string[] => [
  ...new Map(
    phrases.map((phrase) => {
      const writings = writingsOf(phrase).map((words) => words.join(' '));
      const [only = '', another] = writings;
      return [writings.join(between), another === undefined ? only : phrase] as const;
    }),
  ).values(),
];

const joined = <Name extends string>(lists: Readonly<Record<Name, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([name, words]) => [name, words.join(between)]),
  ) as Record<Name, string>;
