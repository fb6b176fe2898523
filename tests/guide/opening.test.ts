import { expect, it } from 'vitest';
import { inShort } from '#src/guide/answers/opening.ts';

it.each([
  [
    'A licence lets you fly a kite of any size in the whole state. It costs ten rupees.',
    'A licence lets you fly a kite of any size in the whole state.',
  ],
  ['Yes. A parent has to be there.', 'Yes. A parent has to be there.'],
  ['See No. 3 of the list.', 'See No. 3 of the list.'],
])('what stands in short for "%s" is its first sentence, and the next where that is very short', (text, short) => {
  expect(inShort(text)).toBe(short);
});
