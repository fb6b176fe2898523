import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Basic pay and dearness allowance, rupees a month. */
  readonly wage: number;
}

/** What employer and employee pay to the provident fund for a month. Code on Social Security 2020 and EPF Scheme 2026. */
export const providentFundShare = defineRule(
  { ceiling: 'pf.ceiling', share: 'pf.share' },
  ({ wage }: Partial<Case>, { ceiling, share }) => {
    if (wage === undefined) return ask('wage');
    const each = Math.round((Math.min(wage, ceiling) * share) / 100);
    return outcome(wage > ceiling ? 'at-ceiling' : 'within', { each });
  },
);
