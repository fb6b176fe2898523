import { monthNames, weekdayNames } from '#src/domain/ist-dates.ts';
import { indicScriptIn } from '#src/text/indic-script.ts';
import { knowledge } from './knowledge.ts';
import { pagePassages } from './passages.ts';
import type { Content } from './content.ts';

/**
 * The words that the guide may meet in a message, the most frequent first: those of its own lists, of the names of pages, of what passages are asked and of
 * what stands on pages. Takes checked content. Returns them in small English letters, each once.
 */
export function writtenWords(content: Content): readonly string[] {
  const { language, intents, particulars, terms, vocabulary, readingWords } = content;
  const { timeZones: _, ...reading } = readingWords.fields;
  const lists = [language.fields, intents.fields, particulars.fields, terms.fields, vocabulary.fields, reading];
  const own = [...lists.flatMap(textsIn), ...monthNames, ...weekdayNames];
  const pages = knowledge(content).flatMap(({ name, names, words }) => [name, ...names, words]);
  const asked = [...pagePassages(content).values()].flatMap(({ passages, asked: phrases }) => [
    ...passages.map(({ title }) => title),
    ...phrases.flatMap((those) => those.split('|')),
  ]);
  const counts = new Map<string, number>();
  for (const word of [...own, ...pages, ...asked].flatMap(englishWordsIn))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const listed = new Set(own.flatMap(englishWordsIn));
  return [...counts.keys()]
    .filter((word) => listed.has(word) || (counts.get(word) ?? 0) >= fewest)
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1));
}

/** The words in Devanagari and Telugu letters by which days, hours and scales of amounts are read. Takes checked content. */
export function wordsInOtherLetters({ vocabulary }: Content): readonly string[] {
  const { days, hours, amounts } = vocabulary.fields;
  return [days.names, hours, amounts.scales, amounts.single]
    .flatMap(textsIn)
    .filter((word) => indicScriptIn(word) !== undefined);
}

const fewest = 3;

const englishWordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/(?<![\p{L}\p{M}])[a-z]+(?![\p{L}\p{M}])/gu) ?? [];

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
