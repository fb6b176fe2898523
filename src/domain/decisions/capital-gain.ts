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
  /** Rupees of the gain, where that is told and not price and cost. */
  readonly gain: number;
  /** Whether the seller has other income, which uses the basic exemption. */
  readonly others: 'yes' | 'no';
}

/** The tax on the gain from a sale in outline, before surcharge. Income-tax Act 2025, sections 67, 72, 156, 196 to 198 and 202. */
export const capitalGain = defineRule(
  {
    sharesHeld: 'capital-gains.shares-held',
    otherHeld: 'capital-gains.other-held',
    free: 'capital-gains.shares-free',
    exemption: 'income-tax.exemption-new',
    rebate: 'income-tax.rebate-income',
  },
  ({ asset, sold, held, early, seller, bought, gain: told, others }: Partial<Case>, figures) => {
    if (asset === undefined) return ask('asset');
    if (asset === 'farm') return outcome('farm');
    if (told === undefined && sold === undefined) return ask('sold');
    const known = told ?? (sold === undefined || bought === undefined ? undefined : sold - bought);
    const isSmall = known !== undefined && known > 0 && known <= figures.exemption;
    if (isSmall && others === 'no' && seller === undefined) return ask('seller');
    if (isSmall && others === 'no' && seller === 'resident') return outcome('covered', { gain: known });
    if (held === undefined) return ask('held');
    const isShares = asset === 'shares';
    const isLong = held > (isShares ? figures.sharesHeld : figures.otherHeld);
    const isLand = asset === 'property' && isLong;
    if (told === undefined && bought === undefined) return ask('bought');
    const gain = told ?? (sold ?? 0) - (bought ?? 0);
    if (gain <= 0) return outcome('loss');
    const free = isShares && isLong ? figures.free : 0;
    if (gain <= free) return outcome('shares-free', { gain });
    if (seller === undefined) return ask('seller');
    if (seller === 'resident' && others === undefined) return ask('others');
    const isAlone = seller === 'resident' && others === 'no';
    const percent = isShares ? (isLong ? figures.sharesLong : figures.sharesShort) : figures.otherLong;
    const taxAt = (of: number) => Math.round((of * percent * (100 + figures.cess)) / 10_000);
    if (!isShares && !isLong) return outcome(isAlone && gain <= figures.rebate ? 'short-alone' : 'short', { gain });
    if (isAlone) {
      const taxed = gain - figures.exemption - free;
      return taxed <= 0
        ? outcome('covered', { gain })
        : outcome('alone', { gain, taxed, tax: taxAt(taxed), rate: `${percent}%` });
    }
    if (isShares) return outcome(isLong ? 'shares-long' : 'shares-short', { gain, tax: taxAt(gain - free) });
    const tax = taxAt(gain);
    if (!isLand) return outcome('long', { gain, tax });
    if (seller === 'non-resident') return outcome('property-abroad', { gain, tax });
    if (early === undefined) return ask('early');
    return outcome(early === 'yes' ? 'property-indexed' : 'property', { gain, tax });
  },
  {
    sharesShort: 'capital-gains.shares-short',
    sharesLong: 'capital-gains.shares-long',
    otherLong: 'capital-gains.other-long',
    cess: 'income-tax.cess',
  },
  ['gain'],
);
