import { expect, it } from 'vitest';
import { evaluationWords } from '#tooling/desk/run-guide.ts';

it('says in words how the guide did', () => {
  expect(
    evaluationWords('all             asked  412  hit@1  93.2%  hit@3  98.1%  MRR 0.957  false answers 2 of 61 (3.3%)'),
  ).toBe(
    'Of 412 test questions, 93.2 in 100 lead to the right page at once, and 98.1 in 100 within the first three. Of 61 questions that are none of ours, 2 are answered all the same.',
  );
});

it('hands on a line that says something else', () => {
  expect(evaluationWords('nothing was asked')).toBe('nothing was asked');
});
