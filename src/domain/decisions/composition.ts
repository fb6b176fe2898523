import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly trade: 'goods' | 'restaurant' | 'services';
  /** Rupees of the year before. */
  readonly turnover: number;
  readonly elsewhere: 'no' | 'yes';
  readonly marketplace: 'no' | 'yes';
}

/** Whether a business may choose the composition scheme. CGST Act, section 10, which since October 2023 bars only services on a marketplace. */
export const composition = defineRule(
  { limit: 'gst.composition-limit', services: 'gst.composition-service-limit' },
  ({ trade, turnover, elsewhere, marketplace }: Partial<Case>, { limit, services }) => {
    if (trade === undefined) return ask('trade');
    if (turnover === undefined) return ask('turnover');
    if (trade === 'services' && turnover > services) return outcome('services-above');
    if (turnover > limit) return outcome('above');
    if (elsewhere === undefined) return ask('elsewhere');
    if (elsewhere === 'yes') return outcome('other-states');
    if (trade === 'goods') return outcome('goods');
    if (marketplace === undefined) return ask('marketplace');
    if (marketplace === 'no') return outcome(trade);
    return outcome(trade === 'restaurant' ? 'delivery-app' : 'marketplace');
  },
);
