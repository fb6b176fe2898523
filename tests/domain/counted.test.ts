import { expect, it } from 'vitest';
import { counted } from '#src/domain/counted.ts';

const papers = { one: 'one paper', other: '{count} papers' };

it.each([
  [0, '0 papers'],
  [1, 'one paper'],
  [2, '2 papers'],
  [21, '21 papers'],
])('says of %i: %s', (count, words) => {
  expect(counted(papers, count)).toBe(words);
});

it('fills further places too', () => {
  const ready = { one: '{ready} of one ready', other: '{ready} of {count} ready' };
  expect([counted(ready, 1, { ready: 0 }), counted(ready, 9, { ready: 4 })]).toEqual([
    '0 of one ready',
    '4 of 9 ready',
  ]);
});
