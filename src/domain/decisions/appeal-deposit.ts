import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees in dispute: tax, or the penalty where an order demands nothing else. */
  readonly demand: number;
  readonly stage: 'first' | 'tribunal';
  readonly nature: 'tax' | 'penalty';
}

/** How much is deposited before an appeal in GST. CGST Act 2017, sections 107 and 112. */
export const appealDeposit = defineRule(
  { first: 'appeals.gst-deposit', penalty: 'appeals.gst-penalty-deposit', tribunal: 'appeals.gstat-deposit' },
  ({ demand, stage, nature }: Partial<Case>, { first, penalty, tribunal }) => {
    if (demand === undefined) return ask('demand');
    const deposit = (percent: number) => ({ deposit: Math.ceil((demand * percent) / 100) });
    if (stage === undefined) return ask('stage');
    if (nature === undefined) return ask('nature');
    if (stage === 'tribunal') return nature === 'penalty' ? outcome('ask') : outcome('tribunal', deposit(tribunal));
    return nature === 'penalty' ? outcome('penalty', deposit(penalty)) : outcome('first', deposit(first));
  },
);
