import { expect, it } from 'vitest';
import { foundIn } from '#tooling/desk/found-in.ts';

it('finds whole words before parts of words, and what is only said of a choice last', () => {
  const choices = [
    { value: 'date', words: 'Return, by UPI', about: ', by UPI' },
    { value: 'part', words: 'A house that you occupied yourself' },
    { value: 'whole', words: 'Can I pay by UPI?' },
    { value: 'other', words: 'Fees' },
  ];
  expect(foundIn(choices, 'upi').map(({ value }) => value)).toEqual(['whole', 'part', 'date']);
});

it.each([
  ['trade licence', ['Documents for the trade licence', 'Trade License']],
  ['trade license', ['Trade License', 'Documents for the trade licence']],
  ['documents trade license', ['Documents for the trade licence']],
  ['registraton', ['GST Registration']],
  ['office', []],
])('finds what is spelt in another way, last: %s', (sought, found) => {
  const choices = ['Trade License', 'Documents for the trade licence', 'GST Registration'];
  expect(
    foundIn(
      choices.map((words) => ({ value: words, words })),
      sought,
    ).map(({ words }) => words),
  ).toEqual(found);
});
