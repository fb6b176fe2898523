import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly days: number;
  /** Rupees of TDS in the return. */
  readonly tax: number;
  /** The quarter of the return, by which its due date is known. */
  readonly quarter: 'q1' | 'q2' | 'q3' | 'q4';
}

/** The fee for a late TDS return. Income-tax Act 2025, section 427 (earlier 234E). */
export const tdsLateFee = defineRule(
  { daily: 'tds.return-fee' },
  ({ days, tax }: Partial<Case>, { daily }) => {
    if (days === undefined) return ask('days');
    if (days === 0) return outcome('none');
    if (tax === undefined) return ask('tax');
    const fee = days * daily;
    return tax < fee ? outcome('capped', { byDays: fee }) : outcome('by-days', { fee });
  },
  {},
  ['quarter'],
);
