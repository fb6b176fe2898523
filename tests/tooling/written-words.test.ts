import { expect, it } from 'vitest';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { wordsInOtherLetters, writtenWords } from '#tooling/content/written-words.ts';

const content = loadContent(readContentFiles('tests/content/sample'));
const words = writtenWords(content);

it('the words of a message are those of the guide’s lists, of pages and of the calendar, each once', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(['january', 'sunday', 'tax', 'penalty'].filter((word) => !words.includes(word))).toEqual([]);
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});

it('the more frequent ones come first', () => {
  expect(words.indexOf('the')).toBeLessThan(words.indexOf('sunday'));
});

it('words in other letters are those of days, hours and amounts, as the vocabulary has them', () => {
  const kept = wordsInOtherLetters(content);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((word) => !/^[\u0900-\u097f\u0c00-\u0c7f ]+$/u.test(word))).toEqual([]);
});
