import { expect, it } from 'vitest';
import { withdrawalIn } from '#src/guide/understanding/consent.ts';
import { knowledge } from '../support/guide-knowledge.ts';

it.each([
  ['cancel', 'cancel'],
  ['please cancel it', 'cancel'],
  ['stop', 'cancel'],
  ['never mind', 'cancel'],
  ['take it back', 'cancel'],
  ['I want to withdraw this', 'cancel'],
  ['wait', 'hold'],
  ['stop, the phone number is another one', 'hold'],
  ['change the date', undefined],
  ['hold on', 'hold'],
  ['dont send', 'hold'],
  ["don't send it yet", 'hold'],
  ['do not book it', 'hold'],
  ['no', 'hold'],
  ['not yet', 'hold'],
  ['that was a mistake', 'hold'],
  ['can I still cancel it?', 'hold'],
  ['how do I cancel', 'hold'],
  ['cancel?', 'hold'],
  ['can i cancel', 'hold'],
  ['go back', 'hold'],
  ['send it', undefined],
  ['yes', undefined],
  ['did it go?', undefined],
  ['thanks', undefined],
  ['what is gst', undefined],
])('"%s", said while a message is on its way: %s', (text, expected) => {
  expect(withdrawalIn(text, knowledge)).toBe(expected);
});
