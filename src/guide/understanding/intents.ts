import type { Intent, IntentReader } from '../model/intent-reader.ts';
import type { Intents, Language } from '#src/collections/types.ts';
import { lazily } from '#src/domain/lazily.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { wordsIn } from '#src/search/words.ts';
import { isPattern, patternReader } from './intent-patterns.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly intent: Intent;
}

const longestWhole = 20;

/**
 * Makes the phrases of the intents ready. `stopWords` may stand around a phrase without changing the intent, `formWords` beside a pattern;
 * a word that denies a phrase may not. What `asks` is no plain no. Patterns go before the phrases that are said word for word.
 */
export function intentReader(
  intents: Intents,
  { stopWords, negations, formWords = [] }: Pick<Language, 'stopWords' | 'negations' | 'formWords'>,
  asks: (text: string) => boolean = () => false,
): IntentReader {
  const denying = new Set(negations.flatMap(wordsIn));
  const around = new Set(stopWords.flatMap(wordsIn).filter((word) => !denying.has(word)));
  const phrases = (pick: (intent: Intent) => readonly string[]): readonly Phrase[] =>
    intents
      .flatMap((intent) =>
        pick(intent)
          .filter((phrase) => !isPattern(phrase))
          .map((phrase) => ({ words: wordsIn(phrase), intent })),
      )
      .filter(({ words }) => words.length > 0)
      .sort((one, other) => other.words.length - one.words.length);
  // The panel opens before any message is read.
  const wholes = lazily(() => phrases((intent) => intent.phrases));
  const withins = lazily(() => phrases((intent) => intent.within));
  const wholePatterns = lazily(() => patternReader(intents, (intent) => intent.phrases, [...stopWords, ...formWords]));
  const withinPatterns = lazily(() => patternReader(intents, (intent) => intent.within, []));

  return {
    whole: memoizeByText((text: string) => {
      const words = wordsIn(text);
      if (words.length === 0 || words.length > longestWhole) return undefined;
      // "Nahi liya to kya hoga" and "who can do it" answer nothing.
      const isAsked = asks(text);
      return (
        wholePatterns().find(words, 0) ??
        firstSaid(
          wholes(),
          words,
          (phrase, at) =>
            !(isAsked && (phrase.intent.id === 'no' || phrase.intent.id === 'yes')) &&
            words.every((word, index) => (index >= at && index < at + phrase.words.length) || around.has(word)),
        )?.intent
      );
    }),
    within: memoizeByText((text: string) => {
      const words = wordsIn(text);
      return withinPatterns().find(words, Infinity) ?? firstSaid(withins(), words, () => true)?.intent;
    }),
    mostly: memoizeByText((text: string) => {
      const words = wordsIn(text);
      return wholePatterns().find(words, Math.floor(words.length / 4));
    }),
    byId(id) {
      const intent = intents.find((one) => one.id === id);
      if (!intent) throw new Error(`content/guide/intents.yaml has no intent "${id}"`);
      return intent;
    },
  };
}

/** The first phrase of a list that stands among the words as it should. `fits` is told where it stands first. */
const firstSaid = (
  phrases: readonly Phrase[],
  words: readonly string[],
  fits: (phrase: Phrase, at: number) => boolean,
): Phrase | undefined =>
  phrases.find((phrase) => {
    const at = placeOf(phrase.words, words);
    return at >= 0 && fits(phrase, at);
  });

const placeOf = (phrase: readonly string[], words: readonly string[]): number =>
  words.includes(phrase[0] ?? '')
    ? words.findIndex((_, at) => phrase.every((word, offset) => words[at + offset] === word))
    : -1;
