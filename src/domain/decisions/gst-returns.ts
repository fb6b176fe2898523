import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly scheme: 'regular' | 'composition';
  /** Rupees of the year before. */
  readonly turnover: number;
}

/** Whether GST returns are filed every month or every quarter. CGST Act, section 39 and rule 61A. */
export const gstReturns = defineRule(
  { quarterly: 'gst.qrmp-limit' },
  ({ scheme, turnover }: Partial<Case>, { quarterly }) => {
    if (scheme === 'composition') return outcome('composition');
    if (turnover === undefined) return ask('turnover');
    if (turnover > quarterly) return outcome('monthly');
    if (scheme === undefined) return ask('scheme');
    return outcome('quarterly');
  },
);
