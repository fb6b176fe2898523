import { expect, it } from 'vitest';
import { amountValue, exactDigits, type NumberPart } from '#src/entities/amount/amount-value.ts';
import { amountPart } from '#src/entities/amount/amount-words.ts';

const partsPerRupee = 10_000_000_000n;

/** The parts of a number that is written in words and figures, each apart. */
const partsOf = (text: string): readonly NumberPart[] =>
  text.split(' ').flatMap((word): readonly NumberPart[] => {
    const exact = /^\d/.test(word) ? exactDigits(word) : undefined;
    const part = exact === undefined ? amountPart(word, true) : ({ kind: 'digits', exact } as const);
    return part ? [part] : [];
  });

it.each<readonly [written: string, rupees: number | string]>([
  ['12', 12],
  ['12 50', 'several'],
  ['one', 1],
  ['zero', 0],
  ['twenty five', 25],
  ['fifty zero', 'several'],
  ['five twenty', 'several'],
  ['twenty ten', 'several'],
  ['ten five', 'several'],
  ['hundred', 'howMany'],
  ['one hundred and five', 105],
  ['12 lakh', 1_200_000],
  ['1.5 lakh', 150_000],
  ['half lakh', 50_000],
  ['half', 0.5],
  ['half 12', 'unclear'],
  ['12 half', 'unclear'],
  ['12 lakh half', 'unclear'],
  ['12 lakh 50', 'unclear'],
  ['12 lakh 999', 'unclear'],
  ['12 lakh fifty', 'unclear'],
  ['12 lakh 1000', 1_201_000],
  ['12 lakh 50 thousand', 1_250_000],
  ['12 lakh and 5 thousand', 1_205_000],
  ['12 thousand 50', 12_050],
  ['12 thousand 999', 12_999],
  ['12 thousand 1000', 'several'],
  ['12 lakh 12 lakh', 'several'],
  ['12 lakh 100 thousand', 'several'],
  ['12 crore 50 lakh', 125_000_000],
  ['50 lakh crore', 'several'],
  ['12 thousand lakh', 1_200_000_000],
  ['lakh 5', 'howMany'],
  ['one point five', 1.5],
  ['one point zero five', 1.05],
  ['12 point five', 12.5],
  ['twenty five point five', 25.5],
  ['five twenty point five', 'unclear'],
  ['one point nine lakh', 190_000],
  ['one point ten', 'unclear'],
  ['one point', 'unclear'],
  ['one point 0 1 2 3 4 5 6 7 8 9', 1.0123456789],
  ['one point 0 1 2 3 4 5 6 7 8 9 0', 'unclear'],
])('%j comes to %s', (written, rupees) => {
  const value = amountValue(partsOf(written));
  expect(typeof value === 'bigint' ? Number(value) / Number(partsPerRupee) : value).toBe(rupees);
});
