import { isSpecified, type Payer } from './deductor.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly nature: 'contract' | 'profession' | 'technical' | 'commission' | 'salary';
  readonly payer: Payer;
  /** Rupees of the payer's business or profession in the year before. */
  readonly turnover: number;
  readonly payee: 'individual' | 'other';
  /** Rupees of one payment. */
  readonly amount: number;
  /** Rupees of the year to the same payee, this payment included. */
  readonly year: number;
  /** Whether TDS was deducted from the earlier payments of the year. */
  readonly earlier: 'no' | 'yes';
}

/** Whether a payment for work carries TDS. Income-tax Act 2025, sections 392 and 393 (earlier 192, 194C, 194H, 194J and 194M). */
export const tdsPayments = defineRule(
  {
    single: 'tds.contractor-single',
    contract: 'tds.contractor-year',
    individual: 'tds.contractor-person',
    other: 'tds.contractor-other',
    fees: 'tds.professional-limit',
    profession: 'tds.professional',
    technical: 'tds.technical',
    commissionYear: 'tds.commission-limit',
    commission: 'tds.commission',
    large: 'tds.big-payment-limit',
    largeRate: 'tds.big-payment',
    payerBusiness: 'tds.payer-turnover',
    payerProfession: 'tds.payer-receipts',
  },
  ({ nature, payer, turnover, payee, amount: bill, year, earlier }: Partial<Case>, figures) => {
    if (nature === undefined) return ask('nature');
    if (nature === 'salary') return outcome('salary');
    // One bill has a limit of its own only under a contract.
    const isYearEnough = year !== undefined && (nature !== 'contract' || year > figures.contract);
    const amount = bill ?? (isYearEnough ? year : undefined);
    if (amount === undefined) return ask('amount');
    if (payer === undefined) return ask('payer');
    const limits = { business: figures.payerBusiness, profession: figures.payerProfession };
    const isLarge = isSpecified(payer, turnover, limits);
    if (isLarge === undefined) return ask('turnover');
    if (year === undefined) return ask('year');
    const inYear = Math.max(year, amount);
    const limit = isLarge ? yearLimit(nature, figures) : smallPayerLimit(nature, figures);
    const isBillAbove = isLarge && nature === 'contract' && amount > figures.single;
    if (inYear <= limit && !isBillAbove) return outcome(isLarge ? `${nature}-below` : 'person');
    if (isLarge && nature === 'contract' && payee === undefined) return ask('payee');
    const [name, rate] = isLarge ? ordinary(nature, payee, figures) : (['large', figures.largeRate] as const);
    const ofBill = { tax: Math.round((amount * rate) / 100) };
    if (year <= limit) return outcome(name, ofBill);
    const ofYear = { tax: Math.round((inYear * rate) / 100), rate: `${rate}%`, base: inYear };
    if (bill !== undefined && earlier === undefined) return ask('earlier');
    if (bill !== undefined && earlier === 'yes') return outcome(name, ofBill);
    return outcome(isLarge ? 'whole-year' : 'large-year', ofYear);
  },
);

type Nature = Exclude<Case['nature'], 'salary'>;
type Named<Name extends string> = Readonly<Record<Name, number>>;

/** The payments of a year above which a payer who deducts as a company does has to deduct. */
const yearLimit = (nature: Nature, figures: Named<'contract' | 'fees' | 'commissionYear'>) =>
  ({
    contract: figures.contract,
    profession: figures.fees,
    technical: figures.fees,
    commission: figures.commissionYear,
  })[nature];

/** The same for any other individual or HUF, whose rule leaves technical services out. */
const smallPayerLimit = (nature: Nature, { large }: Named<'large'>) => (nature === 'technical' ? Infinity : large);

/** The outcome and the rate of a payer who deducts as a company does. */
const ordinary = (
  nature: Nature,
  payee: Case['payee'] = 'individual',
  rates: Named<Case['payee'] | Exclude<Nature, 'contract'>>,
): readonly [string, number] => (nature === 'contract' ? [`contract-${payee}`, rates[payee]] : [nature, rates[nature]]);
