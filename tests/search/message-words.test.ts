import { expect, it } from 'vitest';
import { packAsked, unpackAsked } from '#src/search/asked-index.ts';
import { saidIn } from '#src/search/message-words.ts';
import { knowledge } from '../support/guide-knowledge.ts';
import { kiteHref, kitePage } from '../support/kite-pages.ts';

const index = unpackAsked(packAsked(new Map([[kiteHref, kitePage]]), []));

it('a word that no search is made for counts 0.35 of another that is as rare', () => {
  const text = 'zebra h kya';
  const masses = saidIn(text, knowledge.search.find(text, ''), index).words.map(({ word, mass }) => [word, mass]);
  expect(masses).toEqual([
    ['jebra', 2.5],
    ['h', 0.875],
    ['kya', 0.875],
  ]);
});
