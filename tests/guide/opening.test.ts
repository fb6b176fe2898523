import { expect, it } from 'vitest';
import { folded, withFold } from '#src/guide/answers/opening.ts';

const words = (count: number, end = '.') => `${Array.from({ length: count }, () => 'Word').join(' ')}${end}`;
const text = (said: string) => ({ kind: 'text', text: said });
const more = (...texts: readonly string[]) => ({ kind: 'more', heading: 'More', texts });

it.each([
  ['an answer of 46 words, whole', words(46), [text(words(46))]],
  [
    'as many sentences as 40 words hold',
    `${words(20)} ${words(20)} ${words(7)}`,
    [text(`${words(20)} ${words(20)}`), more(words(7))],
  ],
  ['one sentence at least', `${words(41)} ${words(6)}`, [text(words(41)), more(words(6))]],
  ['a single sentence, however long', words(60), [text(words(60))]],
  [
    'a number as part of its sentence',
    `${words(38, '')} see No. 3 of it. ${words(9)}`,
    [text(`${words(38, '')} see No. 3 of it.`), more(words(9))],
  ],
  [
    'a figure at the beginning of a sentence',
    `${words(38)} ₹5 are due. ${words(9)}`,
    [text(words(38)), more(`₹5 are due. ${words(9)}`)],
  ],
])('before the fold stands %s', (_, answer, blocks) => {
  expect(withFold(answer, [], 'More')).toEqual(blocks);
});

it('behind the fold stands the rest of the answer, and then what else may be said', () => {
  expect(withFold(`${words(40)} ${words(7)}`, ['Also this.'], 'More')).toEqual([
    text(words(40)),
    more(words(7), 'Also this.'),
  ]);
  expect(withFold('Yes.', ['Also this.'], 'More')).toEqual([text('Yes.'), more('Also this.')]);
});

it('there is no fold before nothing', () => {
  expect(folded([], 'More')).toEqual([]);
});
