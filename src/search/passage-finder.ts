import type { Language, Particulars } from '#src/collections/types.ts';
import { passageEvidence, type FoundPage, type Weighed } from './passage-evidence.ts';
import { rankCandidates, type RankedCandidate } from './passage-rank.ts';
import { passageReader, type PassageQuestion } from './passage-reading.ts';
import { passageWeights } from './passage-weights.ts';

/** Finds what answers a question on pages that were found for it. */
export interface PassageFinder {
  /** Takes a question apart. */
  read(text: string): PassageQuestion;
  /** What speaks for everything that the pages say; they come best first. */
  weigh(question: PassageQuestion, pages: readonly FoundPage[]): readonly Weighed[];
  /** The same in the order of how well it fits. */
  rank(question: PassageQuestion, pages: readonly FoundPage[]): readonly RankedCandidate[];
}

/** Makes a finder. Takes the word lists of the guide; keeps what it has read of a page. Make it once. */
export function passageFinder(language: Language, particulars: Particulars): PassageFinder {
  const reader = passageReader(language, particulars);
  const evidence = passageEvidence(reader);
  return {
    read: (text) => reader.question(text),
    weigh: (question, pages) => evidence.weigh(question, pages),
    rank: (question, pages) => rankCandidates(evidence.weigh(question, pages), passageWeights),
  };
}
