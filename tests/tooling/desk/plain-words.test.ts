import { expect, it } from 'vitest';
import { fieldTitle, lineInWords, plainWords, sentenceOf } from '#tooling/desk/plain-words.ts';

it.each([
  ['expected at least 1 character, found 0', 'nothing is written here yet'],
  ['expected a number, found ""', 'nothing is written here yet'],
  ['expected at most 70 characters, found 84', 'write at most 70 characters; now it has 84'],
  ['expected a date as YYYY-MM-DD, found ""', 'write a day of the calendar, such as 1/4/2027'],
  ['expected yes or no, found "maybe"', 'write yes or no in place of "maybe"'],
  ['names no file; did you mean fees?', 'names no file; did you mean fees?'],
  ['asks the same as content/faqs/fees.yaml; keep one', 'asks the same as “FAQS/FEES.YAML”; keep one'],
  ['{gst.x} stands for nothing in content/law', '{gst.x} stands for nothing in the figures of the law'],
])('says "%s" as "%s"', (expected, words) => {
  expect(plainWords(expected, (file) => file.toUpperCase())).toBe(words);
});

it('goes on from the label of a field where a fault does', () => {
  expect(sentenceOf('Answer', 'is still to be written')).toBe('Answer is still to be written.');
  expect(sentenceOf('Date', 'Choose the day')).toBe('Choose the day.');
  expect(sentenceOf('Date', 'write a day of the calendar')).toBe('Write a day of the calendar.');
});

it('says where a field stands', () => {
  expect(fieldTitle('closings[4].date')).toBe('Closings 4, date');
  expect(fieldTitle('hero.heading')).toBe('Top of the page, heading');
});

it.each([
  ['+        rupees: 200000', '+ Rupees: 200000'],
  ['-    value: { rupees: 150000 }', '- Value: Rupees: 150000'],
  ['+      - was: 2026-12-20', '+ Day by the rule: 2026-12-20'],
  ['+  - { date: 2027-01-14, name: Sankranti }', '+ Date: 2027-01-14, Name: Sankranti'],
  ['+answer: "Yes: two cars."', '+ Answer: "Yes: two cars."'],
  ['+{"passage":"fees","say":"fees entha"}', '+ Passage: "fees", What people write: "fees entha"'],
  ['+Every challan has a number: it is long.', '+ Every challan has a number: it is long.'],
])('says a line of a file, "%s", as "%s"', (line, words) => {
  expect(lineInWords(line)).toBe(words);
});
