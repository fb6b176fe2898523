import { emptyCase } from '../regimes/tax-case.ts';
import { taxOnIncome } from '../regimes/tax-on-income.ts';
import { toNearestTen, toWholeRupees } from '../rounding.ts';
import { firmFigures, firmRegime, newRegime, newRegimeFigures } from './regime-figures.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly work: 'business' | 'profession' | 'commission';
  readonly owner: 'person' | 'firm' | 'other';
  /** Rupees of the year. */
  readonly turnover: number;
  readonly paid: 'bank' | 'cash' | 'both';
  /** Rupees of the turnover that came in cash. */
  readonly cash: number;
  /** The same in percent, of what came in cash or through the bank. */
  readonly cashShare: number;
  readonly bankShare: number;
}

/** The least profit that is declared in the presumptive scheme, and the tax on it without other income. Income-tax Act 2025, section 58 (earlier 44AD and 44ADA). */
export const presumptive = defineRule(
  {
    business: 'income-tax.presumptive-turnover',
    businessDigital: 'income-tax.presumptive-turnover-digital',
    profession: 'income-tax.presumptive-receipts',
    professionDigital: 'income-tax.presumptive-receipts-digital',
  },
  ({ work, owner, turnover, paid, cash: rupees, cashShare, bankShare }: Partial<Case>, figures) => {
    if (work === undefined) return ask('work');
    if (work === 'commission') return outcome('closed');
    if (owner === undefined) return ask('owner');
    if (owner === 'other') return outcome('closed');
    if (turnover === undefined) return ask('turnover');
    const share = cashShare ?? (bankShare === undefined ? undefined : 100 - bankShare);
    const cash = rupees ?? (share === undefined ? undefined : Math.round((turnover * share) / 100));
    const isProfession = work === 'profession';
    const limit = isProfession ? figures.profession : figures.business;
    const digital = isProfession ? figures.professionDigital : figures.businessDigital;
    if (turnover > digital) return outcome(isProfession ? 'profession-above' : 'business-above');
    const isSplitNeeded = !isProfession || turnover > limit;
    if (isSplitNeeded && cash === undefined && paid === undefined) return ask(turnover > limit ? 'cashShare' : 'paid');
    if (isSplitNeeded && cash === undefined && paid === 'both') return ask('cash');
    const inCash = Math.min(turnover, cash ?? (paid === 'cash' ? turnover : 0));
    if (turnover > limit && inCash * 100 > turnover * figures.share)
      return outcome(isProfession ? 'profession-above' : 'business-above');

    const parts = isProfession
      ? BigInt(turnover) * BigInt(figures.fees)
      : BigInt(turnover - inCash) * BigInt(figures.bank) + BigInt(inCash) * BigInt(figures.cash);
    const profit = toWholeRupees(parts, 100n);
    const regime = owner === 'firm' ? firmRegime(figures) : newRegime(figures);
    const { total: tax } = taxOnIncome(toNearestTen(parts, 100n), emptyCase, regime, figures.cess);
    if (isProfession) return outcome('profession', { profit, tax });
    return outcome('business', { profit, tax, inBank: turnover - inCash, inCash });
  },
  {
    share: 'income-tax.presumptive-cash',
    bank: 'income-tax.presumptive-profit-digital',
    cash: 'income-tax.presumptive-profit',
    fees: 'income-tax.presumptive-share',
    ...newRegimeFigures,
    ...firmFigures,
  },
  ['cashShare', 'bankShare'],
);
