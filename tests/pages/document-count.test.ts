import { expect, it } from 'vitest';
import { documentCount, documentFigures } from '#src/pages/service/document-count.ts';

const words = {
  either: '{least} or {most}',
  range: '{least} to {most}',
  count: { one: '1 paper', other: '{count} papers' },
};

it.each([
  [[9], '9'],
  [[7, 10], '7 or 10'],
  [[10, 7], '7 or 10'],
  [[14, 15, 16], '14 to 16'],
  [[8, 8], '8'],
])('lists of %j papers are told in figures as %s', (counts, figures) => {
  expect(documentFigures(words, counts)).toBe(figures);
});

it.each([
  [[1], '1 paper'],
  [[6], '6 papers'],
  [[14, 15, 16], '14 to 16 papers'],
])('lists of %j papers are told in words as %s', (counts, said) => {
  expect(documentCount(words, counts)).toBe(said);
});
