import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillIn } from '#src/app/older-browsers.ts';

type Filled = Pick<number[], 'at' | 'findLast' | 'findLastIndex' | 'toSorted' | 'toReversed' | 'toSpliced' | 'with'>;

/** An array of a browser that has nothing of its own but what every browser has. */
function older(items: readonly number[]): number[] & Filled {
  const arrays = { [Symbol.iterator]: Array.prototype[Symbol.iterator] };
  fillIn({ arrays, texts: {}, objects: {}, forms: {} });
  return Object.assign(Object.create(arrays) as number[], items, { length: items.length });
}

it('an array answers as one of a new browser does', () => {
  const isEven = (item: number) => item % 2 === 0;
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: -5, max: 5 }), (items, index) => {
      const array = older(items);
      expect([
        array.at(index),
        array.findLast(isEven),
        array.findLastIndex(isEven),
        array.toSorted((one, other) => one - other),
        array.toReversed(),
        array.toSpliced(1, 1, 7, 8),
        older([...items, 0]).with(-1, 9),
      ]).toEqual([
        items.at(index),
        items.findLast(isEven),
        items.findLastIndex(isEven),
        items.toSorted((one, other) => one - other),
        items.toReversed(),
        items.toSpliced(1, 1, 7, 8),
        [...items, 9],
      ]);
    }),
  );
});

it('an object knows its own keys, and a text its letters', () => {
  const objects = {} as Pick<ObjectConstructor, 'hasOwn'>;
  const texts = {} as { at: (index: number) => string | undefined };
  fillIn({ arrays: {}, texts, objects, forms: {} });
  expect([objects.hasOwn({ pan: 1 }, 'pan'), objects.hasOwn({}, 'toString'), texts.at.call('GST', -1)]).toEqual([
    true,
    false,
    'T',
  ]);
});

it('a form that is sent by script is sent by its button, or by the one that is named', () => {
  const forms = {} as Pick<HTMLFormElement, 'requestSubmit'>;
  fillIn({ arrays: {}, texts: {}, objects: {}, forms });
  const taps: string[] = [];
  const button = (name: string) => ({ click: () => taps.push(name) }) as unknown as HTMLElement;
  const form = { querySelector: () => button('Send') } as unknown as HTMLFormElement;
  forms.requestSubmit.call(form);
  forms.requestSubmit.call(form, null);
  forms.requestSubmit.call(form, button('Book'));
  expect(taps).toEqual(['Send', 'Send', 'Book']);
});

it('what a browser has stays', () => {
  const at = () => 'own';
  const arrays = { at };
  fillIn({ arrays, texts: {}, objects: {}, forms: {} });
  expect(arrays.at).toBe(at);
});
