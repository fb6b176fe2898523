import { expect, it } from 'vitest';
import { evaluationWords } from '#tooling/desk/run-guide.ts';

const tally = { asked: 40, hitAt1: 31, hitAt3: 36, reciprocalRanks: 33, outside: 6, falseAnswers: 1 };

it('says in words how the guide did, over all kinds of questions', () => {
  const kinds = new Map([
    ['direct', tally],
    ['hinglish', { ...tally, falseAnswers: 0 }],
  ]);
  expect(evaluationWords({ kinds, misses: [] })).toBe(
    'Of 80 test questions, 62 lead to the right page at once, and 72 within the first three. Of 12 questions that are none of ours, 1 is answered all the same.',
  );
});
