import { expect, it } from 'vitest';
import { isOccasion, refusalOf } from '#src/guide/answers/refusal.ts';

it.each([
  [
    'passport',
    'We do not handle passports. Please contact the passport office, which takes applications on its own portal.',
  ],
  ['cricket score', 'We do not handle news, general knowledge and entertainment.'],
])('%j is refused by its name', (phrase, sentence) => {
  expect(refusalOf(phrase)).toBe(`${sentence} If it also concerns your accounts or taxes, please contact the office.`);
});

it('what has no name there is not named', () => {
  expect(refusalOf('something else')).toBe(undefined);
});

it.each([
  ['exam', 'my daughter has exam that day', true],
  ['flight ticket', 'my flight is on monday', true],
  ['flight ticket', 'i need a flight ticket to delhi', false],
  ['eamcet', 'eamcet exam', false],
  ['passport', 'my passport is with the agent', false],
])('%j in %j only explains a day: %s', (phrase, text, expected) => {
  expect(isOccasion(phrase, text)).toBe(expected);
});
