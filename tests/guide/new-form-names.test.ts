import { expect, it } from 'vitest';
import { newFormNames } from '#src/guide/answers/new-form-names.ts';

const tell = newFormNames(
  [
    { before: 'Form 7', now: ['Form 70'] },
    { before: 'Form 7A', now: ['Form 71'] },
    { before: 'Forms 8K and 8L', now: ['Form 80', 'Form 81'] },
  ],
  '{before} is {now}.',
);

it.each([
  ['where is form 7', ['Form 7 is Form 70.']],
  ['FORM-7 please', ['Form 7 is Form 70.']],
  ['form no. 7 please', ['Form 7 is Form 70.']],
  ['form number 7', ['Form 7 is Form 70.']],
  ['my 7a', ['Form 7A is Form 71.']],
  ['is 7-A there', ['Form 7A is Form 71.']],
  ['8 l or 8k', ['Forms 8K and 8L is Form 80, Form 81.']],
  ['form 7 and 7a', ['Form 7 is Form 70.', 'Form 7A is Form 71.']],
  ['7 lakh in form 70', []],
  ['platform 7', []],
  ['17a', []],
  ['7ab', []],
])('of the forms in %j tells the new number', (text, told) => {
  expect(tell(text, '')).toEqual(told);
});

it('tells nothing where the reply names it', () => {
  expect(tell('form 7 and 8k', 'Form 70 comes in June.')).toEqual(['Forms 8K and 8L is Form 80, Form 81.']);
  expect(tell('8k', 'That is Form 81.')).toEqual([]);
});
