import { expect, it } from 'vitest';
import { asksOutright, isQuestion } from '#src/text/question.ts';

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

it.each([
  ['98480 22338 is mine', false],
  ['50% is basic', false],
  ['5 is fine', false],
  ['is 98480 22338 yours', true],
  ['98480 22338 is mine?', true],
])('tells of the text "%s" whether it asks: %s', (text, expected) => {
  expect(asksOutright(text)).toBe(expected);
});
