import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly owners: number;
  readonly investors: 'no' | 'yes';
  readonly liability: 'limited' | 'own';
}

/** Which form of business fits. Companies Act 2013, sections 3 and 464; LLP Act 2008, section 6; Partnership Act 1932, section 4. */
export const businessForm = defineRule(
  { company: 'companies.members-private', llp: 'llp.partners', most: 'companies.partners-most' },
  ({ owners, investors, liability }: Partial<Case>, { company, llp, most }) => {
    if (owners === undefined) return ask('owners');
    if (investors === undefined) return ask('investors');
    if (investors === 'yes') return outcome(owners >= company ? 'company' : 'company-second');
    if (liability === undefined) return ask('liability');
    if (owners >= llp) return outcome(liability === 'limited' || owners > most ? 'llp' : 'partnership');
    return outcome(liability === 'limited' ? 'one-person' : 'proprietor');
  },
);
