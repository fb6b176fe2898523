import { expect, it } from 'vitest';
import { ownEvaluation, turnedRound } from '#tooling/guide/own-evaluation.ts';
import { drumHref, drumPage, kiteHref, kitePage } from '../../support/kite-pages.ts';

it('asks every question of the pages in three ways and counts its own answers', async () => {
  const pages = new Map([
    [kiteHref, kitePage],
    [drumHref, drumPage],
  ]);
  const asked: string[] = [];
  const said = await ownEvaluation(pages, (text) => {
    asked.push(text);
    return Promise.resolve(text === 'May children fly?' ? 'Well. Yes, with a parent.' : '');
  });
  expect(asked.slice(0, 3)).toEqual([
    'How long is a kite licence valid?',
    'May children fly?',
    'What is the penalty for playing without a licence?',
  ]);
  expect(said.split('\n').filter((line) => line.includes('%'))).toEqual([
    'word for word   asked 3  answered by its own answer 33.3%',
    'with a slip     asked 3  answered by its own answer 0.0%',
    'turned round    asked 3  answered by its own answer 0.0%',
  ]);
  expect(said).toContain('not its own answer: fly May children');
});

it.each([
  ['May children fly?', 'fly May children'],
  ['Why?', 'Why'],
])('turns %j round', (text, turned) => {
  expect(turnedRound(text)).toBe(turned);
});
