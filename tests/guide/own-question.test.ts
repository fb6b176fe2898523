import { expect, it } from 'vitest';
import type { PagePassages } from '#src/collections/types.ts';
import { ownQuestion } from '#src/guide/own-question.ts';

const page: PagePassages = {
  name: 'Fair Tax',
  lead: 'A tax on fairs.',
  passages: [
    { kind: 'step', href: '/fair#step-1', title: 'What is the fee?', text: 'We ask.', asked: [] },
    {
      kind: 'question',
      href: '/fair#question-1',
      title: 'What is the fee?',
      text: 'The Government charges ₹5.',
      asked: [],
    },
  ],
};
const pages = new Map([['/fair', page]]);

it('answers a question that stands on its page by the answer that stands there', () => {
  expect(ownQuestion(' what is the fee? ', '/fair', pages)).toEqual({
    outcome: 'answer',
    blocks: [{ kind: 'text', text: 'The Government charges ₹5.' }],
    links: [{ href: '/fair#question-1', label: 'Fair Tax' }],
  });
});

it.each([
  ['in other words', 'What is the fee', '/fair'],
  ['of another page', 'What is the fee?', '/other'],
])('leaves a question %s to the search', (_, text, address) => {
  expect(ownQuestion(text, address, pages)).toBe(undefined);
});
