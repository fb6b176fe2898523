import { expect, it } from 'vitest';
import { overlaps, replaced, spanIn, traced } from '#src/text/traced-text.ts';

const shortened = replaced(traced('a bb  c'), / {2}/g, () => ' ');

it.each([
  ['a letter', 2, 3, { start: 2, end: 3 }],
  ['what was shortened', 4, 5, { start: 4, end: 6 }],
  ['what stands behind it', 5, 6, { start: 6, end: 7 }],
  ['nothing, before a letter', 2, 2, { start: 2, end: 2 }],
  ['nothing, at the end', 6, 6, { start: 7, end: 7 }],
] as const)('finds %s where it stood at first', (_, from, to, span) => {
  expect([shortened.text, spanIn(shortened, from, to)]).toEqual(['a bb c', span]);
});

it('finds nothing in an empty text', () => {
  expect(spanIn(traced(''), 0, 0)).toEqual({ start: 0, end: 0 });
});

it.each([
  [{ start: 0, end: 2 }, { start: 1, end: 3 }, true],
  [{ start: 1, end: 3 }, { start: 0, end: 2 }, true],
  [{ start: 0, end: 2 }, { start: 2, end: 3 }, false],
  [{ start: 2, end: 3 }, { start: 0, end: 2 }, false],
])('knows whether %j and %j share a letter: %s', (one, other, isShared) => {
  expect(overlaps(one, other)).toBe(isShared);
});
