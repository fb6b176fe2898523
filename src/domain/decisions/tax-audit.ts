import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly work: 'business' | 'profession';
  /** Rupees of the year. */
  readonly turnover: number;
  /** Percent of receipts or of payments in cash, whichever is more. */
  readonly cash: number;
  readonly presumptive: 'no' | 'yes';
}

/** Whether books are audited for income tax. Income-tax Act 2025, sections 58 and 63 (earlier 44AD, 44ADA and 44AB). */
export const taxAudit = defineRule(
  {
    business: 'tax-audit.business',
    digital: 'tax-audit.business-digital',
    share: 'tax-audit.cash',
    profession: 'tax-audit.profession',
    fixed: 'income-tax.presumptive-turnover',
    fixedDigital: 'income-tax.presumptive-turnover-digital',
    fixedProfession: 'income-tax.presumptive-receipts-digital',
  },
  ({ work, turnover, cash, presumptive }: Partial<Case>, figures) => {
    if (work === undefined) return ask('work');
    if (turnover === undefined) return ask('turnover');
    if (work === 'profession') {
      if (turnover <= figures.profession) return outcome('profession-below');
      if (turnover > figures.fixedProfession) return outcome('profession-above');
      if (presumptive === undefined) return ask('presumptive');
      if (presumptive === 'no') return outcome('profession-above');
      if (cash === undefined) return ask('cash');
      return outcome(cash <= figures.share ? 'profession-fixed' : 'profession-above');
    }
    if (turnover <= figures.business) return outcome('business-below');
    if (turnover > figures.digital) return outcome('business-above');
    if (cash === undefined) return ask('cash');
    if (cash <= figures.share) return outcome('business-digital');
    if (turnover > figures.fixedDigital) return outcome('business-cash');
    if (presumptive === undefined) return ask('presumptive');
    if (presumptive === 'no') return outcome('business-cash');
    return outcome(turnover <= figures.fixed ? 'business-fixed' : 'business-receipts');
  },
);
