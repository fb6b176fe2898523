import { describe, expect, it } from 'vitest';
import { computeTax } from '#src/domain/regimes/compute.ts';
import { emptyCase, type TaxCase } from '#src/domain/regimes/tax-case.ts';
import { percentOfBasicIn, taxableIncome } from '#src/domain/regimes/taxable-income.ts';
import type { HouseRentRule, Regime, TaxYear } from '#src/domain/regimes/tax-year.ts';

const houseRent: HouseRentRule = {
  percentInCities: 50,
  percentElsewhere: 40,
  rentLessPercentOfBasic: 10,
  cities: [{ name: 'Bengaluru', alsoCalled: ['bangalore'] }],
};

const bare: Regime = {
  slabs: [{ upTo: null, percent: 10 }],
  exemptFromAge: [],
  standardDeduction: 75_000,
  employerNpsPercent: 14,
  rebate: { upTo: 0, most: 0, hasMarginalRelief: false },
  surcharge: [],
};

const old: Regime = {
  ...bare,
  standardDeduction: 50_000,
  employerNpsPercent: 10,
  deductions: {
    section80C: 150_000,
    nps: 50_000,
    health: { own: 25_000, ownSenior: 50_000, parents: 50_000 },
    homeLoanInterest: 200_000,
    savingsInterest: { own: 10_000, senior: 50_000 },
    houseRent,
  },
};

const year: TaxYear = {
  id: '2030-31',
  name: 'Tax year 2030-31',
  cessPercent: 4,
  seniorFromAge: 60,
  advanceTax: { from: 10_000, instalments: [{ due: '03-15', percent: 100 }] },
  regimes: { new: bare, old },
};

const taxed = (told: Partial<TaxCase>, regime = old) => taxableIncome({ ...emptyCase, ...told }, regime, year);
const deduct = (told: Partial<TaxCase['deductions']>) => ({ ...emptyCase.deductions, ...told });

describe('taxable income', () => {
  it('takes the standard deduction from salary alone', () => {
    expect([
      taxed({ salary: 100_000 }).taxable,
      taxed({ salary: 30_000 }).taxable,
      taxed({ otherIncome: 100_000 }).taxable,
      taxed({ salary: 20_000, otherIncome: 100_000 }).taxable,
    ]).toEqual([50_000, 0, 100_000, 100_000]);
  });

  it.each([
    ['section80C', 150_000],
    ['nps', 50_000],
    ['health', 75_000],
    ['homeLoanInterest', 200_000],
    ['savingsInterest', 10_000],
  ] as const)('takes %s up to %i', (name, cap) => {
    const taken = (amount: number) =>
      1_000_000 - taxed({ otherIncome: 1_000_000, deductions: deduct({ [name]: amount }) }).taxable;
    expect([taken(cap - 10), taken(cap), taken(cap + 10)]).toEqual([cap - 10, cap, cap]);
  });

  it('lets residents of 60 have more for health insurance and interest', () => {
    const taken = (age: number, isResident: boolean, deductions: Partial<TaxCase['deductions']>) =>
      1_000_000 - taxed({ age, isResident, otherIncome: 1_000_000, deductions: deduct(deductions) }).taxable;
    expect([
      taken(59, true, { health: 500_000 }),
      taken(60, true, { health: 500_000 }),
      taken(60, false, { health: 500_000 }),
      taken(60, true, { savingsInterest: 500_000 }),
      taken(60, false, { savingsInterest: 500_000 }),
    ]).toEqual([75_000, 100_000, 75_000, 50_000, 10_000]);
  });

  it('takes savings interest only as far as there is such income', () => {
    expect(taxed({ salary: 1_000_000, otherIncome: 4000, deductions: deduct({ savingsInterest: 9000 }) }).taxable).toBe(
      950_000,
    );
  });

  it("takes an employer's payments into NPS in both regimes, up to their shares of basic salary where that is known", () => {
    const taken = (regime: Regime, basic: number) =>
      taxed({ salary: 2_000_000, houseRent: { ...emptyCase.houseRent, basic } }, regime).taxable -
      taxed(
        {
          salary: 2_000_000,
          deductions: deduct({ employerNps: 150_000 }),
          houseRent: { ...emptyCase.houseRent, basic },
        },
        regime,
      ).taxable;
    expect([taken(bare, 1_000_000), taken(old, 1_000_000), taken(bare, 0), taken(old, 2_000_000)]).toEqual([
      140_000, 100_000, 150_000, 150_000,
    ]);
  });

  it('takes what is stated as it is stated, and never more than there is', () => {
    expect([
      taxed({ otherIncome: 1_000_000, deductions: deduct({ other: 900_000 }) }).taxable,
      taxed({ otherIncome: 1_000_000, deductions: deduct({ other: 1_100_000 }) }).taxable,
      taxed({ otherIncome: 100_000, deductions: deduct({ homeLoanInterest: 150_000, section80C: 10_000 }) }).taxable,
    ]).toEqual([100_000, 0, 0]);
  });

  it('has no deduction but the standard one where the regime allows none', () => {
    const all = { section80C: 1, nps: 1, employerNps: 0, health: 1, homeLoanInterest: 1, savingsInterest: 1, other: 1 };
    const rent = { basic: 500_000, received: 200_000, rent: 200_000, city: 'Bengaluru' };
    expect(taxed({ salary: 1_000_000, otherIncome: 10, deductions: all, houseRent: rent }, bare)).toEqual({
      taxable: 925_010,
      hraExempt: 0,
      lines: [
        { step: 'salary', kind: 'plus', amount: 1_000_000 },
        { step: 'standardDeduction', kind: 'less', amount: 75_000, terms: { limit: 75_000 } },
        { step: 'otherIncome', kind: 'plus', amount: 10 },
        { step: 'grossTotalIncome', kind: 'result', amount: 925_010 },
        { step: 'taxableIncome', kind: 'result', amount: 925_010 },
      ],
    });
  });

  it.each([
    [100_004, 100_000],
    [100_005, 100_010],
    [100_015, 100_020],
  ])('of %i is rounded to %i', (otherIncome, taxable) => {
    expect(taxed({ otherIncome }).taxable).toBe(taxable);
  });

  it('keeps every step as a line with its rule', () => {
    const { lines } = taxed({
      age: 65,
      salary: 2_000_000,
      otherIncome: 60_000,
      deductions: {
        section80C: 200_000,
        nps: 60_000,
        employerNps: 90_000,
        health: 30_000,
        homeLoanInterest: 250_000,
        savingsInterest: 60_000,
        other: 7,
      },
      houseRent: { basic: 800_000, received: 400_000, rent: 360_000, city: 'bangalore' },
    });
    expect(lines).toEqual([
      { step: 'salary', kind: 'plus', amount: 2_000_000 },
      { step: 'houseRent', kind: 'less', amount: 280_000, terms: { percent: 50, percentOfRent: 10 } },
      { step: 'standardDeduction', kind: 'less', amount: 50_000, terms: { limit: 50_000 } },
      { step: 'otherIncome', kind: 'plus', amount: 60_000 },
      { step: 'homeLoanInterest', kind: 'less', amount: 200_000, terms: { limit: 200_000 } },
      { step: 'grossTotalIncome', kind: 'result', amount: 1_530_000 },
      { step: 'employerNps', kind: 'less', amount: 80_000, terms: { limit: 80_000 } },
      { step: 'section80C', kind: 'less', amount: 150_000, terms: { limit: 150_000 } },
      { step: 'nps', kind: 'less', amount: 50_000, terms: { limit: 50_000 } },
      { step: 'health', kind: 'less', amount: 30_000, terms: { limit: 100_000 } },
      { step: 'savingsInterest', kind: 'less', amount: 50_000, terms: { limit: 50_000 } },
      { step: 'otherDeductions', kind: 'less', amount: 7 },
      { step: 'taxableIncome', kind: 'result', amount: 1_169_990 },
    ]);
  });
});

