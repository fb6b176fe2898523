import type { Slab } from '../income-tax.ts';
import { toNearestTen, toWholeRupees } from '../rounding.ts';
import type { ComputationLine, Step } from './computation-line.ts';
import type { TaxCase } from './tax-case.ts';
import type { Regime } from './tax-year.ts';

/** The tax of a year in whole rupees. `taxBeforeCess` comes after rebate, surcharge and reliefs; `total` is rounded to ten rupees. */
export interface Tax {
  readonly slabTax: number;
  readonly rebate: number;
  readonly surcharge: number;
  readonly taxBeforeCess: number;
  readonly cess: number;
  readonly total: number;
  readonly lines: readonly ComputationLine[];
}

type Person = Pick<TaxCase, 'age' | 'isResident'>;

/**
 * Takes a taxable income in whole rupees (a multiple of ten), whose it is, a regime and the cess in percent; returns the tax on it.
 * The rebate (section 87A; section 156 of the 2025 Act) is for residents; where it has marginal relief, tax is at most the income above its
 * limit. Tax and surcharge are at most those at the threshold plus the income above it. Exact until each figure is rounded, half up; the
 * total to the nearest ten (section 288B).
 */
export function taxOnIncome(taxable: number, person: Person, regime: Regime, cessPercent: number): Tax {
  const slabs = slabsFor(person, regime);
  const shares = slabs.map((slab, at) => shareOf(taxable, slab, slabs[at - 1]?.upTo ?? 0));
  const slabTax = total(shares.map(({ tax }) => tax));
  const rebate = rebateOn(taxable, slabTax, person, regime);
  const afterRebate = slabTax - rebate.most - rebate.relief;
  const surcharge = surchargeOn(taxable, afterRebate, person, regime);
  const beforeCess = afterRebate * perCent + surcharge.full - surcharge.relief;
  const cess = beforeCess * BigInt(cessPercent);
  const due = toNearestTen(beforeCess * perCent + cess, cessParts);

  const line = (step: Step, kind: ComputationLine['kind'], amount: number, terms?: Record<string, number>) =>
    amount > 0 || kind === 'result' ? [{ step, kind, amount, ...(terms && { terms }) }] : [];
  const { upTo: limit } = regime.rebate;
  const taxBeforeCess = toWholeRupees(beforeCess, surchargeParts);
  const lines: readonly ComputationLine[] = [
    ...shares.flatMap(({ from, upTo, percent, tax }) =>
      upTo === null
        ? line('topSlab', 'plus', toWholeRupees(tax, paise), { from, percent })
        : line('slab', 'plus', toWholeRupees(tax, paise), { from, upTo, percent }),
    ),
    ...line('slabTax', 'result', toWholeRupees(slabTax, paise)),
    ...line('rebate', 'less', toWholeRupees(rebate.most, paise), { limit }),
    ...line('rebateRelief', 'less', toWholeRupees(rebate.relief, paise), { limit }),
    ...line('surcharge', 'plus', toWholeRupees(surcharge.full, surchargeParts), surcharge.terms),
    ...line('surchargeRelief', 'less', toWholeRupees(surcharge.relief, surchargeParts), surcharge.terms),
    ...line('taxBeforeCess', 'result', taxBeforeCess),
    ...line('cess', 'plus', toWholeRupees(cess, cessParts), { percent: cessPercent }),
    ...line('total', 'result', due),
  ];
  return {
    slabTax: toWholeRupees(slabTax, paise),
    rebate: toWholeRupees(rebate.most + rebate.relief, paise),
    surcharge: toWholeRupees(surcharge.full - surcharge.relief, surchargeParts),
    taxBeforeCess,
    cess: toWholeRupees(cess, cessParts),
    total: due,
    lines,
  };
}

/** The slabs for a person: residents from an age on have more without tax. */
export function slabsFor({ age, isResident }: Person, { slabs, exemptFromAge }: Regime): readonly Slab[] {
  const upTo = isResident
    ? Math.max(0, ...exemptFromAge.filter((band) => age >= band.age).map((band) => band.upTo))
    : 0;
  const above = slabs.filter((slab) => slab.upTo === null || slab.upTo > upTo);
  return upTo === 0 || above[0]?.percent === 0 ? above : [{ upTo, percent: 0 }, ...above];
}

// A percentage of whole rupees is whole paise; each further percentage adds two decimals.
const perCent = 100n;
const paise = perCent;
const surchargeParts = paise * perCent;
const cessParts = surchargeParts * perCent;

const atLeastZero = (amount: bigint) => (amount > 0n ? amount : 0n);
const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

function shareOf(taxable: number, { upTo, percent }: Slab, floor: number) {
  const income = Math.max(0, Math.min(taxable, upTo ?? taxable) - floor);
  return { from: floor, upTo, percent, tax: BigInt(income) * BigInt(percent) };
}

/** The rebate in paise, and what marginal relief takes off above its limit. */
function rebateOn(taxable: number, slabTax: bigint, { isResident }: Person, { rebate }: Regime) {
  if (!isResident) return { most: 0n, relief: 0n };
  if (taxable <= rebate.upTo) return { most: lesser(slabTax, BigInt(rebate.most) * paise), relief: 0n };
  const above = BigInt(taxable - rebate.upTo) * paise;
  return { most: 0n, relief: rebate.hasMarginalRelief ? atLeastZero(slabTax - above) : 0n };
}

/** The surcharge in parts of a paisa, in full and what marginal relief takes off. */
function surchargeOn(taxable: number, tax: bigint, person: Person, regime: Regime) {
  const step = regime.surcharge.findLast(({ above }) => taxable > above);
  if (!step) return { full: 0n, relief: 0n };
  const full = tax * BigInt(step.percent);
  const most = taxAndSurcharge(step.above, person, regime) + BigInt(taxable - step.above) * surchargeParts;
  const relief = atLeastZero(tax * perCent + full - most);
  return { full, relief, terms: { above: step.above, percent: step.percent } };
}

/** Tax after rebate together with its surcharge, in parts of a paisa. */
function taxAndSurcharge(taxable: number, person: Person, regime: Regime): bigint {
  const slabs = slabsFor(person, regime);
  const slabTax = total(slabs.map((slab, at) => shareOf(taxable, slab, slabs[at - 1]?.upTo ?? 0).tax));
  const rebate = rebateOn(taxable, slabTax, person, regime);
  const tax = slabTax - rebate.most - rebate.relief;
  const { full, relief } = surchargeOn(taxable, tax, person, regime);
  return tax * perCent + full - relief;
}
