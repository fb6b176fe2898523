import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees a year. */
  readonly turnover: number;
  readonly contribution: number;
}

/** Whether the accounts of an LLP are audited. LLP Rules 2009, rule 24. */
export const llpAudit = defineRule(
  { turnoverLimit: 'llp.audit-turnover', contributionLimit: 'llp.audit-contribution' },
  ({ turnover, contribution }: Partial<Case>, { turnoverLimit, contributionLimit }) => {
    if (contribution !== undefined && contribution > contributionLimit) return outcome('contribution');
    if (turnover === undefined) return ask('turnover');
    if (turnover > turnoverLimit) return outcome('turnover');
    if (contribution === undefined) return ask('contribution');
    return outcome('below');
  },
);
