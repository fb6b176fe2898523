import { roundHalfUp, toWholeRupees } from './rounding.ts';
import { largestAmount } from './rupees.ts';

/** One band of taxable income. `upTo` is its upper edge in rupees, the edge included; null has no edge. */
export interface Slab {
  readonly upTo: number | null;
  readonly percent: number;
}

/** The figures of the estimate: whole rupees and whole percents, slabs from the lowest up. */
export interface TaxRates {
  readonly standardDeduction: number;
  readonly cap80C: number;
  readonly hra: { readonly rentLessPercentOfBasic: number; readonly percentOfBasic: number };
  readonly cessPercent: number;
  readonly slabs: readonly Slab[];
}

/** What the visitor fills in, each in whole rupees a year. */
export interface TaxInput {
  readonly annualIncome: number;
  readonly basicSalary: number;
  readonly hraReceived: number;
  readonly rentPaid: number;
  readonly deductions80C: number;
  readonly otherDeductions: number;
}

/** The estimate in whole rupees; the effective rate in percent with 2 decimals. */
export interface TaxEstimate {
  readonly taxableIncome: number;
  readonly totalDeductions: number;
  readonly taxBeforeCess: number;
  readonly cess: number;
  readonly finalTax: number;
  readonly effectiveTaxRate: number;
}

/** The part of the taxable income in one slab and its tax before cess; `from` is the first rupee in it. */
export interface SlabShare {
  readonly from: number;
  readonly upTo: number | null;
  readonly percent: number;
  readonly income: number;
  readonly tax: number;
}

/** The total deductions, item by item, in whole rupees. */
export interface DeductionShare {
  readonly standard: number;
  readonly capped80C: number;
  readonly hraExemption: number;
  readonly other: number;
}

// A percentage of whole rupees is whole paise; each further percentage adds two decimals.
const paise = 100n;
const taxParts = paise * 100n;
const cessParts = taxParts * 100n;

function wholeAmount(rupees: number, name: string): bigint {
  if (!Number.isInteger(rupees) || rupees < 0 || rupees > largestAmount) {
    throw new RangeError(`${name} must be whole rupees from 0 to ${largestAmount}, not ${rupees}`);
  }
  return BigInt(rupees);
}

function lesser(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}

function deductionsInPaise(input: TaxInput, rates: TaxRates) {
  const basic = wholeAmount(input.basicSalary, 'basicSalary');
  const received = wholeAmount(input.hraReceived, 'hraReceived') * paise;
  const rentShare = wholeAmount(input.rentPaid, 'rentPaid') * paise - basic * BigInt(rates.hra.rentLessPercentOfBasic);
  const basicShare = basic * BigInt(rates.hra.percentOfBasic);
  const claimed80C = wholeAmount(input.deductions80C, 'deductions80C');
  return {
    standard: BigInt(rates.standardDeduction) * paise,
    capped80C: lesser(claimed80C, BigInt(rates.cap80C)) * paise,
    hraExemption: atLeastZero(lesser(received, lesser(rentShare, basicShare))),
    other: wholeAmount(input.otherDeductions, 'otherDeductions') * paise,
  };
}

function exactIncome(input: TaxInput, rates: TaxRates) {
  const shares = deductionsInPaise(input, rates);
  const deductions = shares.standard + shares.capped80C + shares.hraExemption + shares.other;
  const taxable = atLeastZero(wholeAmount(input.annualIncome, 'annualIncome') * paise - deductions);
  return { deductions, taxable };
}

function exactSlabs(taxable: bigint, slabs: readonly Slab[]) {
  return slabs.map((slab, at) => {
    const floor = slabs[at - 1]?.upTo ?? 0;
    const reached = slab.upTo === null ? taxable : lesser(taxable, BigInt(slab.upTo) * paise);
    const income = atLeastZero(reached - BigInt(floor) * paise);
    return { slab, from: at === 0 ? 0 : floor + 1, income, tax: income * BigInt(slab.percent) };
  });
}

/**
 * The specification's tax estimate (sections 3 and 9). Takes a year's figures and the rates.
 * Every figure comes from the exact amounts and is rounded on its own, half up. HRA exemption
 * and taxable income are never below 0; the effective rate of no income is 0. Throws RangeError
 * when a figure is negative, not whole or above LARGEST_AMOUNT.
 */
export function estimateTax(input: TaxInput, rates: TaxRates): TaxEstimate {
  const { deductions, taxable } = exactIncome(input, rates);
  const tax = exactSlabs(taxable, rates.slabs).reduce((sum, share) => sum + share.tax, 0n);
  const cess = tax * BigInt(rates.cessPercent);
  const finalTax = tax * 100n + cess;
  const income = BigInt(input.annualIncome);
  return {
    taxableIncome: toWholeRupees(taxable, paise),
    totalDeductions: toWholeRupees(deductions, paise),
    taxBeforeCess: toWholeRupees(tax, taxParts),
    cess: toWholeRupees(cess, cessParts),
    finalTax: toWholeRupees(finalTax, cessParts),
    effectiveTaxRate: income === 0n ? 0 : roundHalfUp(finalTax * 100n * 100n, income * cessParts) / 100,
  };
}

/**
 * Takes the same as `estimateTax` and returns one share for every slab, the empty ones too, in
 * whole rupees. The incomes add up to the taxable income. Throws RangeError as `estimateTax` does.
 */
export function slabBreakdown(input: TaxInput, rates: TaxRates): readonly SlabShare[] {
  return exactSlabs(exactIncome(input, rates).taxable, rates.slabs).map(({ slab, from, income, tax }) => ({
    from,
    upTo: slab.upTo,
    percent: slab.percent,
    income: toWholeRupees(income, paise),
    tax: toWholeRupees(tax, taxParts),
  }));
}

/**
 * Takes the same as `estimateTax` and returns the four parts of the total deductions in whole
 * rupees: 80C after its cap, HRA after its three limits. Throws RangeError as `estimateTax` does.
 */
export function deductionBreakdown(input: TaxInput, rates: TaxRates): DeductionShare {
  const shares = deductionsInPaise(input, rates);
  return {
    standard: toWholeRupees(shares.standard, paise),
    capped80C: toWholeRupees(shares.capped80C, paise),
    hraExemption: toWholeRupees(shares.hraExemption, paise),
    other: toWholeRupees(shares.other, paise),
  };
}
