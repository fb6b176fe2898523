import { expect, it } from 'vitest';
import { isReference, newReference } from '#src/domain/reference.ts';

it('is six signs, each from one random number', () => {
  const numbers = [0, 0.5, 0.9999999, 0.25, 0.75, 0.1];
  expect(newReference(() => numbers.shift() ?? 0)).toBe('3KYCR6');
});

it('holds no sign that is taken for another', () => {
  let step = 0;
  const all = Array.from({ length: 100 }, () => newReference(() => (step += 1 / 601) % 1)).join('');
  expect([...new Set(all)].sort().join('')).toBe('34679CDFGHJKMNPQRTVWXY');
});

it.each([
  ['3HY9R6', true],
  ['3HY9R', false],
  ['3HY9R66', false],
  ['3HY9RO', false],
  ['3hy9r6', false],
  ['', false],
  [undefined, false],
  [349679, false],
])('%s is a reference: %s', (text, expected) => {
  expect(isReference(text)).toBe(expected);
});
