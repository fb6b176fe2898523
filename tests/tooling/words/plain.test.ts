import { expect, it } from 'vitest';
import { wordsInContent } from '#tooling/words/in-content.ts';
import { mannerisms, mannerismsIn } from '#tooling/words/plain.ts';
import { siteContent } from '../../content/site-content.ts';

it('finds the content of the site in plain words', () => {
  expect(mannerismsIn(wordsInContent(siteContent))).toEqual([]);
});

const told = (text: string) => mannerismsIn([{ file: 'content/faqs/one.yaml', line: 4, field: 'text', text }]);
const findingsIn = (text: string) => told(text).map((line) => /“(.*)”/.exec(line)?.[1]);

it('names the file, the line, the words and what to write in their place', () => {
  expect(told('The fee is asked for later.')).toEqual([
    'content/faqs/one.yaml:4: “is asked for”: name who asks, or say what to give',
  ]);
});

const examples: readonly (readonly [string, string])[] = [
  ['The PAN is asked for.', 'is asked for'],
  ['A TAN is told by email first.', 'is told'],
  ['It is looked at by itself.', 'is looked at'],
  ['Names are left out.', 'are left out'],
  ['The letter tells of the fee.', 'tells of'],
  ['The limit goes by the turnover.', 'goes by'],
  ['Such a loan carries none.', 'carries none'],
  ['Taken for granted: no other income.', 'Taken for granted'],
  ['Reckon with the fee.', 'Reckon'],
  ['Somebody comes to you.', 'Somebody'],
  ['Whoever sells pays.', 'Whoever'],
  ['Tenders mostly want it.', 'mostly'],
  ['An employee who leaves gets it.', 'who leaves'],
  ['The date stands on the notice.', 'stands'],
  ['What they stand on is rented.', 'stand on'],
  ['Hyderabad counts at 50%.', 'counts at'],
];

it.each(examples)('finds a mannerism in "%s"', (text, words) => {
  expect(findingsIn(text)).toEqual([words]);
});

it('has an example here of each', () => {
  expect(mannerisms.filter(({ pattern }) => !examples.some(([text]) => pattern.test(text)))).toEqual([]);
});

it.each([
  'OPC stands for one person company.',
  'Pay within 30 days or before the return, whichever is earlier.',
  'The letter goes by post.',
  'The auditor counts the stock.',
  'We tell you the fee before work begins.',
])('passes over "%s"', (text) => {
  expect(findingsIn(text)).toEqual([]);
});
