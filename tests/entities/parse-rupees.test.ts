import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { largestAmount, formatRupees, rupeesInWords } from '#src/domain/rupees.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { refused } from '#src/domain/parsed.ts';
import { casesIn, read } from '../support/case-file.ts';

const anyAmount = fc.integer({ min: 0, max: largestAmount });

const tooLarge = refused('amountTooLarge');
const tooLong = refused('amountTooLong');

describe('parseRupees', () => {
  it.each(casesIn<[rule: string, text: string, due: unknown]>('tests/entities/parse-rupees.jsonl'))(
    '%s: %j',
    (_, text, due) => {
      expect(read(parseRupees(text))).toEqual(due);
    },
  );

  it('reads amounts up to 1,000 crore and none above', () => {
    expect(parseRupees('Rs 9999999999')).toEqual({ ok: true, value: 9_999_999_999 });
    expect(parseRupees('1000 crore')).toEqual({ ok: true, value: 10_000_000_000 });
    expect(parseRupees('Rs 10000000001')).toEqual(tooLarge);
    expect(parseRupees('1001 crore')).toEqual(tooLarge);
    expect(parseRupees('9'.repeat(150))).toEqual(tooLarge);
  });

  it('reads text of up to 200 characters and refuses longer text', () => {
    expect(parseRupees(`6 lakh${' '.repeat(193)}.`)).toEqual({ ok: true, value: 600_000 });
    expect(parseRupees(`6 lakh${' '.repeat(194)}.`)).toEqual(tooLong);
  });

  it.each(['9', '9,', ' ', '-', 'a ', '(((', '.*+?^${}()|[]\\', '\u0000'])(
    'refuses 20,000 characters of "%s" at once',
    (piece) => {
      // The quickest of ten, so that a busy machine does not count.
      const times = Array.from({ length: 10 }, () => {
        const started = performance.now();
        expect(parseRupees(piece.repeat(20_000).slice(0, 20_000))).toEqual(tooLong);
        return performance.now() - started;
      });
      expect(Math.min(...times)).toBeLessThan(50);
    },
  );

  it('reads back every amount as it is formatted', () => {
    fc.assert(
      fc.property(anyAmount, (rupees) => {
        expect(parseRupees(formatRupees(rupees))).toEqual({ ok: true, value: rupees });
      }),
    );
  });

  it('reads back every amount as it is put in words', () => {
    fc.assert(
      fc.property(anyAmount, (rupees) => {
        expect(parseRupees(rupeesInWords(rupees))).toEqual({ ok: true, value: rupees });
      }),
    );
  });

  it('never throws and reads only whole amounts within the limit', () => {
    const piece = fc.constantFrom(
      '12',
      '5,00,000',
      ' ',
      ' lakh',
      ' k',
      '-',
      'and',
      ' half ',
      'dedh ',
      ',',
      '.',
      '₹',
      '/',
      'pm',
      'point',
      'a ',
      '½',
      '0',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseRupees(typed);
        expect(!read.ok || (Number.isInteger(read.value) && read.value >= 0 && read.value <= largestAmount)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
