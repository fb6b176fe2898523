import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees of the year after TDS. */
  readonly tax: number;
  readonly age: number;
  readonly business: 'no' | 'presumptive' | 'other';
  readonly resident: 'yes' | 'no';
}

/** Whether advance tax is due, and how much by each date. Income-tax Act 2025, sections 403, 404 and 408. */
export const advanceTax = defineRule(
  {
    limit: 'advance-tax.limit',
    senior: 'pensions.age',
    first: 'advance-tax.first',
    second: 'advance-tax.second',
    third: 'advance-tax.third',
  },
  ({ tax, age, business, resident }: Partial<Case>, { limit, senior, first, second, third }) => {
    const isSenior = age !== undefined && age >= senior && business === 'no';
    if (isSenior && resident === 'yes') return outcome('senior');
    if (tax === undefined) return ask('tax');
    if (tax < limit) return outcome('below');
    if (business === undefined) return ask('business');
    if (business === 'presumptive') return outcome('presumptive');
    if (business === 'no' && age === undefined) return ask('age');
    if (isSenior && resident === undefined) return ask('resident');
    const share = (percent: number) => Math.round((tax * percent) / 100);
    return outcome('due', { first: share(first), second: share(second), third: share(third) });
  },
);
