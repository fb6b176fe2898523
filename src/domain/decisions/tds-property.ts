import { surchargeFigures } from './surcharge-figures.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly seller: 'resident' | 'non-resident';
  /** Rupees, the price or the stamp value, whichever is more. */
  readonly price: number;
  readonly land: 'ordinary' | 'village-farm';
  /** How long the seller held the property. */
  readonly held: 'long' | 'short';
  /** A resident individual or HUF, or anyone else. */
  readonly buyer: 'person' | 'other';
}

/** Whether the buyer of a property deducts TDS, and how much. Income-tax Act 2025, sections 393 and 397 (earlier 194-IA and 195). */
export const tdsProperty = defineRule(
  { limit: 'tds.property-limit' },
  ({ seller, price, land, held, buyer }: Partial<Case>, figures) => {
    if (price === undefined) return ask('price');
    if (seller === undefined) return ask('seller');
    if (seller === 'resident' && price < figures.limit) return outcome('below');
    if (land === undefined) return ask('land');
    if (land === 'village-farm') return outcome(seller === 'resident' ? 'farm' : 'farm-abroad');
    if (seller === 'resident') return outcome('resident', { tax: Math.round((price * figures.rate) / 100) });
    if (held === undefined) return ask('held');
    if (buyer === undefined) return ask('buyer');
    const base = held === 'long' ? figures.long : figures.short;
    const parts = base * (100 + surchargeOn(price, held, figures)) * (100 + figures.cess);
    return outcome(buyer === 'person' ? 'non-resident' : 'non-resident-tan', {
      base: `${base}%`,
      rate: `${parts / 10_000}%`,
      tax: Math.round((price * parts) / 1_000_000),
    });
  },
  {
    rate: 'tds.property',
    long: 'tds.nri-property',
    short: 'tds.nri-property-short',
    cess: 'income-tax.cess',
    ...surchargeFigures,
  },
);

type Surcharge = Readonly<Record<'from' | 'first' | 'from2' | 'second' | 'from3' | 'third', number>>;

/** The surcharge in percent on an amount from which tax is deducted; on a long-term gain it ends at the second rate. */
function surchargeOn(
  amount: number,
  held: Case['held'],
  { from, first, from2, second, from3, third }: Surcharge,
): number {
  if (amount > from3 && held === 'short') return third;
  if (amount > from2) return second;
  return amount > from ? first : 0;
}
