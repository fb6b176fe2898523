import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** In India in the tax year. */
  readonly days: number;
  /** In India in the four years before. */
  readonly before: number;
  readonly stay: 'ordinary' | 'leaving' | 'visiting';
  readonly income: 'low' | 'high';
}

/** Whether somebody is resident in India for tax. Income-tax Act 2025, section 6. */
export const residence = defineRule(
  { year: 'nri.days', short: 'nri.days-short', four: 'nri.days-four-years', visit: 'nri.days-visitor' },
  ({ days, before, stay, income }: Partial<Case>, { year, short, four, visit }) => {
    if (days === undefined) return ask('days');
    if (days >= year) return outcome('resident');
    if (days >= short && stay === undefined) return ask('stay');
    const notByDays = income === undefined ? ask('income') : outcome(income === 'high' ? 'deemed' : 'non-resident');
    if (days < short || stay === 'leaving') return notByDays;
    if (stay === 'visiting' && (days < visit || income !== 'high')) return notByDays;
    if (before === undefined) return ask('before');
    if (before < four) return notByDays;
    return outcome(stay === 'visiting' ? 'visitor' : 'resident-four');
  },
);
