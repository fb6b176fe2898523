import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phraseAt, phraseBook } from '#src/search/phrases.ts';
import { sharedStem, wordsIn, writingsOf } from '#src/search/words.ts';

describe('the words of a text', () => {
  it.each([
    ['in small letters, without marks', "What's  the FEE?? (approx.)", ['what', 'the', 'fee', 'approx']],
    ['with form numbers in one piece', 'DIR-3, GSTR-3B and 24/Q', ['dir3', 'gstr3b', 'and', '24q']],
    ['with figures in one piece', 'Rs 12,50,000', ['rs', '1250000']],
    ['without accents', 'Café naïve', ['cafe', 'naive']],
    ['with full-width letters as ordinary ones', 'ＧＳＴ', ['gst']],
    ['in one spelling', 'labour licences, Aadhar, cheque', ['labor', 'license', 'aadhaar', 'check']],
    ['in any script', 'ஜிஎஸ்டி 5', ['ஜஎஸட', '5']],
    ['none at all', ' …!? ', []],
    ['of an empty text', '', []],
  ])('come %s', (_, text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    ['certificates', 'certificate'],
    ['companies', 'company'],
    ['taxes', 'tax'],
    ['batches', 'batch'],
    ['losses', 'loss'],
    ['firms', 'firm'],
    ['business', 'business'],
    ['status', 'status'],
    ['analysis', 'analysis'],
    ['various', 'various'],
    ['gas', 'gas'],
    ['gst', 'gst'],
    ['80cs', '80cs'],
  ])('have %s as %s', (written, singular) => {
    expect(wordsIn(written)).toEqual([singular]);
  });

  it('are those of the first 4,000 letters', () => {
    expect(wordsIn('a '.repeat(10_000))).toHaveLength(2000);
  });

  it('are the same when taken from themselves', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('GSTR-1', 'Licence', 'firms', '1,00,000', 'U/S', '₹5', 'naïve', 'Companies', '--', 'e-way'),
        ),
        (pieces) => {
          const words = wordsIn(pieces.join(' '));
          expect(wordsIn(words.join(' '))).toEqual(words);
        },
      ),
    );
  });
});

describe('the words of a phrase', () => {
  it.each([
    [
      'what has a form number, with it in one piece and in two',
      'DIR-3 KYC',
      [
        ['dir3', 'kyc'],
        ['dir', '3', 'kyc'],
      ],
    ],
    ['what ends in a letter', 'gstr-9c', [['gstr9c'], ['gstr', '9c']]],
    ['what has none', 'e-commerce seller', [['e', 'commerce', 'seller']]],
  ])('come in each way of typing %s', (_, phrase, writings) => {
    expect(writingsOf(phrase)).toEqual(writings);
  });
});

describe('the stem two words share', () => {
  it.each([
    ['register', 'registration', 6 / 12],
    ['audit', 'auditor', 5 / 7],
    ['return', 'return', 1],
    ['form', 'former', 0],
    ['tax', 'taxes', 0],
    ['', 'word', 0],
  ])('of %s and %s is told from 0 to 1', (one, other, share) => {
    expect(sharedStem(one, other)).toBe(share);
    expect(sharedStem(other, one)).toBe(share);
  });
});

describe('a phrase list', () => {
  const book = phraseBook([
    [['due'], 'one'],
    [['due', 'date'], 'two'],
    [['due', 'date', 'today'], 'three'],
    [[], 'none'],
  ]);

  it.each([
    ['due date today', 0, { length: 3, value: 'three' }],
    ['due date', 0, { length: 2, value: 'two' }],
    ['the due day', 1, { length: 1, value: 'one' }],
    ['the due date', 0, undefined],
    ['due', 1, undefined],
    ['constructor', 0, undefined],
  ])('finds the longest phrase of "%s" from word %d on', (text, at, found) => {
    expect(phraseAt(book, text.split(' '), at)).toEqual(found);
  });
});
