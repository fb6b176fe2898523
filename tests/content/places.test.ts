import { expect, it } from 'vitest';
import type { z } from 'zod';
import { countedWords, line, template } from '#src/collections/schemas/text.ts';

/** What a schema says to a value, a line for each fault, with the field it lies in. */
const faultsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [...path, message].join(': '));

const asOf = template(['day', 'source'], 40);

it.each([
  ['all its places', '{source}, as of {day}', []],
  ['a place twice', '{day}, {day}: {source}', []],
  ['a place too few', 'As of {day}', ['expected the places {day}, {source}']],
  ['a place that nothing fills', '{source}, as of {day} in {town}', ['expected the places {day}, {source}']],
  ['a place that is misspelt', '{source}, as of { day}', ['expected the places {day}, {source}']],
  ['a brace that is left over', '{source}, as of {day}}', ['expected the places {day}, {source}']],
])('judges a template with %s', (_, words, faults) => {
  expect(faultsOf(asOf, words)).toEqual(faults);
});

it('refuses a place in words that nothing is filled into', () => {
  expect([faultsOf(line(), 'Ask the guide'), faultsOf(line(), '{count} papers')]).toEqual([
    [],
    ['expected no { or }, since nothing is filled in here'],
  ]);
});

it('lets the words for one thing do without the number, and those for several not', () => {
  expect(faultsOf(countedWords(), { one: 'One paper', other: '{count} papers' })).toEqual([]);
  expect(faultsOf(countedWords(), { one: '{number} paper', other: 'Papers' })).toEqual([
    'one: expected no place but {count}',
    'other: expected the places {count}',
  ]);
});

it('wants the further places for one thing and for several', () => {
  expect(faultsOf(countedWords(60, ['ready']), { one: 'All ready', other: '{ready} of {count}' })).toEqual([
    'one: expected the places {count}, {ready}',
  ]);
});
