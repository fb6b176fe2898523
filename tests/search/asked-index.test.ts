import { expect, it } from 'vitest';
import { packAsked, unpackAsked, wordNumber } from '#src/search/asked-index.ts';
import { drumHref, drumPage, kiteHref, kitePage } from '../support/kite-pages.ts';

const index = unpackAsked(
  packAsked(
    new Map([
      [kiteHref, kitePage],
      [drumHref, drumPage],
    ]),
    ['sell me a kangaroo', 'a kangaroo'],
  ),
);
const heldBy = (word: string) => {
  const { passages = [], shares = [] } = index.postings.get(wordNumber(word)) ?? {};
  return passages.map((passage, at) => [index.pages[index.pageOf[passage] ?? -1], index.kindOf[passage], shares[at]]);
};

it('knows after the journey which passages are asked by a word, and in which share of their phrases it stands', () => {
  expect(heldBy('valid')).toEqual([[kiteHref, 'question', 1]]);
  expect(heldBy('children')).toEqual([[kiteHref, 'question', 0.75]]);
  expect(heldBy('penalty')).toEqual([[drumHref, 'question', 1]]);
  expect(heldBy('kangaroo')).toEqual([]);
  expect([index.outside.held.get(wordNumber('kangaru')), index.outside.all]).toEqual([2, 2]);
});
