import { expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { pagePassages } from '#tooling/content/passages.ts';
import { edited, faultsIn, sampleContent } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const fees = 'faqs/fees.yaml';

/** The sample with this answer to its question, and a rate of 5% and a limit in the law. */
const withAnswer = (words: string) => ({
  'law/fee.yaml': lawFile(
    'rate: percent: 5',
    'limit: rupees: 50000',
    'span: days: 180',
    'paper: form: { now: Form 130 }',
  ),
  ...edited(fees, 'It depends on the work.', `It is {fee.rate}, {fee.limit}, {fee.span}, {fee.paper}. ${words}`),
});

const passageWith = (words: string) =>
  [...pagePassages(loadContent(sampleContent(withAnswer(words)))).values()]
    .flatMap(({ passages }) => passages)
    .find(({ text }) => text.startsWith('It is 5%'));

it("writes an example with the author's figures and hands the guide the sentence with the law filled in", () => {
  const passage = passageWith(
    '[[On {rent = ₹60,000 a month, above fee.limit} at {fee.rate} it is {= fee.rate of rent * 12}.]]',
  );
  expect(passage?.text).toBe('It is 5%, ₹50,000, 180 days, Form 130. On ₹60,000 a month at 5% it is ₹36,000.');
  expect(passage?.examples).toEqual([
    {
      said: 'On ₹60,000 a month at 5% it is ₹36,000.',
      words: 'On {rent = ₹60,000 a month, above 50000} at 5% it is {= 5 of rent * 12}.',
    },
  ]);
});

it('leaves a passage without an example as it is', () => {
  expect(passageWith('It depends.')).not.toHaveProperty('examples');
});

it.each([
  [
    'a name that is no figure of it',
    '[[On {rent = ₹60,000} it is {= fee.rate of tax}.]]',
    'takes "tax", which is no figure',
  ],
  [
    'a figure of the law that is not there',
    '[[On {rent = ₹60,000} it is {= fee.rat of rent}.]]',
    'stands for nothing in content/law',
  ],
  ['a form in place of a rate', '[[On {rent = ₹60,000} it is {= fee.paper of rent}.]]', 'asks for "plain"'],
  [
    'a figure that no formula takes',
    '[[On {rent = ₹60,000} for {late = 5 months} it is {= 2 * rent}.]]',
    'no formula takes {late = 5 months}',
  ],
  ['no figure at all', '[[It is nothing.]]', 'an example needs a figure'],
  [
    'bounds without its own figure',
    '[[On {rent = ₹40,000, above fee.limit} it is {= 2 * rent}.]]',
    'bounds of rent exclude',
  ],
  ['a figure that cannot be read', '[[On {rent = plenty} it is {= 2 * rent}.]]', '{rent = plenty} is no figure'],
  ['a bound that cannot be read', '[[On {rent = ₹60,000, above plenty} it is {= 2 * rent}.]]', 'is no figure; write'],
  ['what is no formula', '[[On {rent = ₹60,000} it is {= rent *}.]]', 'is no formula'],
  ['an example without its end', '[[On rent it is that.', 'must end with ]]'],
])('refuses %s, by file, line and field', (_, words, remedy) => {
  const [fault = '', ...others] = faultsIn(withAnswer(words));
  expect(others).toEqual([]);
  expect(fault).toMatch(/^content\/faqs\/fees\.yaml:2: answer: /);
  expect(fault).toContain(remedy);
});

it('refuses an example where the guide does not answer with it', () => {
  const [fault] = faultsIn({
    ...withAnswer('It depends.'),
    ...edited(
      'services/registrations/firm.md',
      'lead: Firm in a sentence.',
      'lead: "[[On {rent = ₹100} it is {= rent}.]]"',
    ),
  });
  expect(fault).toMatch(/firm\.md:\d+: lead: the guide does not answer with "On ₹100 it is ₹100\."/);
});
