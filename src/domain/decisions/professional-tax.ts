import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly who: 'employee' | 'listed-profession' | 'director' | 'contractor' | 'other';
  /** Rupees a month. */
  readonly salary: number;
  readonly years: number;
  /** Rupees a year. */
  readonly turnover: number;
}

/** What professional tax somebody in Telangana pays. Telangana Tax on Professions Act 1987, schedule. */
export const professionalTax = defineRule(
  {
    nil: 'professional-tax.nil-up-to',
    middle: 'professional-tax.middle-up-to',
    free: 'professional-tax.free-years',
    from: 'professional-tax.contractor-from',
    to: 'professional-tax.contractor-to',
  },
  ({ who, salary, years, turnover }: Partial<Case>, figures) => {
    if (who === undefined) return ask('who');
    if (who === 'director' || who === 'other') return outcome(who);
    if (who === 'employee') {
      if (salary === undefined) return ask('salary');
      if (salary <= figures.nil) return outcome('nil');
      return outcome(salary <= figures.middle ? 'middle' : 'full');
    }
    if (who === 'listed-profession') {
      if (years === undefined) return ask('years');
      return outcome(years <= figures.free ? 'profession-new' : 'profession');
    }
    if (turnover === undefined) return ask('turnover');
    if (turnover < figures.from) return outcome('contractor-below');
    return outcome(turnover <= figures.to ? 'contractor' : 'contractor-above');
  },
);
