import { describe, expect, it } from 'vitest';
import taxYears from 'content:tax-years';
import { answerTaxLine } from '#tooling/tax/tax-line.ts';

const answer = (line: object) => answerTaxLine(JSON.stringify(line), taxYears);
const nothing = {
  taxableIncome: 0,
  hraExempt: 0,
  slabTax: 0,
  rebate: 0,
  surcharge: 0,
  taxBeforeCess: 0,
  cess: 0,
  total: 0,
};

describe('a line of the tax command', () => {
  it('is answered with the tax and what led to it', () => {
    expect(answer({ id: 'relief', taxYear: '2025-26', regime: 'new', salary: 1_300_000 })).toEqual({
      id: 'relief',
      taxableIncome: 1_225_000,
      hraExempt: 0,
      slabTax: 63_750,
      rebate: 38_750,
      surcharge: 0,
      taxBeforeCess: 25_000,
      cess: 1000,
      total: 26_000,
    });
  });

  it('may name every field', () => {
    expect(
      answer({
        id: 7,
        taxYear: '2026-27',
        regime: 'old',
        age: 35,
        resident: true,
        salary: 2_400_000,
        otherIncome: 0,
        deductions: { '80C': 150_000, '80D': 75_000, '80CCD1B': 50_000, homeLoanInterest: 200_000, other: 0 },
        hra: { basic: 1_200_000, received: 600_000, rent: 600_000, city: 'Hyderabad' },
      }),
    ).toEqual({
      id: 7,
      taxableIncome: 1_395_000,
      hraExempt: 480_000,
      slabTax: 231_000,
      rebate: 0,
      surcharge: 0,
      taxBeforeCess: 231_000,
      cess: 9240,
      total: 240_240,
    });
  });

  it('counts what is absent or null as 0, and the person as a resident below 60', () => {
    expect(answer({ id: 'a', taxYear: '2025-26', regime: 'old' })).toEqual({ id: 'a', ...nothing });
    expect(
      answer({
        id: 'b',
        taxYear: '2025-26',
        regime: 'old',
        age: null,
        resident: null,
        salary: null,
        deductions: null,
        hra: { city: null },
      }),
    ).toEqual({ id: 'b', ...nothing });
    expect(answer({ id: 'c', taxYear: '2025-26', regime: 'old', otherIncome: 300_000 })).toEqual({
      id: 'c',
      ...nothing,
      taxableIncome: 300_000,
      slabTax: 2500,
      rebate: 2500,
    });
  });

  it.each([
    [
      { id: 'a', taxYear: '2019-20', regime: 'new' },
      'There is no tax year "2019-20". There are 2023-24, 2024-25, 2025-26, 2026-27.',
    ],
    [{ id: 'a', taxYear: '2025-26', regime: 'newest' }, 'There is no regime "newest". There are new, old.'],
    [{ id: 'a', regime: 'new' }, 'taxYear: expected a tax year such as "2025-26"'],
    [{ taxYear: '2025-26', regime: 'new', id: 'a', Age: 65 }, 'Age: no such field here; did you mean "age"?'],
    [
      { id: 'a', taxYear: '2025-26', regime: 'new', salery: 5, otherincome: 3 },
      'salery: no such field here; did you mean "salary"?; otherincome: no such field here; did you mean "otherIncome"?',
    ],
    [
      { id: 'a', taxYear: '2025-26', regime: 'old', deductions: { '80c': 1, '80CCD(1B)': 1 } },
      'deductions.80c: no such field here; did you mean "80C"?; deductions.80CCD(1B): no such field here; did you mean "80CCD1B"?',
    ],
    [
      { id: 'a', taxYear: '2025-26', regime: 'old', hra: { Rent: 1 } },
      'hra.Rent: no such field here; did you mean "rent"?',
    ],
    [
      { id: 'a', taxYear: '2025-26', regime: 'old', '80C': 150_000 },
      '80C: no such field here; did you mean "deductions.80C"?',
    ],
    [{ id: 'a', taxYear: '2025-26', regime: 'new', salary: -1 }, 'salary: expected 0 or more'],
    [{ id: 'a', taxYear: '2025-26', regime: 'new', hra: { rent: 1.5 } }, 'hra.rent: expected whole rupees'],
  ])('is refused with its reason: %j', (line, error) => {
    expect(answer(line)).toEqual({ id: 'a', error });
  });

  it('that is no JSON is refused without a name', () => {
    expect(answerTaxLine('salary 18 lakh', taxYears)).toEqual({ id: null, error: 'the line is not a JSON object' });
  });
});
