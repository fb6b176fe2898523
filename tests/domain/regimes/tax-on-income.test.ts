import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import taxYears from 'content:tax-years';
import { computeTax } from '#src/domain/regimes/compute.ts';
import { emptyCase } from '#src/domain/regimes/tax-case.ts';
import { slabsFor, taxOnIncome } from '#src/domain/regimes/tax-on-income.ts';
import { taxYearWithId, type RegimeName } from '#src/domain/regimes/tax-year.ts';

/** Rises of the rate, each at an income in lakh. */
const risesAt = (text: string) =>
  text.split(', ').map((rise) => rise.split(' by ').map(Number) as [lakh: number, percent: number]);
const old = { rises: risesAt('2.5 by 5, 5 by 15, 10 by 10'), rebate: [5, 12_500], relief: false } as const;
const from2025 = {
  rises: risesAt('4 by 5, 8 by 5, 12 by 5, 16 by 5, 20 by 5, 24 by 5'),
  rebate: [12, 60_000],
  relief: true,
} as const;
/** The law once more, so that neither the data nor the way of reckoning is shared. */
const law = {
  'new 2023-24': { rises: risesAt('3 by 5, 6 by 5, 9 by 5, 12 by 5, 15 by 10'), rebate: [7, 25_000], relief: true },
  'new 2024-25': { rises: risesAt('3 by 5, 7 by 5, 10 by 5, 12 by 5, 15 by 10'), rebate: [7, 25_000], relief: true },
  'new 2025-26': from2025,
  'new 2026-27': from2025,
  'old 2023-24': old,
  'old 2024-25': old,
  'old 2025-26': old,
  'old 2026-27': old,
} as const;

const surcharges = [
  [50, 10],
  [100, 15],
  [200, 25],
  [500, 37],
] as const;

type Named = keyof typeof law;
const names = Object.keys(law) as Named[];
const regimeOf = (name: Named) => name.slice(0, 3) as RegimeName;
const yearOf = (name: Named) => taxYearWithId(taxYears, name.slice(4));

const lakh = 100_000;

/** Tax after rebate and the surcharge on it, in thousandths of a rupee, by the table above. */
function expectedTax(name: Named, income: number, exempt: number): readonly [slab: number, tax: number, all: number] {
  const { rises, rebate, relief } = law[name];
  const slab = rises.reduce((sum, [from, rise], at) => {
    const edge = Math.max(from * lakh, exempt);
    const start = at === 0 ? edge : Math.max(edge, from * lakh);
    return sum + Math.max(0, income - start) * rise * 10;
  }, 0);
  const [limit, most] = rebate;
  const above = (income - limit * lakh) * 1000;
  const tax = above <= 0 ? Math.max(0, slab - most * 1000) : relief ? Math.min(slab, above) : slab;
  const step = surcharges
    .filter(([from]) => from <= (regimeOf(name) === 'new' ? 200 : 500))
    .findLast(([from]) => income > from * lakh);
  if (!step) return [slab, tax, tax];
  const [from, percent] = step;
  const [, , before] = expectedTax(name, from * lakh, exempt);
  return [slab, tax, Math.min(tax + (tax * percent) / 100, before + (income - from * lakh) * 1000)];
}

const rounded = (thousandths: number, to = 1) => Math.floor(thousandths / (1000 * to) + 0.5) * to;

const thresholds = names.flatMap((name) =>
  [...law[name].rises.map(([from]) => from), law[name].rebate[0], ...surcharges.map(([from]) => from)].map(
    (from) => [name, from * lakh] as const,
  ),
);

describe('tax on income at every threshold', () => {
  it.each(thresholds)('of the %s regime: %i', (name, threshold) => {
    const year = yearOf(name);
    for (const difference of [-11, -10, -5, -1, 0, 1, 4, 5, 10, 11, 1000]) {
      const income = threshold + difference;
      const taxable = Math.floor(income / 10 + 0.5) * 10;
      const [slab, tax, all] = expectedTax(name, taxable, 0);
      const { lines: _, ...computed } = computeTax({ ...emptyCase, otherIncome: income }, year, regimeOf(name));
      expect(computed).toEqual({
        taxableIncome: taxable,
        hraExempt: 0,
        slabTax: rounded(slab),
        rebate: rounded(slab - tax),
        surcharge: rounded(all - tax),
        taxBeforeCess: rounded(all),
        cess: rounded(all * 0.04),
        total: rounded(all * 1.04, 10),
      });
    }
  });

  it('begins for residents of 60 and 80 at a higher income in the old regime, whatever the year', () => {
    for (const year of taxYears) {
      const nilUpTo = (age: number, isResident = true) => slabsFor({ age, isResident }, year.regimes.old)[0];
      expect([nilUpTo(59), nilUpTo(60), nilUpTo(79), nilUpTo(80), nilUpTo(80, false)]).toEqual([
        { upTo: 250_000, percent: 0 },
        { upTo: 300_000, percent: 0 },
        { upTo: 300_000, percent: 0 },
        { upTo: 500_000, percent: 0 },
        { upTo: 250_000, percent: 0 },
      ]);
      expect(slabsFor({ age: 80, isResident: true }, year.regimes.old)).toEqual([
        { upTo: 500_000, percent: 0 },
        { upTo: 1_000_000, percent: 20 },
        { upTo: null, percent: 30 },
      ]);
      expect(slabsFor({ age: 80, isResident: true }, year.regimes.new)).toEqual(year.regimes.new.slabs);
    }
  });

  it.each([
    [59, 112_500],
    [60, 110_000],
    [80, 100_000],
  ])('of 10 lakh in the old regime at %i', (age, slabTax) => {
    expect(computeTax({ ...emptyCase, age, otherIncome: 1_000_000 }, yearOf('old 2026-27'), 'old').slabTax).toBe(
      slabTax,
    );
  });
});

