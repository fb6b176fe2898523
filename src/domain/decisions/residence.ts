import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** In India in the tax year. */
  readonly days: number;
  /** In India in the four years before. */
  readonly before: number;
  readonly stay: 'ordinary' | 'leaving' | 'visiting';
  /** Income in India in the year, in rupees. */
  readonly income: number;
}

/** Whether somebody is resident in India for tax. Income-tax Act 2025, section 6. */
export const residence = defineRule(
  {
    year: 'nri.days',
    short: 'nri.days-short',
    four: 'nri.days-four-years',
    visit: 'nri.days-visitor',
    limit: 'nri.visitor-income',
  },
  ({ days, before, stay, income }: Partial<Case>, { year, short, four, visit, limit }) => {
    if (days === undefined) return ask('days');
    if (days >= year) return outcome('resident');
    if (days >= short && stay === undefined) return ask('stay');
    const isHigh = income !== undefined && income > limit;
    const notByDays = income === undefined ? ask('income') : outcome(isHigh ? 'deemed' : 'non-resident');
    if (days < short || stay === 'leaving') return notByDays;
    if (stay === 'visiting' && (days < visit || !isHigh)) return notByDays;
    if (before === undefined) return ask('before');
    if (before < four) return notByDays;
    return outcome(stay === 'visiting' ? 'visitor' : 'resident-four');
  },
);
