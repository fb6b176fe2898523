import { describe, expect, it } from 'vitest';
import { fitted } from '#tooling/share-image/fitted.ts';

/** Every sign is half as wide as the type is high. */
const typeface = { width: (text: string, size: number) => (text.length * size) / 2 };
const room = { width: 500, sizes: [100, 50, 20], linesAt: (size: number) => (size === 100 ? 1 : 2) };

describe('a title that is fitted', () => {
  it('takes the largest size in which it has room', () => {
    expect(fitted('Ten signs!', typeface, room)).toEqual({ lines: ['Ten signs!'], size: 100 });
  });

  it('shrinks before it takes more lines than are allowed', () => {
    expect(fitted('Eleven sign', typeface, room)).toEqual({ lines: ['Eleven sign'], size: 50 });
  });

  it('leaves no single word over when its lines can be of equal length', () => {
    expect(fitted('aaaa bbbb cccc dddd x', typeface, room)).toEqual({ lines: ['aaaa bbbb', 'cccc dddd x'], size: 50 });
  });

  it('shrinks until its longest word has room', () => {
    expect(fitted('a'.repeat(30), typeface, room)).toEqual({ lines: ['a'.repeat(30)], size: 20 });
  });

  it('is refused when it has room in no size', () => {
    expect(() => fitted('a'.repeat(51), typeface, room)).toThrow(
      new RangeError(`"${'a'.repeat(51)}" does not fit, even at 20 pixels`),
    );
  });
});
