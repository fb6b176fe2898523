import type { Language, PackedLanguage } from '#src/collections/types.ts';
import { writingsOf } from './words.ts';

const between = '|';

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
  aspects: joined(mapped(aspects, asCompared)),
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

/** Reads what `packLanguage` wrote. */
export const unpackLanguage = ({ aspects, synonyms, formWords = '', ...lists }: PackedLanguage): Language => ({
  ...apart({ ...lists, formWords }),
  aspects: apart(aspects),
  synonyms: synonyms.map((written) => {
    const [mean = '', ...say] = written.split(between);
    return { mean, say };
  }),
});

const joined = <Name extends string>(lists: Readonly<Record<Name, readonly string[]>>) =>
  mapped(lists, (words) => words.join(between));

const apart = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  mapped(texts, (text) => (text === '' ? [] : text.split(between)));

const mapped = <Name extends string, From, To>(fields: Readonly<Record<Name, From>>, change: (one: From) => To) =>
  Object.fromEntries(Object.entries<From>(fields).map(([name, one]) => [name, change(one)])) as Record<Name, To>;
