import { expect, it } from 'vitest';
import { wordListsInPatterns } from '#tooling/words/in-patterns.ts';

const listsIn = (source: string) => wordListsInPatterns('reader.ts', source).map(({ text }) => text);

it('names a list of words in a regular expression, and where it stands', () => {
  expect(wordListsInPatterns('reader.ts', '\nconst later = /^(?:later|after|baad)$/;\n')).toEqual([
    { line: 2, text: 'later | after | baad' },
  ]);
});

it('names a list in a text that becomes a pattern', () => {
  expect(listsIn("const a = new RegExp('(?:less|lower|kam) than');")).toEqual(['less | lower | kam than']);
  expect(listsIn('const a = new RegExp(`${b}(?:less|lower|kam)$`);')).toEqual(['less | lower | kam']);
});

it('counts a word once, and leaves two words alone', () => {
  expect(listsIn('const a = /(?:of|in|of)/;')).toEqual([]);
});

it('passes over the calendar, endings of ordinals, and classes of letters', () => {
  expect(listsIn('const a = /\\d(?:st|nd|rd|th)|jan|may|sunday|next|\\p{L}|[a-z]/u;')).toEqual([]);
});

it('reads no imports', () => {
  expect(listsIn("import a from 'one|two|three';")).toEqual([]);
});
