import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees in dispute: tax, or the penalty where an order demands nothing else. */
  readonly demand: number;
  readonly stage: 'first' | 'tribunal';
  readonly nature: 'tax' | 'penalty';
  readonly levy: 'both' | 'single' | 'integrated';
}

/** How much is deposited before an appeal in GST. CGST Act 2017, sections 107 and 112; IGST Act 2017, section 20, for its caps. */
export const appealDeposit = defineRule(
  {
    first: 'appeals.gst-deposit',
    tribunal: 'appeals.gstat-deposit',
    penaltyFirst: 'appeals.gst-penalty-deposit',
    penaltyTribunal: 'appeals.gstat-penalty-deposit',
    capFirst: 'appeals.gst-deposit-cap',
    capTribunal: 'appeals.gstat-deposit-cap',
    capFirstIgst: 'appeals.gst-deposit-cap-igst',
    capTribunalIgst: 'appeals.gstat-deposit-cap-igst',
  },
  ({ demand, stage, nature, levy }: Partial<Case>, figures) => {
    if (demand === undefined) return ask('demand');
    if (stage === undefined) return ask('stage');
    if (nature === undefined) return ask('nature');
    const isFirst = stage === 'first';
    const share = (percent: number) => Math.ceil((demand * percent) / 100);
    if (nature === 'penalty') {
      const deposit = share(isFirst ? figures.penaltyFirst : figures.penaltyTribunal);
      return outcome(isFirst ? 'penalty' : 'penalty-tribunal', { deposit });
    }
    const deposit = share(figures[stage]);
    const cap = isFirst ? figures.capFirst : figures.capTribunal;
    if (deposit <= cap) return outcome(stage, { deposit });
    if (levy === undefined) return ask('levy');
    const capIgst = isFirst ? figures.capFirstIgst : figures.capTribunalIgst;
    const most = { single: cap, both: 2 * cap, integrated: capIgst }[levy];
    if (deposit <= most) return outcome(stage, { deposit });
    return outcome(isFirst ? 'capped' : 'capped-tribunal', { deposit: most });
  },
);
