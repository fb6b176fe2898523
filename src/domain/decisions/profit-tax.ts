import { emptyCase } from '../regimes/tax-case.ts';
import { taxOnIncome } from '../regimes/tax-on-income.ts';
import { toNearestTen } from '../rounding.ts';
import { newRegime, newRegimeFigures } from './regime-figures.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly work: 'own' | 'other';
  /** Rupees of the year. */
  readonly receipts: number;
  readonly costs: number;
}

/** The income tax in the new regime of a resident person on receipts less expenses, without other income. Income-tax Act 2025, sections 26 to 54, 156 and 202. */
export const profitTax = defineRule(
  {},
  ({ work, receipts, costs }: Partial<Case>, figures) => {
    if (work === undefined) return ask('work');
    if (work === 'other') return outcome('other');
    if (receipts === undefined) return ask('receipts');
    if (costs === undefined) return ask('costs');
    const profit = receipts - costs;
    if (profit < 0) return outcome('loss', { loss: -profit });
    const { total: tax } = taxOnIncome(toNearestTen(BigInt(profit), 1n), emptyCase, newRegime(figures), figures.cess);
    return outcome(tax === 0 ? 'nil' : 'due', { profit, tax });
  },
  newRegimeFigures,
);
