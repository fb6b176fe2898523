import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordKin } from '#src/search/word-kin.ts';
import { strengths } from '#src/search/word-strengths.ts';
import { sharedStem } from '#src/search/words.ts';

const page = ['registration', 'register', 'registrar', 'regime', 'certificate', 'gst'];

/** How surely a word stands in texts that say just those words. */
function inTexts(word: string, texts: readonly (readonly string[])[], words: readonly string[]) {
  const holders = new Map(
    words.map((one) => [
      one,
      { title: [], phrases: [], text: texts.flatMap((said, number) => (said.includes(one) ? [number] : [])) },
    ]),
  );
  return [...strengths(word, wordKin(words)(word), holders, texts.length).text];
}

describe('a word in several texts', () => {
  it('counts in full as it is, by its nearest kin, or not at all', () => {
    const texts = [['gst'], ['registrar', 'gst'], ['register', 'regime'], ['registration', 'registrar']];
    expect([inTexts('gst', texts, page), inTexts('registration', texts, page)]).toEqual([
      [1, 1, 0, 0],
      [0, 2 / 3, 0, 1],
    ]);
  });

  it('is told of their titles, the phrases they are asked by and what they say', () => {
    const holders = new Map([['gst', { title: [1], phrases: [0, 2], text: [] }]]);
    expect(strengths('gst', [], holders, 3)).toEqual({
      title: new Float64Array([0, 1, 0]),
      phrases: new Float64Array([1, 0, 1]),
      text: new Float64Array(3),
    });
  });

  it('counts as it would if it were held against each of their words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 9 });
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { maxLength: 12 }), (one, words) => {
        const shares = words.map((other) => sharedStem(one, other)).filter((share) => share >= 0.6);
        const expected = words.includes(one) ? 1 : Math.max(0, ...shares);
        expect(inTexts(one, [words], words)).toEqual([expected]);
      }),
    );
  });
});
