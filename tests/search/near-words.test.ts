import { describe, expect, it } from 'vitest';
import { nearWord } from '#src/search/near-words.ts';

const near = nearWord(['penalty', 'validity', 'kite', 'glass', 'grass', 'invoice', 'gstr3b', 'registration']);

describe('a misspelt word', () => {
  it.each([
    ['with a letter missing', 'penlty', 'penalty'],
    ['with two letters swapped', 'vaildity', 'validity'],
    ['without its first letter', 'nvoice', 'invoice'],
    ['with two slips, as it is long', 'regstraton', 'registration'],
    ['near to two words stands for the commoner', 'gwlass', 'glass'],
  ])('%s', (_, word, meant) => {
    expect(near(word)).toBe(meant);
    expect(near(word)).toBe(meant);
  });
});

describe('no word is near', () => {
  it.each([
    ['to one of five letters', 'glasp'],
    ['to a form', 'gstr3c'],
    ['to one with a figure', 'glass1'],
    ['to one with two slips and few letters', 'gliiss'],
    ['to a word of another kind', 'umbrella'],
  ])('%s', (_, word) => {
    expect(near(word)).toBe(undefined);
  });
});
