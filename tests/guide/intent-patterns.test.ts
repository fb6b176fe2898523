import { expect, it } from 'vitest';
import type { Intents } from '#src/collections/types.ts';
import { isPattern, patternReader } from '#src/guide/understanding/intent-patterns.ts';

const intents: Intents = [
  { id: 'why', phrases: ['why|what for + phone|mobile number', 'why'], within: [], links: [] },
  { id: 'cancel-later', phrases: ['how + cancel', 'how + call off'], within: [], links: [] },
  { id: 'help', phrases: ['how'], within: [], links: [] },
];
const { find } = patternReader(intents, ({ phrases }) => phrases, ['do i', 'it', 'booking']);
const whole = (text: string) => find(text.split(' '), 0)?.id;

it.each([
  ['why phone', 'why'],
  ['phone why', 'why'],
  ['mobile number what for', 'why'],
  ['do i phone why', 'why'],
  ['mobile why', undefined],
  ['why', undefined],
  ['phone', undefined],
  ['why phone today', undefined],
  ['how do i cancel', 'cancel-later'],
  ['how it cancelled', 'cancel-later'],
  ['how cancelling booking', 'cancel-later'],
  ['how call cancel', 'cancel-later'],
  ['how candle', undefined],
  ['how', undefined],
  ['', undefined],
])('"%s" is %s', (text, id) => {
  expect(whole(text)).toBe(id);
});

it('lets as many words stand beside it as it is told', () => {
  expect([find(['why', 'phone', 'today', 'please'], 1)?.id, find(['why', 'phone', 'today', 'please'], 2)?.id]).toEqual([
    undefined,
    'why',
  ]);
});

it('is a phrase with parts or wordings', () => {
  expect(['why + phone', 'why|kyu', 'why phone'].map(isPattern)).toEqual([true, true, false]);
});
