import { wordsIn } from '#src/search/words.ts';
import type { Content } from './content.ts';

/**
 * The phrases by which a question about due dates is known before its answer is fetched. One that holds another within it is left out, as the
 * shorter one tells as much. Takes content; returns the phrases as words are compared, sorted.
 */
export function dueDateCues({ dueDateAnswers }: Pick<Content, 'dueDateAnswers'>): readonly string[] {
  const phrases = Object.values(dueDateAnswers.fields.asks)
    .flat()
    .map((phrase) => wordsIn(phrase).join(' '));
  const isWithin = (one: string, other: string) => one !== other && ` ${other} `.includes(` ${one} `);
  return [...new Set(phrases)].filter((phrase) => !phrases.some((other) => isWithin(other, phrase))).sort();
}
