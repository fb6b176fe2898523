import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees a month. */
  readonly wage: number;
  readonly disability: 'no' | 'yes';
}

/** What employer and employee pay to ESI for a month. Code on Social Security 2020; every paisa is rounded up to a rupee. */
export const stateInsuranceShare = defineRule(
  {
    limit: 'esi.limit',
    disabilityLimit: 'esi.disability-limit',
    employee: 'esi.employee',
    employer: 'esi.employer',
    daily: 'esi.daily',
  },
  ({ wage, disability }: Partial<Case>, { limit, disabilityLimit, employee, employer, daily }) => {
    if (wage === undefined) return ask('wage');
    if (wage > disabilityLimit) return outcome('above');
    if (wage > limit && disability === undefined) return ask('disability');
    if (wage > limit && disability === 'no') return outcome('above');
    const ofEmployer = roundedUp(wage * employer);
    if (wage / workingDays <= daily) return outcome('low', { ofEmployer });
    return outcome('within', { ofEmployee: roundedUp(wage * employee), ofEmployer });
  },
);

/** Days of a month by which ESIC divides a monthly wage. */
const workingDays = 26;

const roundedUp = (hundredths: number) => Math.ceil(Number((hundredths / 100).toFixed(2)));
