import { computeTax } from '../regimes/compute.ts';
import { emptyCase } from '../regimes/tax-case.ts';
import type { RegimeName } from '../regimes/tax-year.ts';
import { newRegime, newRegimeFigures, oldRegime, oldRegimeFigures } from './regime-figures.ts';
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
    if (source === undefined) return ask('source');
    if (resident === undefined) return ask('resident');
    if (regime === undefined) return ask('regime');
    if (regime === 'old' && age === undefined) return ask('age');
    if (regime === 'old' && deductions === undefined) return ask('deductions');
    const regimes = { new: newRegime(figures), old: oldRegime(figures) };
    const { standardDeduction, exemptFromAge } = regimes[regime];
    const isSalary = source === 'salary';
    const isResident = resident === 'yes';
    const taxed = Math.max(0, income - (regime === 'old' ? (deductions ?? 0) : 0));
    const { total: tax, taxableIncome } = computeTax(
      { ...emptyCase, age: age ?? 0, isResident, [isSalary ? 'salary' : 'otherIncome']: taxed },
      { cessPercent: figures.cess, seniorFromAge: figures.senior, regimes },
      regime,
    );
    const exempt = Math.max(
      regime === 'new' ? figures.exemptNew : figures.exemptOld,
      ...exemptFromAge.filter((band) => isResident && (age ?? 0) >= band.age).map(({ upTo }) => upTo),
    );
    const gross = income - (isSalary ? standardDeduction : 0);
    const late = taxableIncome <= figures.feeIncome ? figures.feeSmall : figures.fee;
    const fee = gross <= exempt ? 0 : late;
    if (tds === undefined) return tax > 0 ? ask('tds') : outcome('all', { fee });
    if (tds <= tax) return outcome('due', { tax, balance: tax - tds });
    const refund = tds - tax;
    return outcome('refund', { tax, refund, fee, left: Math.max(0, refund - fee) });
  },
  {
    senior: 'pensions.age',
    ...newRegimeFigures,
    ...oldRegimeFigures,
    fee: 'income-tax.late-fee',
    feeSmall: 'income-tax.late-fee-small',
    feeIncome: 'income-tax.late-fee-income',
  },
);
