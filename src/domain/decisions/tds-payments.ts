import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly nature: 'contract' | 'profession' | 'technical' | 'commission' | 'salary';
  readonly payer: 'business' | 'person';
  readonly payee: 'individual' | 'other';
  /** Rupees of one payment. */
  readonly amount: number;
  /** Rupees of the year to the same payee, this payment included. */
  readonly year: number;
}

/** Whether a payment for work carries TDS. Income-tax Act 2025, sections 392 and 393 (earlier 192, 194C, 194H, 194J and 194M). */
export const tdsPayments = defineRule(
  {
    single: 'tds.contractor-single',
    contractYear: 'tds.contractor-year',
    individual: 'tds.contractor-person',
    other: 'tds.contractor-other',
    fees: 'tds.professional-limit',
    profession: 'tds.professional',
    technical: 'tds.technical',
    commissionYear: 'tds.commission-limit',
    commission: 'tds.commission',
    large: 'tds.big-payment-limit',
    largeRate: 'tds.big-payment',
  },
  ({ nature, payer, payee, amount: bill, year }: Partial<Case>, figures) => {
    if (nature === undefined) return ask('nature');
    if (nature === 'salary') return outcome('salary');
    const isYearAbove = year !== undefined && year > figures.contractYear;
    const amount = bill ?? (isYearAbove ? year : undefined);
    if (amount === undefined) return ask('amount');
    const tax = (percent: number) => ({ tax: Math.round((amount * percent) / 100) });
    if (payer === undefined) return ask('payer');
    if (year === undefined) return ask('year');
    const inYear = Math.max(year, amount);
    if (payer === 'person')
      return inYear > figures.large ? outcome('large', tax(figures.largeRate)) : outcome('person');
    if (nature === 'contract') {
      if (amount <= figures.single && inYear <= figures.contractYear) return outcome('contract-below');
      if (payee === undefined) return ask('payee');
      return outcome(`contract-${payee}`, tax(figures[payee]));
    }
    const isAbove = inYear > (nature === 'commission' ? figures.commissionYear : figures.fees);
    return isAbove ? outcome(nature, tax(figures[nature])) : outcome(`${nature}-below`);
  },
);
