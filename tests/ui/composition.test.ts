import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { isOfComposition } from '#src/ui/composition.ts';

it.each([
  [
    'while a composition is under way, as Chrome tells of the key that ends it',
    { isComposing: true, keyCode: 229 },
    true,
  ],
  ['when the composition has ended already, as Safari tells of it', { isComposing: false, keyCode: 229 }, true],
  ['without a composition', { isComposing: false, keyCode: 13 }, false],
])('a key %s', (_, nativeEvent, isComposed) => {
  expect(isOfComposition({ nativeEvent } as KeyboardEvent)).toBe(isComposed);
});
