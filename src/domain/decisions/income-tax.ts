import { emptyCase } from '../regimes/tax-case.ts';
import { taxOnIncome } from '../regimes/tax-on-income.ts';
import { taxableIncome } from '../regimes/taxable-income.ts';
import { toWholeRupees } from '../rounding.ts';
import { firmFigures, firmRegime, newRegime, newRegimeFigures } from './regime-figures.ts';
import { ask, defineRule, outcome } from './rule.ts';

/** Rupees of the year by their kind. */
interface Amounts {
  /** Salary or one's own pension, before the standard deduction. */
  readonly salary: number;
  readonly family: number;
  readonly interest: number;
  readonly rent: number;
  /** Of a business or profession, after its expenses. */
  readonly profit: number;
}

interface Case extends Amounts {
  readonly who: 'person' | 'firm' | 'company';
  readonly resident: 'yes' | 'no';
  /** Whether there is income of other kinds than those that are told. */
  readonly more: 'yes' | 'no';
  readonly side: 'received' | 'paid';
}

const kinds = ['salary', 'family', 'interest', 'rent', 'profit'] as const;
const nothing: Amounts = { salary: 0, family: 0, interest: 0, rent: 0, profit: 0 };
/** A firm has no pay and no pension. */
const ofFirms = { salary: 0, family: 0 };

/** The income tax of a year in the new regime, and that of a firm. Income-tax Act 2025, sections 19, 22, 93, 156 and 202. */
export const incomeTax = defineRule(
  {},
  ({ who, resident, more, side, ...told }: Partial<Case>, figures) => {
    if (who === 'company') return outcome('company');
    const isFirm = who === 'firm';
    if (isFirm && told.profit === undefined) return ask('profit');
    if (kinds.every((kind) => told[kind] === undefined)) return ask('salary');
    const untold = isFirm ? undefined : kinds.find((kind) => told[kind] === undefined);
    if (untold !== undefined && more === undefined) return ask('more');
    if (untold !== undefined && more === 'yes') return ask(untold);
    const { salary, family, interest, rent, profit }: Amounts = { ...nothing, ...told, ...(isFirm && ofFirms) };
    if (profit > 0 && salary + family === 0 && who === undefined) return ask('who');
    if (rent > 0 && salary > 0 && side === undefined) return ask('side');
    if (!isFirm && resident === undefined) return ask('resident');

    const regime = isFirm ? firmRegime(figures) : newRegime(figures);
    const received = side === 'paid' ? 0 : rent;
    const ofRent = toWholeRupees(BigInt(received) * BigInt(figures.rentDeduction), 100n);
    const ofFamily = Math.min(toWholeRupees(BigInt(family), BigInt(figures.familyParts)), figures.familyMost);
    const otherIncome = family - ofFamily + interest + received - ofRent + profit;
    const taxCase = { ...emptyCase, isResident: resident === 'yes', salary, otherIncome };
    const { taxable: total } = taxableIncome(taxCase, regime, { seniorFromAge: figures.senior });
    const { total: tax } = taxOnIncome(total, taxCase, regime, figures.cess);
    const income = salary + family + interest + received + profit;
    const deducted = Math.min(salary, regime.standardDeduction) + ofFamily + ofRent;
    if (isFirm) return outcome('firm', { total, tax });
    return outcome(tax === 0 ? 'nil' : 'due', { income, deducted, total, tax });
  },
  {
    senior: 'pensions.age',
    familyParts: 'pensions.family-parts',
    familyMost: 'pensions.family-new',
    rentDeduction: 'income-tax.rent-deduction',
    ...newRegimeFigures,
    ...firmFigures,
  },
);
