import { expect, it } from 'vitest';
import { meantFigures, ownersOf } from '#src/entities/owner/owners.ts';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';

it.each([
  ['my neighbour has 25 staff, we have 6', ['other', 'own'], [false, true]],
  ['bhai ki 12 lakh hai, apni 9 lakh', ['man', 'own'], [false, true]],
  ['my wife earns 10 lakh', ['woman'], [true]],
  ['i earn 8 lakh and pay 2 lakh rent', ['own', undefined], [true, true]],
  ['my wife has a job too, mine is 24 lakh, basic 10 lakh', ['own', undefined], [true, true]],
  ['12 lakh and 9 lakh', [undefined, undefined], [true, true]],
  ['bhai mera package 22 lakh, rent 3 lakh', ['own', undefined], [true, true]],
  ['bhai package 22 lakh', [undefined], [true]],
  ['bhai ka package 22 lakh', ['man'], [true]],
])('figures of others are not meant beside one of the visitor: %s', (text, owners, meant) => {
  const figures = findQuantities(text);
  expect([ownersOf(text, figures), meantFigures(text, figures)]).toEqual([owners, meant]);
});