describe('the exemption of house rent', () => {
  const exempt = (told: Partial<TaxCase['houseRent']>) =>
    taxed({ salary: 1_000_000, houseRent: { basic: 500_000, received: 300_000, rent: 300_000, city: '', ...told } })
      .hraExempt;

  it('is the least of the allowance, the rent less a tenth of basic, and a share of basic', () => {
    expect([
      exempt({ received: 150_000 }),
      exempt({ rent: 240_000 }),
      exempt({}),
      exempt({ city: 'Bengaluru' }),
      exempt({ rent: 40_000 }),
      exempt({ received: 0 }),
    ]).toEqual([150_000, 190_000, 200_000, 250_000, 0, 0]);
  });

  it('goes by the city however it is written', () => {
    expect(
      ['Bengaluru', ' BENGALURU ', 'Bangalore', 'Nalgonda', ''].map((city) => percentOfBasicIn(city, houseRent)),
    ).toEqual([50, 50, 50, 40, 40]);
  });

  it('never takes more than the salary', () => {
    const houseRentOnly = { basic: 500_000, received: 200_000, rent: 300_000, city: '' };
    expect(taxed({ salary: 100_000, otherIncome: 90_000, houseRent: houseRentOnly }).taxable).toBe(90_000);
  });
});

describe('a case out of range', () => {
  it.each([
    [{ ...emptyCase, salary: -1 }, 'salary is no whole amount from 0 to 10000000000: -1'],
    [{ ...emptyCase, otherIncome: 0.5 }, 'otherIncome is no whole amount from 0 to 10000000000: 0.5'],
    [
      { ...emptyCase, deductions: deduct({ nps: 10_000_000_001 }) },
      'nps is no whole amount from 0 to 10000000000: 10000000001',
    ],
    [
      { ...emptyCase, houseRent: { ...emptyCase.houseRent, rent: Number.NaN } },
      'rent is no whole amount from 0 to 10000000000: NaN',
    ],
    [{ ...emptyCase, age: -1 }, 'age is no age: -1'],
    [{ ...emptyCase, age: 151 }, 'age is no age: 151'],
  ])('is refused: %#', (taxCase, message) => {
    expect(() => computeTax(taxCase, year, 'new')).toThrow(new RangeError(message));
  });
});
