import type { Language, PackedLanguage } from '#src/collections/types.ts';

const between = '|';

/** Writes the word lists of the guide so that they compress well: each as one text, and other ways to say something behind what they mean. */
export const packLanguage = ({ aspects, synonyms, formWords = [], ...lists }: Language): PackedLanguage => ({
  ...joined({ ...lists, formWords }),
  aspects: joined(aspects),
  synonyms: synonyms.map(({ mean, say }) => [mean, ...say].join(between)),
});

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
  Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([name, words]) => [name, words.join(between)]),
  ) as Record<Name, string>;

const apart = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, text === '' ? [] : text.split(between)]),
  ) as Record<Name, string[]>;
