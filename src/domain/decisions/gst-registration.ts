import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees a year. */
  readonly turnover: number;
  readonly supply: 'goods' | 'services';
  readonly customers: 'telangana' | 'elsewhere';
  readonly marketplace: 'no' | 'yes';
  readonly reverseCharge: 'no' | 'yes';
}

/** Whether a business in Telangana has to register for GST. CGST Act, sections 22 to 24; notification 10/2017 (Integrated Tax) for services. */
export const gstRegistration = defineRule(
  { limit: 'gst.threshold' },
  ({ turnover, supply, customers, marketplace, reverseCharge }: Partial<Case>, { limit }) => {
    if (customers === 'elsewhere' && supply === 'goods') return outcome('other-states');
    if (marketplace === 'yes' && supply === 'goods') return outcome('marketplace');
    if (turnover === undefined) return ask('turnover');
    if (turnover > limit) return outcome('above');
    if (customers === undefined) return ask('customers');
    if (marketplace === undefined) return ask('marketplace');
    const isWatched = customers === 'elsewhere' || marketplace === 'yes';
    if (isWatched && supply === undefined) return ask('supply');
    if (reverseCharge === undefined) return ask('reverseCharge');
    return outcome(reverseCharge === 'yes' ? 'reverse-charge' : 'below');
  },
);
