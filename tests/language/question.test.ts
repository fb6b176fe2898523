import { expect, it } from 'vitest';
import { isQuestion } from '#src/language/question.ts';

it.each([
  ['', false],
  ['how long does gst take', true],
  ['gst ke liye kya chahiye', true],
  ['enta avutundi', true],
  ['is gst needed', true],
  ['is', false],
  ['it is nine lakh', false],
  ['do i need gst', true],
  ['do lakh', false],
  ['have you an office', true],
  ['have paid', false],
  ['has your office moved', true],
  ['has paid', false],
])('tells of "%s" whether it asks: %s', (text, expected) => {
  expect(isQuestion(text.split(' ').filter((word) => word !== ''))).toBe(expected);
});
