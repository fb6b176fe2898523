import type { Aspect, Language } from '#src/collections/types.ts';
import { atOnce, type Stepwise } from '#src/domain/stepwise.ts';
import { phraseBook, type PhraseBook } from './phrases.ts';
import { wordsIn, writingsOf } from './words.ts';

/** The word lists of the guide, made ready for comparing. */
export interface Lexicon {
  readonly stopWords: ReadonlySet<string>;
  readonly aspects: PhraseBook<Aspect>;
  readonly synonyms: PhraseBook<readonly (readonly string[])[]>;
  readonly outOfScope: PhraseBook<string>;
}

/** Makes the word lists ready. A phrase with several meanings keeps them all. */
export const lexicon = (language: Language): Lexicon => atOnce(lexiconStepwise(language));

/** Makes the word lists ready, as `lexicon` does, in steps. */
export function* lexiconStepwise(language: Language): Stepwise<Lexicon> {
  const meanings = new Map<string, string[][]>();
  for (const { say, mean } of language.synonyms) {
    for (const words of say.flatMap(writingsOf)) {
      const key = words.join(' ');
      meanings.set(key, [...(meanings.get(key) ?? []), [...wordsIn(mean)]]);
    }
  }
  yield;
  const aspects = Object.entries(language.aspects) as [Aspect, readonly string[]][];
  return {
    stopWords: new Set(language.stopWords.flatMap(wordsIn)),
    aspects: phraseBook(aspects.flatMap(([aspect, cues]) => cues.map((cue) => [wordsIn(cue), aspect] as const))),
    synonyms: phraseBook([...meanings].map(([phrase, mean]) => [phrase.split(' '), mean] as const)),
    outOfScope: phraseBook(language.outOfScope.map((subject) => [wordsIn(subject), subject] as const)),
  };
}
