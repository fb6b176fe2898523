import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly who: 'person' | 'firm' | 'company';
  /** Rupees a year before deductions. */
  readonly income: number;
  readonly regime: 'new' | 'old';
  readonly trigger: 'no' | 'yes';
  readonly source: 'salary' | 'gains' | 'presumptive' | 'business';
}

/** Whether an income tax return is due, and in which form. Income-tax Act 1961, section 139, for FY 2025-26. */
export const incomeTaxReturn = defineRule(
  { newLimit: 'income-tax.exemption-new', oldLimit: 'income-tax.exemption-old', simple: 'income-tax.itr1-income' },
  ({ who, income, regime, trigger, source }: Partial<Case>, { newLimit, oldLimit, simple }) => {
    if (who === 'firm' || who === 'company') return outcome(who);
    if (income === undefined) return ask('income');
    if (who === undefined) return ask('who');
    if (income <= newLimit) {
      if (income > oldLimit && regime === undefined) return ask('regime');
      const isExempt = income <= oldLimit || regime === 'new';
      if (isExempt && trigger === undefined) return ask('trigger');
      if (isExempt && trigger === 'no') return outcome('none');
    }
    if (source === undefined) return ask('source');
    if (source === 'business') return outcome('itr-3');
    if (source === 'presumptive') return outcome(income > simple ? 'itr-3' : 'itr-4');
    return outcome(source === 'salary' && income <= simple ? 'itr-1' : 'itr-2');
  },
);
