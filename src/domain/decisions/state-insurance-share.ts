import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees a month. */
  readonly wage: number;
  readonly disability: 'no' | 'yes';
  /** How many have that wage. */
  readonly employees: number;
}

/** What employer and employees pay to ESI for a month. Code on Social Security 2020; for each employee every paisa is rounded up to a rupee. */
export const stateInsuranceShare = defineRule(
  {
    limit: 'esi.limit',
    disabilityLimit: 'esi.disability-limit',
    employee: 'esi.employee',
    employer: 'esi.employer',
    daily: 'esi.daily',
    from: 'esi.employees',
  },
  ({ wage, disability, employees }: Partial<Case>, { limit, disabilityLimit, employee, employer, daily, from }) => {
    if (wage === undefined) return ask('wage');
    if (wage > disabilityLimit) return outcome('above');
    if (wage > limit && disability === undefined) return ask('disability');
    if (wage > limit && disability === 'no') return outcome('above');
    const ofEmployer = roundedUp(wage * employer);
    const isLow = wage / workingDays <= daily;
    const ofEmployee = isLow ? 0 : roundedUp(wage * employee);
    if (employees === undefined) return ask('employees');
    if (employees <= 1) return isLow ? outcome('low', { ofEmployer }) : outcome('within', { ofEmployee, ofEmployer });
    const [ofStaff, ofOffice] = [ofEmployee * employees, ofEmployer * employees];
    const all = { ofEmployee, ofEmployer, ofStaff, ofOffice, total: ofStaff + ofOffice };
    return outcome(employees < from ? 'few' : 'staff', all);
  },
);

/** Days of a month by which ESIC divides a monthly wage. */
const workingDays = 26;

const roundedUp = (hundredths: number) => Math.ceil(Number((hundredths / 100).toFixed(2)));
