import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly seller: 'resident' | 'non-resident';
  /** Rupees, the price or the stamp value, whichever is more. */
  readonly price: number;
  readonly land: 'ordinary' | 'village-farm';
}

/** Whether the buyer of a property deducts TDS. Income-tax Act 2025, section 393 (earlier 194-IA and 195). */
export const tdsProperty = defineRule(
  { limit: 'tds.property-limit', rate: 'tds.property' },
  ({ seller, price, land }: Partial<Case>, { limit, rate }) => {
    if (seller === 'non-resident') {
      if (land === undefined) return ask('land');
      return outcome(land === 'village-farm' ? 'farm-abroad' : 'non-resident');
    }
    if (price === undefined) return ask('price');
    if (seller === undefined) return ask('seller');
    if (price < limit) return outcome('below');
    if (land === undefined) return ask('land');
    if (land === 'village-farm') return outcome('farm');
    return outcome('resident', { tax: Math.round((price * rate) / 100) });
  },
);
