import { expect, it } from 'vitest';
import { isOccasion, refusalOf } from '#src/guide/answers/refusal.ts';

it.each([
  [
    'passport',
    'We do not offer help with passports; for that, turn to the passport office, which takes applications on its own portal.',
  ],
  ['cricket score', 'We do not offer help with news, general knowledge and pastime.'],
])('%j is refused by its name', (phrase, sentence) => {
  expect(refusalOf(phrase)).toBe(
    `${sentence} If it touches your accounts or taxes, the office will gladly hear about it.`,
  );
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
