import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees a year. */
  readonly turnover: number;
  readonly supply: 'goods' | 'services';
  readonly customers: 'telangana' | 'elsewhere';
  readonly marketplace: 'no' | 'yes';
  readonly reverseCharge: 'no' | 'yes';
  /** Whether all that is sold is exempt or own farm produce, or the buyer pays the GST on all of it. */
  readonly sold: 'taxable' | 'exempt' | 'buyer-pays';
}

/**
 * Whether a business in Telangana has to register for GST. CGST Act, sections 22 to 24; notifications 10/2017 (Integrated Tax) for services,
 * 5/2017 (Central Tax) where the buyer pays the tax, 34/2023 (Central Tax) for small sellers on a marketplace.
 */
export const gstRegistration = defineRule(
  { limit: 'gst.threshold' },
  ({ turnover, supply, customers, marketplace, reverseCharge, sold }: Partial<Case>, { limit }) => {
    if (sold === 'buyer-pays') return outcome('buyer-pays');
    if (sold === 'exempt') {
      if (reverseCharge === undefined) return ask('reverseCharge');
      return outcome(reverseCharge === 'yes' ? 'reverse-charge' : 'exempt');
    }
    const unlessLeftOut = (name: string) => (sold === undefined ? ask('sold') : outcome(name));
    if (customers === 'elsewhere' && supply === 'goods') return unlessLeftOut('other-states');
    if (turnover === undefined) return ask('turnover');
    if (turnover > limit) return unlessLeftOut('above');
    if (customers === undefined) return ask('customers');
    if (marketplace === undefined) return ask('marketplace');
    if ((customers === 'elsewhere' || marketplace === 'yes') && supply === undefined) return ask('supply');
    if (reverseCharge === undefined) return ask('reverseCharge');
    if (reverseCharge === 'yes') return unlessLeftOut('reverse-charge');
    return outcome(marketplace === 'yes' && supply === 'goods' ? 'enrol' : 'below');
  },
);
