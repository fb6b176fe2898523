import { expect, it } from 'vitest';
import { appointment } from '#src/forms/appointment.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import type { Form } from '#src/forms/form.ts';
import { actFeatures } from '#src/guide/understanding/act-features.ts';

const now = new Date('2026-11-26T06:00:00Z');
const featuresOf = (text: string, form?: Form, open?: string) =>
  actFeatures(text, { form, open: form?.questions.find(({ id }) => id === open), now });
/** Those of some features that do not tell of letters or of the place as well. */
const plain = (features: readonly string[]) =>
  features.filter((name) => !name.startsWith('letters') && !/, (?:open|at)[: ]/.test(name));

it('tells words, pairs, shape and place of a message', () => {
  expect(plain(featuresOf('Wait pls', appointment, 'date'))).toEqual([
    'open: date',
    'form: appointment',
    'has: no value',
    'length: up to 2 words',
    'asks nothing outright',
    'word "wait"',
    'word "pls"',
    'words "^ wait"',
    'words "wait pls"',
    'words "pls $"',
  ]);
});

it('takes letters in groups of three to five, the ends of a word marked', () => {
  expect(featuresOf('aagu').filter((name) => name.startsWith('letters'))).toEqual(
    ['_aa', 'aag', 'agu', 'gu_', '_aag', 'aagu', 'agu_', '_aagu', 'aagu_'].map((group) => `letters "${group}"`),
  );
});

it.each([
  ['my number is 98480 22338', 'has: phone', 'words "is <phone>"'],
  ['mail ravi@example.com', 'has: email', 'words "mail <email>"'],
  ['make it 3 december', 'has: date', 'words "it <date>"'],
  ['better 4 pm', 'has: time', 'words "better <time>"'],
  ['i get 50,000 monthly', 'has: amount', 'words "get <amount>"'],
])('puts the kind of what is found in %s in its place', (text, has, pair) => {
  const features = featuresOf(text);
  expect([has, pair].filter((name) => !features.includes(name))).toEqual([]);
});

it('tells whether the open question is named or another one', () => {
  const named = (open: string) =>
    featuresOf('date is wrong', appointment, open).filter(
      (name) => /^(?:names .*question|words "<)/.test(name) && !name.includes(','),
    );
  expect([named('date'), named('email')]).toEqual([
    ['names the open question', 'words "<name of a question> is"'],
    ['names another question', 'words "<name of a question> is"'],
  ]);
});

it('tells a review from a result, and both from no form', () => {
  const openIn = (form?: Form) => featuresOf('ok', form).filter((name) => name.startsWith('open: '));
  expect([openIn(appointment), openIn(taxEstimate), openIn()]).toEqual([
    ['open: the review'],
    ['open: the result'],
    ['open: no form'],
  ]);
});

it('tells what asks, by its words or its mark', () => {
  const asking = (text: string) => plain(featuresOf(text)).filter((name) => /asks|mark/.test(name));
  expect([asking('what is basic'), asking('why email?'), asking('basic 40000')]).toEqual([
    ['asks outright'],
    ['asks outright', 'ends with a question mark'],
    ['asks nothing outright'],
  ]);
});

it('leaves two of a letter that is drawn out', () => {
  expect(plain(featuresOf('pleeeease')).filter((name) => name.startsWith('word '))).toEqual(['word "pleease"']);
});
