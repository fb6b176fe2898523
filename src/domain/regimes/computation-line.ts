/** The steps of a computation, in the order in which they are taken. */
export const steps = [
  'salary',
  'houseRent',
  'standardDeduction',
  'otherIncome',
  'homeLoanInterest',
  'grossTotalIncome',
  'employerNps',
  'section80C',
  'nps',
  'health',
  'savingsInterest',
  'otherDeductions',
  'taxableIncome',
  'slab',
  'topSlab',
  'slabTax',
  'rebate',
  'rebateRelief',
  'surcharge',
  'surchargeRelief',
  'taxBeforeCess',
  'cess',
  'total',
] as const;

export type Step = (typeof steps)[number];

/** One line of a computation sheet: the step, what it came to in whole rupees, and the figures its rule names, `percent` in percent and all others in rupees. */
export interface ComputationLine {
  readonly step: Step;
  /** Whether it is put on, taken off, or what there is after all before it. */
  readonly kind: 'plus' | 'less' | 'result';
  readonly amount: number;
  readonly terms?: Readonly<Record<string, number>>;
}
