import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly asset: 'property' | 'farm' | 'shares' | 'gold' | 'other';
  /** Rupees of the sale. */
  readonly sold: number;
  /** Full months from purchase to sale. */
  readonly held: number;
  /** Whether land or a building was bought before the day from which no gain is indexed. */
  readonly early: 'yes' | 'no';
  readonly seller: 'resident' | 'non-resident';
  /** Rupees of the purchase, with improvements and the cost of the sale. */
  readonly bought: number;
}

/** The tax on the gain from a sale in outline, before surcharge. Income-tax Act 2025, sections 67, 72 and 196 to 198. */
export const capitalGain = defineRule(
  { sharesHeld: 'capital-gains.shares-held', otherHeld: 'capital-gains.other-held', free: 'capital-gains.shares-free' },
  ({ asset, sold, held, early, seller, bought }: Partial<Case>, figures) => {
    if (asset === undefined) return ask('asset');
    if (asset === 'farm') return outcome('farm');
    if (sold === undefined) return ask('sold');
    if (held === undefined) return ask('held');
    const isShares = asset === 'shares';
    const isLong = held > (isShares ? figures.sharesHeld : figures.otherHeld);
    const isLand = asset === 'property' && isLong;
    if (isLand && seller === undefined) return ask('seller');
    if (isLand && seller === 'resident' && early === undefined) return ask('early');
    if (bought === undefined) return ask('bought');
    const gain = sold - bought;
    if (gain <= 0) return outcome('loss');
    const taxAt = (percent: number, of = gain) => Math.round((of * percent * (100 + figures.cess)) / 10_000);
    if (isShares && !isLong) return outcome('shares-short', { gain, tax: taxAt(figures.sharesShort) });
    if (isShares && gain <= figures.free) return outcome('shares-free', { gain });
    if (isShares) return outcome('shares-long', { gain, tax: taxAt(figures.sharesLong, gain - figures.free) });
    if (!isLong) return outcome('short', { gain });
    const tax = taxAt(figures.otherLong);
    if (!isLand) return outcome('long', { gain, tax });
    if (seller === 'non-resident') return outcome('property-abroad', { gain, tax });
    return outcome(early === 'yes' ? 'property-indexed' : 'property', { gain, tax });
  },
  {
    sharesShort: 'capital-gains.shares-short',
    sharesLong: 'capital-gains.shares-long',
    otherLong: 'capital-gains.other-long',
    cess: 'income-tax.cess',
  },
);
