import { describe, expect, it } from 'vitest';
import { likeWords } from '#src/search/like-words.ts';

const like = likeWords(['penalty', 'pending', 'validity', 'kite', 'invoice', 'registration']);
const found = (word: string) => like(word).map((one) => one.word);

describe('words of a page written like one it does not have', () => {
  it('are found by Fuse, with how near they are', () => {
    expect(like('penlty')).toEqual([{ word: 'penalty', share: 1 - 1 / 6 }]);
    expect(like('penlty')).toEqual(like('penlty'));
  });

  it.each([
    ['with letters swapped', 'vaildity', ['validity']],
    ['with letters missing', 'regstraton', ['registration']],
    ['with an ending', 'kites', ['kite']],
    ['not with another first letter', 'nvoice', []],
    ['not where nothing begins with that letter', 'zebra', []],
    ['not of another kind', 'umbrella', []],
  ])('%s', (_, word, words) => {
    expect(found(word)).toEqual(words);
  });
});
