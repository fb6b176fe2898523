import type { Regime } from '../regimes/tax-year.ts';
import { surchargeFigures } from './surcharge-figures.ts';

/** What the tax of the new regime is computed by, by names in content/law. Income-tax Act 2025, sections 156 and 202. */
export const newRegimeFigures = {
  cess: 'income-tax.cess',
  exemptNew: 'income-tax.exemption-new',
  slab2: 'income-tax.slab-2',
  slab3: 'income-tax.slab-3',
  slab4: 'income-tax.slab-4',
  slab5: 'income-tax.slab-5',
  slab6: 'income-tax.slab-6',
  rate2: 'income-tax.rate-2',
  rate3: 'income-tax.rate-3',
  rate4: 'income-tax.rate-4',
  rate5: 'income-tax.rate-5',
  rate6: 'income-tax.rate-6',
  rateTop: 'income-tax.rate-top',
  rebateIncome: 'income-tax.rebate-income',
  rebate: 'income-tax.rebate',
  standardNew: 'income-tax.standard-new',
  ...surchargeFigures,
} as const;

/** What the tax of the old regime is computed by beside the rates that it shares with the new one. */
export const oldRegimeFigures = {
  superSenior: 'pensions.age-super',
  exemptOld: 'income-tax.exemption-old',
  exemptSenior: 'income-tax.exemption-senior',
  exemptSuper: 'income-tax.exemption-super',
  oldSlab2: 'income-tax.old-slab-2',
  oldSlab3: 'income-tax.old-slab-3',
  oldRate2: 'income-tax.old-rate-2',
  oldRate3: 'income-tax.old-rate-3',
  rebateIncomeOld: 'income-tax.rebate-income-old',
  rebateOld: 'income-tax.rebate-old',
  standardOld: 'income-tax.standard-old',
  from4: 'income-tax.surcharge-from-4',
  fourth: 'income-tax.surcharge-4',
} as const;

/** What the tax of a partnership firm or an LLP is computed by. Finance Act 2026, First Schedule. */
export const firmFigures = {
  firmRate: 'income-tax.firm',
  firmFrom: 'income-tax.firm-surcharge-from',
  firmSurcharge: 'income-tax.firm-surcharge',
} as const;

type Named<Names> = Readonly<Record<keyof Names, number>>;
type NewFigures = Named<typeof newRegimeFigures>;

const surchargeOf = ({ from, first, from2, second, from3, third }: Named<typeof surchargeFigures>) => [
  { above: from, percent: first },
  { above: from2, percent: second },
  { above: from3, percent: third },
];

/** The new regime of the figures of the law. */
export const newRegime = (figures: NewFigures): Regime => ({
  slabs: [
    { upTo: figures.exemptNew, percent: 0 },
    { upTo: figures.slab2, percent: figures.rate2 },
    { upTo: figures.slab3, percent: figures.rate3 },
    { upTo: figures.slab4, percent: figures.rate4 },
    { upTo: figures.slab5, percent: figures.rate5 },
    { upTo: figures.slab6, percent: figures.rate6 },
    { upTo: null, percent: figures.rateTop },
  ],
  exemptFromAge: [],
  standardDeduction: figures.standardNew,
  employerNpsPercent: 0,
  rebate: { upTo: figures.rebateIncome, most: figures.rebate, hasMarginalRelief: true },
  surcharge: surchargeOf(figures),
});

/** The old regime of the figures of the law, without its deductions. */
export const oldRegime = (
  figures: NewFigures & Named<typeof oldRegimeFigures> & { readonly senior: number },
): Regime => ({
  slabs: [
    { upTo: figures.exemptOld, percent: 0 },
    { upTo: figures.oldSlab2, percent: figures.oldRate2 },
    { upTo: figures.oldSlab3, percent: figures.oldRate3 },
    { upTo: null, percent: figures.rateTop },
  ],
  exemptFromAge: [
    { age: figures.senior, upTo: figures.exemptSenior },
    { age: figures.superSenior, upTo: figures.exemptSuper },
  ],
  standardDeduction: figures.standardOld,
  employerNpsPercent: 0,
  rebate: { upTo: figures.rebateIncomeOld, most: figures.rebateOld, hasMarginalRelief: false },
  surcharge: [...surchargeOf(figures), { above: figures.from4, percent: figures.fourth }],
});

/** How the income of a firm is taxed, as a regime of one slab. */
export const firmRegime = ({ firmRate, firmFrom, firmSurcharge }: Named<typeof firmFigures>): Regime => ({
  slabs: [{ upTo: null, percent: firmRate }],
  exemptFromAge: [],
  standardDeduction: 0,
  employerNpsPercent: 0,
  rebate: { upTo: 0, most: 0, hasMarginalRelief: false },
  surcharge: [{ above: firmFrom, percent: firmSurcharge }],
});
