import { describe, expect, it } from 'vitest';
import { numberWord } from '#src/entities/number/number-words.ts';
import { wordsBelowHundred } from '#src/domain/english-numbers.ts';

/** The values of words that count on, and whether each is English. */
const valuesOf = (words: string) => words.split(' ').map((word) => numberWord(word)?.value);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('number words', () => {
  it.each([
    [
      'Hindi',
      'ek do teen char panch chhah saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees',
    ],
    [
      'Telugu',
      'okati rendu moodu nalugu aidu aaru edu enimidi tommidi padi padakondu pannendu padamoodu padnalugu padihenu padaharu padihedu paddenimidi pantommidi iravai',
    ],
    [
      'English',
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    ],
  ])('count from one to twenty in %s', (_, words) => {
    expect(valuesOf(words)).toEqual(upTo(20));
  });

  it.each([
    ['Hindi', 'das bees tees chalis pachas साठ sattar assi nabbe'],
    ['Telugu', 'padi iravai muppai nalabhai yabhai aravai debbai enabhai tombhai'],
    ['English', 'ten twenty thirty forty fifty sixty seventy eighty ninety'],
  ])('count by tens in %s', (_, words) => {
    expect(valuesOf(words)).toEqual(upTo(9).map((tens) => tens * 10));
  });

  it('are read as they are often misspelt, and the Hindi quarters of a hundred by their names', () => {
    expect(valuesOf('twelv forteen fiveteen fourty ninty pachees pachattar')).toEqual([12, 14, 15, 40, 90, 25, 75]);
  });

  it('say whether they are English: those of other tongues are everyday words too', () => {
    expect([numberWord('two'), numberWord('do'), numberWord('edu')]).toEqual([
      { value: 2, english: true },
      { value: 2, english: false },
      { value: 7, english: false },
    ]);
  });

  it('put a number below a hundred in words, and no other', () => {
    expect([0, 13, 20, 42, 99].map(wordsBelowHundred)).toEqual([
      'zero',
      'thirteen',
      'twenty',
      'forty two',
      'ninety nine',
    ]);
    for (const value of [-1, 20.5, 100]) expect(() => wordsBelowHundred(value)).toThrow(RangeError);
  });
});
