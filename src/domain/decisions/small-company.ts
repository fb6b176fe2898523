import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly kind: 'private' | 'one-person' | 'excluded';
  /** Rupees, paid up. */
  readonly capital: number;
  /** Rupees of the year before. */
  readonly turnover: number;
}

/** Whether a company is a small company. Companies Act 2013, section 2(85), with the limits since December 2025. */
export const smallCompany = defineRule(
  { capitalLimit: 'companies.small-capital', turnoverLimit: 'companies.small-turnover' },
  ({ kind, capital, turnover }: Partial<Case>, { capitalLimit, turnoverLimit }) => {
    if (kind === 'excluded') return outcome('excluded');
    if (capital !== undefined && capital > capitalLimit) return outcome('above');
    if (turnover === undefined) return ask('turnover');
    if (turnover > turnoverLimit) return outcome('above');
    if (capital === undefined) return ask('capital');
    if (kind === undefined) return ask('kind');
    return outcome(kind === 'one-person' ? 'one-person' : 'small');
  },
);
