import type { Content } from './content.ts';

/** The words that say nothing about a subject: the stop words, and the small words of the vocabulary, which may stand in answers too. Each once. */
export const stopWordsOf = ({ language, vocabulary }: Content): readonly string[] => [
  ...new Set([...vocabulary.fields.small, ...language.fields.stopWords]),
];