describe('marginal relief', () => {
  const beforeCess = (otherIncome: number, isResident = true) => {
    const { rebate, surcharge, taxBeforeCess } = computeTax(
      { ...emptyCase, isResident, otherIncome },
      yearOf('new 2025-26'),
      'new',
    );
    return { rebate, surcharge, taxBeforeCess };
  };

  it('of the rebate ends at about 12,70,588', () => {
    expect(beforeCess(1_200_000)).toEqual({ rebate: 60_000, surcharge: 0, taxBeforeCess: 0 });
    expect(beforeCess(1_200_010)).toEqual({ rebate: 59_992, surcharge: 0, taxBeforeCess: 10 });
    expect(beforeCess(1_270_580)).toEqual({ rebate: 7, surcharge: 0, taxBeforeCess: 70_580 });
    expect(beforeCess(1_270_590)).toEqual({ rebate: 0, surcharge: 0, taxBeforeCess: 70_589 });
  });

  it('and rebate are for residents alone', () => {
    expect(beforeCess(1_200_000, false)).toEqual({ rebate: 0, surcharge: 0, taxBeforeCess: 60_000 });
    expect(beforeCess(1_200_010, false)).toEqual({ rebate: 0, surcharge: 0, taxBeforeCess: 60_002 });
  });

  it('of the surcharge holds for everybody', () => {
    expect(beforeCess(5_000_000)).toEqual({ rebate: 0, surcharge: 0, taxBeforeCess: 1_080_000 });
    expect(beforeCess(5_000_010)).toEqual({ rebate: 0, surcharge: 7, taxBeforeCess: 1_080_010 });
    expect(beforeCess(5_000_010, false)).toEqual({ rebate: 0, surcharge: 7, taxBeforeCess: 1_080_010 });
  });

  it('is missing just above 5 lakh in the old regime', () => {
    const tax = (otherIncome: number) =>
      computeTax({ ...emptyCase, otherIncome }, yearOf('old 2025-26'), 'old').taxBeforeCess;
    expect([tax(500_000), tax(500_010)]).toEqual([0, 12_502]);
  });
});

describe('tax over income', () => {
  const tens = (most: number) => fc.integer({ min: 0, max: most / 10 }).map((ten) => ten * 10);
  const income = fc.oneof(
    tens(100_000_000),
    tens(3_000_000),
    fc
      .tuple(fc.constantFrom(7, 12, 50, 100, 200, 500), fc.integer({ min: -5000, max: 100_000 }))
      .map(([at, tenth]) => at * lakh + tenth * 10),
  );
  const person = fc.record({ age: fc.integer({ min: 0, max: 100 }), isResident: fc.boolean() });

  it('never falls when income rises', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), income, tens(1_000_000), person, (name, first, more, who) => {
        const tax = (at: number) => taxOnIncome(at, who, yearOf(name).regimes[regimeOf(name)], 4);
        expect(tax(first + more).total).toBeGreaterThanOrEqual(tax(first).total);
        expect(tax(first + more).taxBeforeCess).toBeGreaterThanOrEqual(tax(first).taxBeforeCess);
      }),
    );
  });

  it('never takes more than what was earned on top, wherever marginal relief applies', () => {
    const hasRelief = (name: Named, first: number) => regimeOf(name) === 'new' || first > 500_000;
    fc.assert(
      fc.property(fc.constantFrom(...names), income, person, (name, first, who) => {
        fc.pre(hasRelief(name, first));
        const left = (at: number) => at - taxOnIncome(at, who, yearOf(name).regimes[regimeOf(name)], 4).taxBeforeCess;
        expect(left(first + 10)).toBeGreaterThanOrEqual(left(first));
      }),
      { numRuns: 500 },
    );
  });

  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), income, person, (name, first, who) => {
        const { lines, taxBeforeCess } = taxOnIncome(first, who, yearOf(name).regimes[regimeOf(name)], 4);
        const upToCess = lines.slice(
          0,
          lines.findIndex(({ step }) => step === 'taxBeforeCess'),
        );
        const sum = upToCess.reduce(
          (all, { kind, amount }) => all + { plus: amount, less: -amount, result: 0 }[kind],
          0,
        );
        // Each line is rounded on its own.
        expect(Math.abs(sum - taxBeforeCess)).toBeLessThanOrEqual(upToCess.length);
      }),
    );
  });
});
