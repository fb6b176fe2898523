import { describe, expect, it } from 'vitest';
import { nearest, wordKin } from '#src/search/word-kin.ts';

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

describe('the nearest of several words', () => {
  it('tells of each word of the page how much it shares with the nearest of them', () => {
    expect([...nearest(['registration', 'registrant', 'pan'], kin)]).toEqual([
      ['registration', 1],
      ['registrar', 0.8],
      ['register', 0.6],
    ]);
  });
});
