import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly employees: number;
  readonly wages: 'some-within' | 'all-above';
}

/** Whether ESI applies to an employer. Code on Social Security 2020, section 1 and first schedule. */
export const stateInsurance = defineRule(
  { limit: 'esi.employees' },
  ({ employees, wages }: Partial<Case>, { limit }) => {
    if (employees === undefined) return ask('employees');
    if (employees < limit) return outcome('below');
    if (wages === undefined) return ask('wages');
    return outcome(wages === 'some-within' ? 'covered' : 'none-within');
  },
);
