import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { largestAmount, formatRupees, rupeesInWords } from '#src/domain/rupees.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { accepted, refused } from '#src/domain/parsed.ts';

const anyAmount = fc.integer({ min: 0, max: largestAmount });

const none = refused('amountNone');
const negative = refused('amountNegative');
const several = refused('amountSeveral');
const unclear = refused('amountUnclear');
const howMany = refused('amountHowMany');
const other = refused('amountOtherSubject');
const phone = refused('amountPhone');
const date = refused('amountDate');
const period = refused('amountOtherPeriod');
const money = refused('amountOtherMoney');
const limit = refused('amountLimit');
const both = refused('amountMonthOrYear');
const tooLarge = refused('amountTooLarge');
const tooLong = refused('amountTooLong');

describe('parseRupees', () => {
  it.each([
    ['12.5 lakh', 1_250_000],
    ['12L', 1_200_000],
    ['about 8 l', 800_000],
    ['12 lacs', 1_200_000],
    ['9 lacks', 900_000],
    ['12lakhs', 1_200_000],
    ['.5 lakh', 50_000],
    ['2½ lakh', 250_000],
    ['1.2 cr', 12_000_000],
    ['1.2 million', 1_200_000],
    ['1 crore 20 lakh', 12_000_000],
    ['1 crore, 20 lakh', 12_000_000],
    ['12 lakh 50 thousand', 1_250_000],
    ['5 lakh and 50 thousand', 550_000],
    ['5lakh50k', 550_000],
    ['12 lakh 50,000', 1_250_000],
    ['25k', 25_000],
    ['12 hundred', 1200],
    ['12-lakh', 1_200_000],
    ['12 lakj', 1_200_000],
  ])('reads the short form %s', (text, rupees) => {
    expect(parseRupees(text)).toEqual({ ok: true, value: rupees });
  });

  it.each([
    ['Rs 6,00,000', 600_000],
    ['Rs. 600000/-', 600_000],
    ['Rs.600000', 600_000],
    ['rs0', 0],
    ['INR 5,00,000', 500_000],
    ['₹ 6,00,000 only', 600_000],
    ['1,200,000', 1_200_000],
    ['12,00,000', 1_200_000],
    ['6 00 000', 600_000],
    ['5,00,000.49', 500_000],
    ['5,00,000.50', 500_001],
    ['5,00,000.51', 500_001],
    ['1,000.50', 1001],
    ['Rs\u00a06,00,000', 600_000],
    ['\u200e600000\u200f', 600_000],
    ['１２ lakh', 1_200_000],
    ['६,००,०००', 600_000],
    ['१२ लाख', 1_200_000],
    ['౬౦౦౦౦౦', 600_000],
    ['౧౨ లక్షలు', 1_200_000],
  ])('reads the figures %s', (text, rupees) => {
    expect(parseRupees(text)).toEqual({ ok: true, value: rupees });
  });

  it.each([
    ['₹15,000 per month', 180_000],
    ['15k pm', 180_000],
    ['15k/month', 180_000],
    ['15000 p.m.', 180_000],
    ['monthly 15000', 180_000],
    ['15k/m', 180_000],
    ['15k p/m', 180_000],
    ['50 thousand a month', 600_000],
    ['15000 x 12', 180_000],
    ['15,000*12', 180_000],
    ['15000 for 12 months', 180_000],
    ['100.125 per month', 1202],
    ['12 LPA', 1_200_000],
    ['12lpa', 1_200_000],
    ['12.5 lakhs per annum', 1_250_000],
    ['12 lakhs p.a.', 1_200_000],
    ['Rs 5,00,000/- per year', 500_000],
  ])('turns %s into a year', (text, rupees) => {
    expect(parseRupees(text)).toEqual({ ok: true, value: rupees });
  });

  it.each([
    ['ten lakh', 1_000_000],
    ['twelve lakh fifty thousand', 1_250_000],
    ['twenty-five thousand', 25_000],
    ['one hundred and fifty', 150],
    ['a lakh', 100_000],
    ['half a lakh', 50_000],
    ['five and a half lakh', 550_000],
    ['one and a half crore', 15_000_000],
    ['five point two five lakh', 525_000],
    ['das lakh', 1_000_000],
    ['do lakh', 200_000],
    ['paanch lakh', 500_000],
    ['dedh lakh', 150_000],
    ['dhai lakh', 250_000],
    ['sava lakh', 125_000],
    ['paune do lakh', 175_000],
    ['sadhe teen lakh', 350_000],
    ['pachas hazar', 50_000],
    ['दस लाख', 1_000_000],
    ['padi lakshalu', 1_000_000],
    ['aidu lakshalu', 500_000],
    ['rendunnara lakshalu', 250_000],
    ['lakshannara', 150_000],
    ['veyyi', 1000],
    ['yabhai velu', 50_000],
    ['పది లక్షలు', 1_000_000],
  ])('reads the words %s', (text, rupees) => {
    expect(parseRupees(text)).toEqual({ ok: true, value: rupees });
  });

  it.each([
    '0',
    'nil',
    'NIL',
    'zero',
    'none',
    'nothing',
    'n/a',
    'no rent',
    '0 rupees',
    "I don't pay rent",
    'i have no other income',
  ])('reads %s as nothing', (text) => {
    expect(parseRupees(text)).toEqual({ ok: true, value: 0 });
  });

  it.each([
    ['my salary is 9 lakh', 900_000],
    ['it is 6 lakh sir', 600_000],
    ['around 12 lakhs', 1_200_000],
    ['salary - 12 lakh', 1_200_000],
    ['my salry is 900000', 900_000],
    ['i am earning 5 lakh', 500_000],
    ['not sure, maybe 5 lakh', 500_000],
    ['my 80C is 1.5 lakh', 150_000],
    ['80c 150000', 150_000],
    ['home loan interest 2 lakh', 200_000],
    ['12 lakh \u{1f642}', 1_200_000],
  ])('finds the amount in the remark "%s"', (text, rupees) => {
    expect(parseRupees(text)).toEqual({ ok: true, value: rupees });
  });

  it.each([
    ['', refused('amountMissing')],
    [' \n ', refused('amountMissing')],
    ['salary', none],
    ['no', none],
    ['constructor', none],
    ['lakhs', howMany],
    ['-5000', negative],
    ['- 5000', negative],
    ['−5000', negative],
    ['₹-5000', negative],
    ['Rs -5000', negative],
    ['minus 5000', negative],
    ['(5,000)', negative],
    ['5 to 6 lakh', several],
    ['12-15 lakh', several],
    ['5 lakh or 6 lakh', several],
    ['5 lakh, 6 lakh', several],
    ['paanch che lakh', several],
    ['12,5', unclear],
    ['1.4', unclear],
    ['hra 1.75', unclear],
    ['6,00000', unclear],
    ['123,45,678', unclear],
    ['6.00.000', unclear],
    ['12 lakh 50', unclear],
    ['do', unclear],
    ['12\u0000 lakh', unclear],
    ['above 10 lakh', limit],
    ['10 lakh+', limit],
    ['10 lakhs plus', limit],
    ['six figure', other],
    ['500 per day', period],
    ['12 months', period],
    ['3 years', period],
    ['monthly 12 lpa', both],
    ['$5000', money],
    ['5000 dirhams', money],
    ['16?', other],
    ['12 lakh?', other],
    ['how long does gst take', other],
    ['what is form 16', other],
    ['form 16', other],
    ['do i need 5 lakh', other],
    ['gst limit 40 lakh', other],
    ['11 am', other],
    ['4 pm', other],
    ['10% of salary', other],
    ['25/12/2026', date],
    ['25-12-2026', date],
    ['2026-12-25', date],
    ['98765 43210 is my phone', phone],
    ['9876543210', phone],
    ['+91 98765 43210', phone],
  ])('refuses "%s" and says why', (text, refusal) => {
    expect(parseRupees(text)).toEqual(refusal);
  });

  it.each([
    ['rent - 5000', 5000],
    ['rent-5000', 5000],
    ['50 lakh - rent', 5_000_000],
    ['rent -5000', negative],
    ['-₹5000', negative],
    ['₹ - 5000', negative],
    ['5 lakh -', unclear],
    ['-', none],
    ['twenty-5', several],
    ['20-five thousand', several],
    ['5 lakh-50', several],
    ['half-50,000', several],
  ])('takes the dash in "%s" for what it is: a line between words, a minus, or a span', (text, expected) => {
    expect(parseRupees(text)).toEqual(typeof expected === 'number' ? accepted(expected) : expected);
  });

  it.each([
    ['₹500 conveyance', 500],
    ['500 conveyance', other],
    ['conveyance 500 per month', 6000],
    ['conveyance 500 per year', 500],
    ['conveyance 1,50,000', 150_000],
    ['conveyance, 500', other],
    ['5 lakh towards conveyance', 500_000],
    ['5 lakh towards conveyance bills', other],
    ["it's 500", 500],
    ['#5 lakh', unclear],
    ['5 lakh,', 500_000],
  ])('takes "%s" for an amount only where sign, unit or grouping shows that it is one', (text, expected) => {
    expect(parseRupees(text)).toEqual(typeof expected === 'number' ? accepted(expected) : expected);
  });

  it.each([
    ['1 lpm', 1_200_000],
    ['1 lpm per year', both],
    ['12 l.p.a.', 1_200_000],
    ['500 p.a.', 500],
    ['500 p/a', 500],
    ['25kpm', 300_000],
    ['half yearly 5000', period],
    ['1 bn', 1_000_000_000],
    ['కోటి', 10_000_000],
    ['laksha', 100_000],
    ['das laksha', 1_000_000],
    ['వంద', 100],
    ['5 lakh saal', 500_000],
    ['500 saal', 500],
  ])('reads "%s" as people shorten it', (text, expected) => {
    expect(parseRupees(text)).toEqual(typeof expected === 'number' ? accepted(expected) : expected);
  });

  it.each([
    ['and 5 lakh', 500_000],
    ['5 lakh and', 500_000],
    ['and a lakh', 100_000],
    ['5 lakh & 50 thousand', 550_000],
    ['an 80,000', 80_000],
    ['₹ lakh', howMany],
    ['lakj', none],
    ['12, lakh', several],
    ['1 crore (20 lakh)', several],
    ['5 lakh 6 lakh', several],
    ['5 lakh crore', several],
    ['5 thousand 2000', several],
    ['5 thousand 1000', several],
    ['5 thousand 50', 5050],
    ['12 lakh 5 hundred', 1_200_500],
    ['12 lakh 999', unclear],
    ['12 lakh 1000', 1_201_000],
    ['5 lakh half', unclear],
  ])('puts the pieces of "%s" together, or says why not', (text, expected) => {
    expect(parseRupees(text)).toEqual(typeof expected === 'number' ? accepted(expected) : expected);
  });

  it.each([
    ['ninety nine thousand', 99_000],
    ['ninety ten thousand', several],
    ['twenty zero thousand', several],
    ['ten five thousand', several],
    ['pachees teen hazar', several],
    ['5 five lakh', several],
    ['half', unclear],
    ['half five lakh', unclear],
    ['five half lakh', unclear],
    ['dedh', unclear],
    ['sadhe zero lakh', several],
    ['five point nine lakh', 590_000],
    ['five point twelve lakh', unclear],
    ['five point lakh', unclear],
    [`five point ${'one '.repeat(10)}lakh`, 511_111],
    [`five point ${'one '.repeat(11)}lakh`, unclear],
    ['1,000.1234567891', 1000],
    ['1,000.12345678911', unclear],
  ])('reads the words of "%s" as they are counted, or says why not', (text, expected) => {
    expect(parseRupees(text)).toEqual(typeof expected === 'number' ? accepted(expected) : expected);
  });

  it.each([
    ['nil!', 0],
    ['nil salary', 0],
    ['nil conveyance', none],
    ['nil + nil', none],
    ['rent', none],
    ['no conveyance', none],
  ])('reads "%s" as nothing only when nothing else is said', (text, expected) => {
    expect(parseRupees(text)).toEqual(typeof expected === 'number' ? accepted(expected) : expected);
  });

  it.each(['2026-27', 'for 2026-2027', 'ay 2025-26'])('takes no year for an amount: %j', (text) => {
    expect(parseRupees(text)).toEqual(none);
  });

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
