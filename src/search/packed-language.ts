import type { Language, PackedLanguage } from '#src/collections/types.ts';

/** What stands between the words of a list that is written as one text. */
export const between = '|';

/** Reads the word lists of the guide as the build wrote them: each as one text, other ways to say something behind what they mean. */
export const unpackLanguage = ({ aspects, synonyms, formWords = '', ...lists }: PackedLanguage): Language => ({
  ...apart({ ...lists, formWords }),
  aspects: apart(aspects),
  synonyms: synonyms.map((written) => {
    const [mean = '', ...say] = written.split(between);
    return { mean, say };
  }),
});

const apart = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, text === '' ? [] : text.split(between)]),
  ) as Record<Name, string[]>;
