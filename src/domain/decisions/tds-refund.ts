import { computeTax } from '../regimes/compute.ts';
import { emptyCase } from '../regimes/tax-case.ts';
import type { Regime, RegimeName } from '../regimes/tax-year.ts';
import { surchargeFigures } from './surcharge-figures.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees of the year, before any deduction. */
  readonly income: number;
  /** Rupees of TDS and TCS of the year. */
  readonly tds: number;
  readonly source: 'salary' | 'other';
  readonly resident: 'yes' | 'no';
  readonly regime: RegimeName;
  readonly age: number;
  /** Rupees that the old regime allows besides the standard deduction. */
  readonly deductions: number;
}

/**
 * What of the TDS of a year comes back by a return: TDS less tax, and what the fee of a belated return leaves of it. Income-tax Act 1961, sections
 * 234F and 237.
 */
export const tdsRefund = defineRule(
  {},
  ({ income, tds, source, resident, regime, age, deductions }: Partial<Case>, figures) => {
    if (income === undefined) return ask('income');
    if (tds === undefined) return ask('tds');
    if (source === undefined) return ask('source');
    if (resident === undefined) return ask('resident');
    if (regime === undefined) return ask('regime');
    if (regime === 'old' && age === undefined) return ask('age');
    if (regime === 'old' && deductions === undefined) return ask('deductions');
    const { standardDeduction, exemptFromAge } = regimeOf(regime, figures);
    const isSalary = source === 'salary';
    const isResident = resident === 'yes';
    const taxed = Math.max(0, income - (regime === 'old' ? (deductions ?? 0) : 0));
    const { total: tax, taxableIncome } = computeTax(
      { ...emptyCase, age: age ?? 0, isResident, [isSalary ? 'salary' : 'otherIncome']: taxed },
      {
        cessPercent: figures.cess,
        seniorFromAge: figures.senior,
        regimes: { new: regimeOf('new', figures), old: regimeOf('old', figures) },
      },
      regime,
    );
    if (tds <= tax) return outcome('due', { tax, balance: tax - tds });
    const exempt = Math.max(
      regime === 'new' ? figures.exemptNew : figures.exemptOld,
      ...exemptFromAge.filter((band) => isResident && (age ?? 0) >= band.age).map(({ upTo }) => upTo),
    );
    const gross = income - (isSalary ? standardDeduction : 0);
    const late = taxableIncome <= figures.feeIncome ? figures.feeSmall : figures.fee;
    const fee = gross <= exempt ? 0 : late;
    const refund = tds - tax;
    return outcome('refund', { tax, refund, fee, left: Math.max(0, refund - fee) });
  },
  {
    cess: 'income-tax.cess',
    senior: 'pensions.age',
    superSenior: 'pensions.age-super',
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
    ...surchargeFigures,
    from4: 'income-tax.surcharge-from-4',
    fourth: 'income-tax.surcharge-4',
    fee: 'income-tax.late-fee',
    feeSmall: 'income-tax.late-fee-small',
    feeIncome: 'income-tax.late-fee-income',
  },
);

type Figures = Parameters<Parameters<typeof defineRule>[1]>[1];

/** A regime as the tax is computed by it, of the figures of the law; deductions of the old one are taken off the income before. */
function regimeOf(name: RegimeName, figures: Figures): Regime {
  const of = (figure: string) => figures[figure] ?? 0;
  const surcharge = [
    { above: of('from'), percent: of('first') },
    { above: of('from2'), percent: of('second') },
    { above: of('from3'), percent: of('third') },
  ];
  if (name === 'new')
    return {
      slabs: [
        { upTo: of('exemptNew'), percent: 0 },
        { upTo: of('slab2'), percent: of('rate2') },
        { upTo: of('slab3'), percent: of('rate3') },
        { upTo: of('slab4'), percent: of('rate4') },
        { upTo: of('slab5'), percent: of('rate5') },
        { upTo: of('slab6'), percent: of('rate6') },
        { upTo: null, percent: of('rateTop') },
      ],
      exemptFromAge: [],
      standardDeduction: of('standardNew'),
      rebate: { upTo: of('rebateIncome'), most: of('rebate'), hasMarginalRelief: true },
      surcharge,
    };
  return {
    slabs: [
      { upTo: of('exemptOld'), percent: 0 },
      { upTo: of('oldSlab2'), percent: of('oldRate2') },
      { upTo: of('oldSlab3'), percent: of('oldRate3') },
      { upTo: null, percent: of('rateTop') },
    ],
    exemptFromAge: [
      { age: of('senior'), upTo: of('exemptSenior') },
      { age: of('superSenior'), upTo: of('exemptSuper') },
    ],
    standardDeduction: of('standardOld'),
    rebate: { upTo: of('rebateIncomeOld'), most: of('rebateOld'), hasMarginalRelief: false },
    surcharge: [...surcharge, { above: of('from4'), percent: of('fourth') }],
  };
}
