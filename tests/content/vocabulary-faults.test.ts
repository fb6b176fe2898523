import { expect, it } from 'vitest';
import { edited, faultsIn, sampleText } from './sample-content.ts';

const file = 'guide/vocabulary.yaml';
const lineIn = (text: string) => sampleText(file).slice(0, sampleText(file).indexOf(text)).split('\n').length;

it.each([
  [
    'in two roles of one part',
    'below: [negative]',
    'below: [negative, above]',
    'limit',
    'amounts.limit[1]',
    'above',
    'below',
  ],
  [
    'for two numbers',
    'telugu: [{ number: 1, words: [okati] }]',
    'telugu: [{ number: 1, words: [ek] }]',
    'telugu',
    'numbers.telugu[1].words[1]',
    'ek',
    'hindi',
  ],
])('refuses a word that stands %s', (_, from, to, at, field, word, role) => {
  expect(faultsIn(edited(file, from, to))).toEqual([
    `content/${file}:${lineIn(`  ${at}: [`)}: ${field}: "${word}" stands on line ${lineIn(`  ${role}: [`)} already, under ${role}; a word does one thing only: keep it in one of the two`,
  ]);
});

it('lets a word do one thing in an amount and another in a day', () => {
  expect(faultsIn(edited(file, 'below: [negative]', 'below: [negative, soon]'))).toEqual([]);
});

it('refuses a small word that is also a stop word', () => {
  expect(faultsIn(edited(file, 'small: [kindly]', 'small: [kindly, a]'))).toEqual([
    `content/guide/language.yaml:1: stopWords[1]: "a" is a small word in content/${file} on line 1 and so a stop word already; remove it here`,
  ]);
});

it('refuses a small word that is listed again among those beside an answer', () => {
  const besides = /amounts:[^]*?\n {2}besides: \[(?<word>\w+)\]/u.exec(sampleText(file))?.groups?.word ?? '';
  expect(faultsIn(edited(file, 'small: [kindly]', `small: [kindly, ${besides}]`))).toEqual([
    `content/${file}:${lineIn(`  besides: [${besides}]`)}: amounts.besides[1]: "${besides}" is a small word on line 1 already; remove it here`,
  ]);
});

it('refuses capitals and signs, which nobody is compared with', () => {
  expect(faultsIn(edited(file, 'below: [negative]', 'below: [Negative, "(loss)"]'))).toEqual(
    ['Negative', '(loss)'].map(
      (word, index) =>
        `content/${file}:${lineIn('below: [')}: amounts.below[${index + 1}]: expected a word or a phrase in small letters, without other signs than . - and an apostrophe, found "${word}"`,
    ),
  );
});
