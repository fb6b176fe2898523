import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBrief } from '#src/text/in-brief.ts';

describe('a long text is read in brief', () => {
  test.each(['', 'GST for a new shop', '-'.repeat(20), '98480 00000 00000', 'no no no no no no no', '₹1,00,00,000'])(
    'one like %j as it is',
    (text) => {
      expect(inBrief(text, 2000).text).toBe(text);
    },
  );

  test.each([
    [`a${'-'.repeat(500)}b`, `a${'-'.repeat(20)}b`],
    ['ab'.repeat(300), 'ab'.repeat(10)],
    [`${'12 lakh, '.repeat(60)}rent`, `${'12 lakh, '.repeat(2)}rent`],
    [`${'a number of words more '.repeat(60)}.`, `${'a number of words more '.repeat(2)}.`],
    [`${' '.repeat(1990)}gst registration`, `${' '.repeat(20)}gst regist`],
  ])('with a few of its repetitions: %j', (text, brief) => {
    expect(inBrief(text, 2000).text).toBe(brief);
  });

  test('and its words come back as they were typed, to the end', () => {
    const typed = `message: the ${'-'.repeat(100)} books\n${'of 2024 and 2025 '.repeat(400)}end`;
    const { text, typedFor } = inBrief(typed, 2000);
    expect(text.length).toBeLessThan(150);
    expect(typedFor(text)).toBe(typed);
    expect(typedFor(`noted before\n${text.trim()}`)).toBe(`noted before\n${typed}`);
    expect(typedFor(text.slice('message: '.length))).toBe(typed.slice('message: '.length));
    expect(typedFor('books')).toBe('books');
    expect(typedFor('of a kind that is not in it')).toBe('of a kind that is not in it');
  });

  test('of any text nothing is lost', () => {
    const piece = fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 90 }),
    );
    fc.assert(
      fc.property(
        fc.array(
          piece.map(([unit, count]) => unit.repeat(count)),
          { maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 400 }),
        (pieces, most) => {
          const typed = pieces.join('');
          const { text, typedFor } = inBrief(typed, most);
          expect(text.length).toBeLessThanOrEqual(most);
          expect(typedFor(text).trim()).toBe(text.trim() === '' ? '' : typed.trim());
        },
      ),
    );
  });
});
