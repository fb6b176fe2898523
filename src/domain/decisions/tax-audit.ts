import { ask, defineRule, outcome, type Step } from './rule.ts';

interface Case {
  readonly work: 'business' | 'profession';
  /** Rupees of the year. */
  readonly turnover: number;
  /** Percent of receipts or of payments in cash, whichever is more. */
  readonly cash: number;
  /** `left`: used in one of the last five years, with less profit shown now. */
  readonly presumptive: 'no' | 'yes' | 'left';
  /** Whether a listed profession shows at least the share of its receipts that the presumptive scheme fixes. */
  readonly fixedShare: 'yes' | 'no';
}

/** Whether books are audited for income tax. Income-tax Act 2025, sections 58 and 63 (earlier 44AD, 44ADA and 44AB). */
export const taxAudit = defineRule(
  {
    business: 'tax-audit.business',
    digital: 'tax-audit.business-digital',
    share: 'tax-audit.cash',
    profession: 'tax-audit.profession',
    fixed: 'income-tax.presumptive-turnover',
    fixedDigital: 'income-tax.presumptive-turnover-digital',
    fixedProfession: 'income-tax.presumptive-receipts-digital',
    receipts: 'income-tax.presumptive-cash',
  },
  (given: Partial<Case>, figures) => {
    const { work, turnover } = given;
    if (work === undefined) return ask('work');
    if (turnover === undefined) return ask('turnover');
    return (work === 'business' ? ofBusiness : ofProfession)({ ...given, turnover }, figures);
  },
);

type Told = Partial<Case> & Pick<Case, 'turnover'>;
type Limits = Readonly<
  Record<
    'business' | 'digital' | 'share' | 'profession' | 'fixed' | 'fixedDigital' | 'fixedProfession' | 'receipts',
    number
  >
>;

function ofBusiness({ turnover, cash, presumptive }: Told, figures: Limits): Step {
  if (turnover > figures.digital) return outcome('business-above');
  if (presumptive === 'yes' && turnover <= figures.fixed) return outcome('business-fixed');
  if (turnover > figures.business && cash === undefined) return ask('cash');
  const isAudited = turnover > figures.business && cash !== undefined && cash > figures.share;
  if (turnover > figures.fixedDigital) return outcome(isAudited ? 'business-cash' : 'business-digital');
  if (presumptive === undefined) return ask('presumptive');
  if (isAudited) return outcome(presumptive === 'yes' ? 'business-receipts' : 'business-cash');
  if (presumptive === 'left') return outcome('business-left');
  return outcome(turnover <= figures.business ? 'business-below' : 'business-digital');
}

function ofProfession({ turnover, cash, fixedShare }: Told, figures: Limits): Step {
  if (turnover > figures.fixedProfession) return outcome('profession-above');
  if (fixedShare === undefined) return ask('fixedShare');
  if (turnover <= figures.profession) return outcome(fixedShare === 'yes' ? 'profession-below' : 'profession-less');
  if (fixedShare === 'no') return outcome('profession-above');
  if (cash === undefined) return ask('cash');
  // The scheme looks at the cash receipts alone, and `cash` is the higher share of receipts and payments.
  return outcome(cash <= figures.receipts ? 'profession-fixed' : 'profession-receipts');
}
