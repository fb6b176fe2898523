import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Full years of continuous service. */
  readonly years: number;
  /** Days beyond the full years. */
  readonly days: number;
  /** Rupees of the last month. */
  readonly wage: number;
  readonly term: 'regular' | 'fixed' | 'death';
  readonly employees: number;
}

/** Whether gratuity is due to an employee who leaves, and how much. Code on Social Security 2020, section 53. */
export const gratuity = defineRule(
  {
    service: 'wages.gratuity-years',
    lastYear: 'wages.gratuity-last-year',
    fixedTerm: 'wages.gratuity-fixed-term',
    people: 'wages.gratuity-employees',
    rate: 'wages.gratuity-days',
    cap: 'wages.gratuity-cap',
  },
  ({ years, days, wage, term, employees }: Partial<Case>, figures) => {
    if (years === undefined) return ask('years');
    if (term === undefined) return ask('term');
    if (term === 'fixed' && years < figures.fixedTerm) return outcome('fixed-short');
    if (term === 'regular' && years < figures.service - 1) return outcome('short');
    if (days === undefined) return ask('days');
    const isRegular = term === 'regular';
    const isShort = isRegular && years < figures.service;
    if (isShort && days < figures.lastYear) return outcome('short');
    if (employees === undefined) return ask('employees');
    if (employees < figures.people) return outcome('few');
    if (wage === undefined) return ask('wage');
    const served = isRegular ? years + (days > halfYear ? 1 : 0) : years + days / 365;
    const amount = Math.round((wage * figures.rate * served) / workingDays);
    if (isShort) return outcome('nearly', { amount: Math.min(amount, figures.cap) });
    if (amount > figures.cap) return outcome('capped');
    return isRegular ? outcome('due', { amount, counted: String(served) }) : outcome('pro-rata', { amount });
  },
);

/** Working days of a month, by which a monthly wage is divided. */
const workingDays = 26;

/** Days in six months; more of them make a year in the amount, and none in the service that is needed. */
const halfYear = 183;
