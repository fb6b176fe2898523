import guideWords from 'content:guide-words';
import practice from 'content:practice';
import type { PackedIndex } from '#src/collections/types.ts';
import type { World } from '#src/guide/conversation.ts';
import { replyTo } from '#src/guide/reply-to.ts';
import { makeMind } from '#src/guide/respond.ts';
import { walkThroughs } from '#src/guide/walk-throughs.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { unpackIndex } from '#src/search/packed-index.ts';
import { wordsIn } from '#src/search/words.ts';

/** What the benchmark finds in its page: the guide's mind without panel and without fetching. */
export interface GuideInPage {
  /** Makes the mind of an index. Returns how long it took, in milliseconds. */
  readonly begin: (packed: PackedIndex) => number;
  /** How long each reply takes to work out, in milliseconds. */
  readonly replies: (questions: readonly string[]) => Promise<readonly number[]>;
}

let world: World | undefined;

const guideInPage: GuideInPage = {
  begin: (packed) => {
    const start = performance.now();
    const mind = makeMind({
      index: invertedIndex(unpackIndex(packed)),
      words: guideWords,
      practice,
      detailAt: () => Promise.resolve(null),
    });
    const took = performance.now() - start;
    world = { mind, ...walkThroughs, corrections: new Set(guideWords.language.corrections.flatMap(wordsIn)) };
    return took;
  },
  replies: async (questions) => {
    const times: number[] = [];
    for (const question of questions) {
      if (!world) throw new Error('begin first');
      const start = performance.now();
      await replyTo(question, '/', world, new Date());
      times.push(performance.now() - start);
    }
    return times;
  },
};

Object.assign(globalThis, { guideInPage });
