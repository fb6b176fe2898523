import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly purpose: 'listed' | 'other';
  readonly taxable: 'no' | 'yes';
  readonly certificate: 'no' | 'yes';
  /** Rupees of all taxable payments of the tax year, this one included. */
  readonly total: number;
}

/** Which forms a payment abroad needs. Income-tax Rules 2026, rule 220. */
export const remittance = defineRule(
  { limit: 'remittance.limit' },
  ({ purpose, taxable, certificate, total }: Partial<Case>, { limit }) => {
    if (purpose === undefined) return ask('purpose');
    if (purpose === 'listed') return outcome('listed');
    if (taxable === undefined) return ask('taxable');
    if (taxable === 'no') return outcome('not-taxable');
    if (total === undefined) return ask('total');
    if (total <= limit) return outcome('within');
    if (certificate === undefined) return ask('certificate');
    return outcome(certificate === 'yes' ? 'certificate' : 'above');
  },
);
