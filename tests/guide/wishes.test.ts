import { expect, it } from 'vitest';
import { askedBeside, type Wishes } from '#src/guide/understanding/rule-reader/wishes.ts';
import { knowledge } from '../support/guide-knowledge.ts';

it.each<readonly [said: string, wishes: Wishes | undefined]>([
  ['monday, what documents', { asked: 'what documents', rest: 'monday' }],
  ['monday; ; what are your fees?', { asked: 'what are your fees?', rest: 'monday;' }],
  ['monday and gst registration?', { asked: 'gst registration?', rest: 'monday' }],
  ['monday and who are you?', { asked: 'who are you?', rest: 'monday' }],
  ['monday and tell me the gst papers', { asked: 'tell me the gst papers', rest: 'monday' }],
  ['monday and tell me gst registration', undefined],
  ['monday and please tell me fees', undefined],
  ['monday and gst papers', undefined],
  ['monday and fees?', undefined],
  ['what are your fees?', undefined],
  ['what are your fees? and you are useless', undefined],
  ['you are useless, book me for monday', { asked: 'you are useless', rest: 'book me for monday' }],
  ['a; b; c; d; e; what are your fees?', { asked: 'what are your fees?', rest: 'a;, b;, c;, d;, e;' }],
  ['a; b; c; d; e; f; what are your fees?', undefined],
])('what %j asks of the pages is %o', (said, wishes) => {
  expect(askedBeside(said, knowledge)).toEqual(wishes);
});
