import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees in plant, machinery and equipment. */
  readonly investment: number;
  /** Rupees a year, without exports. */
  readonly turnover: number;
}

/** Which class of enterprise a business is for Udyam. MSMED Act 2006, section 7, with the limits since April 2025. */
export const udyamClass = defineRule(
  {
    microInvestment: 'msme.micro-investment',
    microTurnover: 'msme.micro-turnover',
    smallInvestment: 'msme.small-investment',
    smallTurnover: 'msme.small-turnover',
    mediumInvestment: 'msme.medium-investment',
    mediumTurnover: 'msme.medium-turnover',
  },
  ({ investment, turnover }: Partial<Case>, figures) => {
    if (turnover === undefined) return ask('turnover');
    if (turnover > figures.mediumTurnover) return outcome('beyond');
    if (investment === undefined) return ask('investment');
    if (investment > figures.mediumInvestment) return outcome('beyond');
    if (investment > figures.smallInvestment || turnover > figures.smallTurnover) return outcome('medium');
    if (investment > figures.microInvestment || turnover > figures.microTurnover) return outcome('small');
    return outcome('micro');
  },
);
