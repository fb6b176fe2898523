import practice from 'content:practice';
import type { PackedIndex } from '#src/collections/types.ts';
import { makeKnowledge } from '#src/guide/understanding/make-knowledge.ts';
import type { Knowledge } from '#src/guide/model/knowledge.ts';
import { replyTo } from '#tooling/guide/reply-to.ts';
import { guideForms } from '#src/guide/machine/guide-forms.ts';
import { guideWords } from '#src/guide/machine/guide-words.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { unpackIndex } from '#src/search/packed-index.ts';
import { makeSearch } from '#src/search/search.ts';

/** What the benchmark finds in its page: the guide's knowledge without panel and without fetching. */
export interface GuideInPage {
  /** Makes the knowledge of an index. Returns how long it took, in milliseconds. */
  readonly begin: (packed: PackedIndex) => number;
  /** How long each reply takes to work out, in milliseconds. */
  readonly replies: (questions: readonly string[]) => Promise<readonly number[]>;
}

let knowledge: Knowledge | undefined;

const guideInPage: GuideInPage = {
  begin: (packed) => {
    const start = performance.now();
    const index = invertedIndex(unpackIndex(packed));
    knowledge = makeKnowledge({
      index,
      search: makeSearch(index, lexicon(guideWords.language)),
      words: guideWords,
      practice,
      textsOf: () => Promise.resolve(null),
      guideForms,
    });
    return performance.now() - start;
  },
  replies: async (questions) => {
    const times: number[] = [];
    for (const question of questions) {
      if (!knowledge) throw new Error('begin first');
      const start = performance.now();
      await replyTo(question, '/', knowledge, new Date());
      times.push(performance.now() - start);
    }
    return times;
  },
};

Object.assign(globalThis, { guideInPage });
