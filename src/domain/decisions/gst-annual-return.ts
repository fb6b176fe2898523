import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly scheme: 'regular' | 'composition';
  /** Rupees of the year. */
  readonly turnover: number;
}

/** Which annual GST returns are due. CGST Act, section 44; rule 80 and its exemption by notification. */
export const gstAnnualReturn = defineRule(
  { annual: 'gst.gstr9-limit', reconciled: 'gst.gstr9c-limit' },
  ({ scheme, turnover }: Partial<Case>, { annual, reconciled }) => {
    if (scheme === 'composition') return outcome('composition');
    if (turnover === undefined) return ask('turnover');
    if (turnover > reconciled) return outcome('both');
    if (turnover > annual) return outcome('annual');
    if (scheme === undefined) return ask('scheme');
    return outcome('none');
  },
);
