import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Completed years of service; more than six months count as a year. */
  readonly years: number;
  /** Rupees of the last month. */
  readonly wage: number;
  readonly term: 'regular' | 'fixed';
  readonly employees: number;
}

/** Whether gratuity is due to somebody who leaves, and how much. Code on Social Security 2020, section 53. */
export const gratuity = defineRule(
  {
    service: 'wages.gratuity-years',
    fixedTerm: 'wages.gratuity-fixed-term',
    people: 'wages.gratuity-employees',
    days: 'wages.gratuity-days',
    cap: 'wages.gratuity-cap',
  },
  ({ years, wage, term, employees }: Partial<Case>, { service, fixedTerm, people, days, cap }) => {
    if (years === undefined) return ask('years');
    if (years < fixedTerm) return outcome('short');
    if (years < service) {
      if (term === undefined) return ask('term');
      if (term === 'regular') return outcome('short');
    }
    if (employees === undefined) return ask('employees');
    if (employees < people) return outcome('few');
    if (wage === undefined) return ask('wage');
    const amount = Math.round((wage * days * years) / workingDays);
    return amount > cap ? outcome('capped') : outcome('due', { amount });
  },
);

/** Working days of a month, by which a monthly wage is divided. */
const workingDays = 26;
