import type { Language, Particulars } from '#src/collections/types.ts';
import { passageEvidence, type FoundPage, type Weighed } from './passage-evidence.ts';
import { rankCandidates, type PassageWeights, type RankedCandidate } from './passage-rank.ts';
import { passageReader, type PassageQuestion } from './passage-reading.ts';
import { passageWeights } from './passage-weights.ts';
import { wordsIn } from './words.ts';

/** Finds what answers a question on pages that were found for it. */
export interface PassageFinder {
  /** Takes a question apart. What it misspells is read by the words of the pages. */
  read(text: string, pages: readonly FoundPage[]): PassageQuestion;
  /** What speaks for everything that the pages say; they come best first. */
  weigh(question: PassageQuestion, pages: readonly FoundPage[]): readonly Weighed[];
  /** The same in the order of how well it fits. */
  rank(question: PassageQuestion, pages: readonly FoundPage[]): readonly RankedCandidate[];
}

/** How a finder works; less than all of it for measuring what the rest is worth. */
export interface FinderSettings {
  readonly weights: PassageWeights;
  /** Whether misspelt words are read by the words of the pages. */
  readonly readsSlips: boolean;
}

const allOfIt: FinderSettings = { weights: passageWeights, readsSlips: true };

/** Makes a finder. Takes the word lists of the guide; keeps what it has read of a page. Make it once. */
export function passageFinder(
  language: Language,
  particulars: Particulars,
  { weights, readsSlips }: FinderSettings = allOfIt,
): PassageFinder {
  const reader = passageReader(language, particulars);
  const evidence = passageEvidence(reader, readsSlips);
  return {
    read: (text, pages) =>
      reader.question(
        text,
        (word) => evidence.meant(word, pages),
        new Set(pages.filter(({ isSpokenOf }) => isSpokenOf).flatMap(({ passages }) => wordsIn(passages.name))),
      ),
    weigh: (question, pages) => evidence.weigh(question, pages),
    rank: (question, pages) => rankCandidates(evidence.weigh(question, pages), weights),
  };
}
