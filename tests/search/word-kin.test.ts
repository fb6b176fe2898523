import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest, strengthIn, wordKin } from '#src/search/word-kin.ts';
import { sharedStem } from '#src/search/words.ts';

const page = ['registration', 'register', 'registrar', 'regime', 'certificate', 'gst'];
const kin = wordKin(page);

describe('the kin of a word on a page', () => {
  it('are the words that begin like it for the most part, itself among them', () => {
    expect(kin('registration')).toEqual([
      { word: 'registration', share: 1 },
      { word: 'registrar', share: 2 / 3 },
    ]);
  });

  it('are none where fewer than five letters are shared', () => {
    expect([kin('regime'), kin('gst'), kin('certain'), kin('')]).toEqual([[{ word: 'regime', share: 1 }], [], [], []]);
  });
});

describe('a word among others', () => {
  it('counts in full as it is, by its nearest kin, or not at all', () => {
    const strength = (word: string, words: readonly string[]) => strengthIn(word, new Set(words), kin(word));
    expect([
      strength('gst', ['gst']),
      strength('registration', ['registrar', 'gst']),
      strength('registration', ['register', 'regime']),
      strength('register', ['registrar']),
    ]).toEqual([1, 2 / 3, 0, 2 / 3]);
  });

  it('counts as it would if it were held against each of them', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 9 });
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { maxLength: 12 }), (one, words) => {
        const shares = words.map((other) => sharedStem(one, other)).filter((share) => share >= 0.6);
        const expected = words.includes(one) ? 1 : Math.max(0, ...shares);
        expect(strengthIn(one, new Set(words), wordKin(words)(one))).toBe(expected);
      }),
    );
  });
});

describe('the nearest of several words', () => {
  it('tells of each word of the page how much it shares with the nearest of them', () => {
    expect([...nearest(['registration', 'registrant', 'pan'], kin)]).toEqual([
      ['registration', 1],
      ['registrar', 0.8],
      ['register', 0.6],
    ]);
  });
});
